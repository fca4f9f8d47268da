import { formatMediumDay } from '#domain/language/dates.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'
import { cleanNameForMail } from '#server/plumbing/mail/name-for-mail.ts'

export type CheckedInFacts = {
  number: string
  residence: string
  affiliate: string
  note: string
  on: string
  endsOn: string
  extendableTo: string | null
}

export function writeCheckedInMail(
  { number, residence, affiliate, note, on, endsOn, extendableTo }: CheckedInFacts,
  baseUrl: string,
): MailText {
  const by = cleanNameForMail(affiliate)
  const extension =
    extendableTo === null ? '' : `, and ${by} can extend it once, until ${formatMediumDay(extendableTo)}`
  return writeMail({
    subject: `The check-in of ${cleanNameForMail(residence)} is recorded`,
    paragraphs: [
      `${by} looked on ${formatMediumDay(on)} how far the house has come with its conditions.`,
      `What ${by} wrote down: ${note}`,
      `Certificate ${cleanNameForMail(number)} holds until ${formatMediumDay(endsOn)}${extension}. What follows it is a full certificate: apply for it in time, or get in touch with ${by}.`,
    ],
    action: { label: 'See where it stands', href: `${baseUrl}/workspace/certification` },
  })
}
