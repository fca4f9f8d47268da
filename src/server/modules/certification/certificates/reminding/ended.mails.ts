import type { CertificateEnd } from '#domain/certification/certificate/certificate.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'
import { cleanNameForMail } from '#server/plumbing/mail/name-for-mail.ts'

export type EndedFacts = {
  as: CertificateEnd
  number: string
  residence: string
  affiliate: string
  reason: string
  on: string
}

const whatFollows = {
  suspended:
    'Until the suspension ends, the public list says that the certificate is suspended, and its badge is gray.',
  withdrawn: 'The public list says so from now on, and its badge is gray. The house may apply again.',
} as const

export function writeEndedMail(
  { as, number, residence, affiliate, reason, on }: EndedFacts,
  baseUrl: string,
): MailText {
  const by = cleanNameForMail(affiliate)
  return writeMail({
    subject: `The certificate of ${cleanNameForMail(residence)} is ${as}`,
    paragraphs: [
      `${by} ${as === 'withdrawn' ? 'withdrew' : as} certificate ${cleanNameForMail(number)} on ${formatMediumDay(on)}. ${whatFollows[as]}`,
      `Why: ${reason}`,
      `Get in touch with ${by} if you do not agree, or do not know what comes next.`,
    ],
    action: { label: 'See where it stands', href: `${baseUrl}/workspace/certification` },
  })
}

export function writeLiftedMail(
  { number, residence, affiliate, reason, on }: Omit<EndedFacts, 'as'>,
  baseUrl: string,
): MailText {
  return writeMail({
    subject: `The certificate of ${cleanNameForMail(residence)} counts again`,
    paragraphs: [
      `${cleanNameForMail(affiliate)} ended the suspension of certificate ${cleanNameForMail(number)} on ${formatMediumDay(on)}. The public list says so from now on.`,
      `Why: ${reason}`,
    ],
    action: { label: 'See where it stands', href: `${baseUrl}/workspace/certification` },
  })
}
