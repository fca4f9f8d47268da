import { type HideReason, hideReasonWords } from '#domain/residence/listing/hiding.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'

export type HiddenFacts = {
  residence: string
  isClaimed: boolean
  reason: HideReason
  words: string
  residenceUrl: string
}

export function writeHiddenMail({ residence, isClaimed, reason, words, residenceUrl }: HiddenFacts): MailText {
  return writeMail({
    subject: `No longer public: ${residence}`,
    headline: residence,
    paragraphs: [
      `The alliance has hidden ${residence}. Nobody finds it on the public list, in a search or by its address. Nothing is lost, and ${isClaimed ? 'you can go on working with it' : 'it stays in your list'}.`,
    ],
    facts: [['Reason', hideReasonWords[reason]]],
    quote: words,
    action: { label: isClaimed ? 'Open the house' : 'Open your homes', href: residenceUrl },
    closing: [
      'Is that wrong, or is it fixed? Reply to this email and say what is right. Somebody of the alliance reads it.',
      'Only the alliance can show it again. You get an email when it does.',
    ],
  })
}

export type ShownFacts = { residence: string; isPublic: boolean; words: string; residenceUrl: string }

export function writeShownMail({ residence, isPublic, words, residenceUrl }: ShownFacts): MailText {
  return writeMail({
    headline: residence,
    subject: isPublic ? `Public again: ${residence}` : `You can publish it again: ${residence}`,
    paragraphs: [
      isPublic
        ? `The alliance shows ${residence} again. Everybody can find it as before.`
        : `The alliance no longer hides ${residence}. It is not public now: publish it when it is ready.`,
    ],
    ...(words !== '' && { quote: words }),
    action: { label: 'Open the house', href: residenceUrl },
    closing: ['Please look whether the number of open beds is still right.'],
  })
}
