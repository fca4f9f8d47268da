import { formatLongDay } from '#domain/language/dates.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import type { CertificateStop } from './certificate.ts'
import type { ConditionalForm } from './conditional-form.ts'

/** `ended`: its last day is over. `never`: nothing says that it was certified. */
export type ToldCertificate = 'certified' | ConditionalForm | CertificateStop | 'ended' | 'never'

export type CertificateOfList = {
  certified: boolean
  certificateForm: ConditionalForm | null
  certificateEndedAs: CertificateStop | null
  certificateEndedOn: string | null
}

export function tellCertificate(one: CertificateOfList): ToldCertificate {
  if (one.certified) return one.certificateForm ?? 'certified'
  return one.certificateEndedAs ?? (one.certificateEndedOn === null ? 'never' : 'ended')
}

export const endedCertificateWords: Record<CertificateStop, string> = {
  suspended: 'Certificate suspended',
  withdrawn: 'Certificate withdrawn',
  unconfirmed: 'Certificate to be confirmed',
}

export function sayEndedCertificate(as: CertificateStop | null, on: string | null): string {
  return as === null ? `Certificate ended on ${formatLongDay(on ?? '')}` : endedCertificateWords[as]
}

/** Its level is one it had: what stopped or ran out says nothing of now. */
export function hasCertificateEnded(one: CertificateOfList): boolean {
  const told = tellCertificate(one)
  return told === 'ended' || told in endedCertificateWords
}

/** The last certificate of a residence that is not certified now; `at` is when it was stopped. */
export type EndedPaper = { as: CertificateStop | null; at: string | null; until: string }

/** Without a certificate on file only the last day of the certification is known. */
export function toEndOfCertificate(ended: EndedPaper | null, certifiedUntil: string | null, state: string) {
  return {
    certificateEndedAs: ended?.as ?? null,
    certificateEndedOn: ended?.at ? toLocalDay(new Date(ended.at), state) : (ended?.until ?? certifiedUntil),
  }
}
