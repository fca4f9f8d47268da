import { formatNumber } from '#domain/language/numbers.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'

const answer = 'Is that wrong? Reply to this email and say what is right. Somebody of the alliance reads it.'

export function writeAccountLockedMail({ words }: { words: string }): MailText {
  return writeMail({
    subject: 'Your account is locked',
    paragraphs: [
      'The alliance has locked your account. You are signed out everywhere and cannot sign in. Nothing of your account is deleted.',
    ],
    quote: words,
    closing: [answer, 'Only the alliance can unlock it. You get an email when it does.'],
  })
}

export function writeAccountUnlockedMail({ words, signInUrl }: { words: string; signInUrl: string }): MailText {
  return writeMail({
    subject: 'Your account is unlocked',
    paragraphs: ['The alliance has unlocked your account. You can sign in again as before.'],
    ...(words !== '' && { quote: words }),
    action: { label: 'Sign in', href: signInUrl },
  })
}

export function writeSessionsEndedMail({ words, signInUrl }: { words: string; signInUrl: string }): MailText {
  return writeMail({
    subject: 'You were signed out everywhere',
    paragraphs: [
      'The alliance has ended every session of your account, on every device. You can sign in again at once. If somebody else may know your password, choose a new one.',
    ],
    quote: words,
    action: { label: 'Sign in', href: signInUrl },
    closing: [answer],
  })
}

type OrganizationFacts = { organization: string; residences: number; words: string; deskUrl: string }

export function writeOrganizationLockedMail({ organization, residences, words, deskUrl }: OrganizationFacts): MailText {
  const hidden =
    residences === 0
      ? 'None of its houses was public.'
      : `${residences === 1 ? 'Its house is' : `Its ${formatNumber(residences)} houses are`} hidden from the public list. Nothing is lost.`
  return writeMail({
    subject: `Locked: ${organization}`,
    paragraphs: [
      `The alliance has locked ${organization}. You and your team can still sign in and read everything, but nothing can be published or changed. ${hidden}`,
    ],
    quote: words,
    action: { label: 'Open your desk', href: deskUrl },
    closing: [answer, 'Only the alliance can unlock it. You get an email when it does.'],
  })
}

export function writeOrganizationUnlockedMail({
  organization,
  residences,
  words,
  deskUrl,
}: OrganizationFacts): MailText {
  const shown =
    residences === 0
      ? ''
      : ` ${residences === 1 ? 'Its house is' : `Its ${formatNumber(residences)} houses are`} shown again as before.`
  return writeMail({
    subject: `Unlocked: ${organization}`,
    paragraphs: [`The alliance has unlocked ${organization}. You and your team can change everything again.${shown}`],
    ...(words !== '' && { quote: words }),
    action: { label: 'Open your desk', href: deskUrl },
    closing: ['Please look whether the numbers of open beds are still right.'],
  })
}
