import { mergeUndoDays } from '#domain/residence/listing/merging/merging.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'

export type MergeFacts = {
  kept: string
  gone: string
  isHolder: boolean
  words: string
  residenceUrl: string
  finder: string
}

export function writeMergedMail({ kept, gone, isHolder, words, residenceUrl, finder }: MergeFacts): MailText {
  return writeMail({
    subject: `Two listings are one now: ${kept}`,
    headline: kept,
    paragraphs: [
      `${finder} found that ${gone} and ${kept} are one house. From now on there is one listing: ${kept}. Links to the other one lead there.`,
      isHolder
        ? 'Questions, people who wait, held beds and numbers of beds of the other listing are with this one now. Nothing was deleted.'
        : 'What was asked about the other listing is with this one now. Nothing was deleted.',
    ],
    quote: words,
    action: { label: isHolder ? 'Open the house' : 'Open your homes', href: residenceUrl },
    closing: [
      ...(isHolder ? ['Please look whether the beds are right: each kind of beds should be there once.'] : []),
      `Are they two houses? Reply to this email within ${mergeUndoDays} days: it can be taken back.`,
    ],
  })
}

export function mergeUndoneMail({ kept, gone, isHolder, words, residenceUrl, finder }: MergeFacts): MailText {
  return writeMail({
    subject: `Two listings again: ${kept}`,
    headline: kept,
    paragraphs: [
      `${finder} took back that ${gone} and ${kept} are one house. Each has its own listing again, with what it had before.`,
    ],
    quote: words,
    action: { label: isHolder ? 'Open the house' : 'Open your homes', href: residenceUrl },
    closing: ['Please look whether the number of open beds is still right.'],
  })
}
