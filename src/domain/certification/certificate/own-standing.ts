import { formatLongDay } from '#domain/language/dates.ts'
import type { CertificateStop } from './certificate.ts'

export type StoppedCertificate = { badge: string; words: string }

export type StoppedRow = {
  as: CertificateStop | 'lapsed'
  at: string | null
  state: string
  endsOn: string
  reason: string
}

const badges = {
  suspended: 'Suspended',
  withdrawn: 'Withdrawn',
  unconfirmed: 'To be confirmed',
  lapsed: 'Certificate ended',
} as const satisfies Record<StoppedRow['as'], string>

const whatNow = {
  suspended: 'Ask who certified it what comes next.',
  withdrawn: 'The house may apply again.',
  unconfirmed: 'The house moved or changed hands. Ask who certified it to confirm it.',
  lapsed: 'Renew it.',
} as const

const since = {
  suspended: 'Its certificate is suspended since',
  withdrawn: 'Its certificate was withdrawn on',
  unconfirmed: 'Its certificate is to be confirmed since',
  lapsed: 'Its certificate ended on',
} as const

/** `on` is a day of the state: of one that ran out, its last. */
export function sayStopped({ as, reason }: StoppedRow, on: string): StoppedCertificate {
  const why = reason.trim() === '' ? '' : ` Why: ${reason.trim().replace(/[.!?]$/, '')}.`
  return { badge: badges[as], words: `${since[as]} ${formatLongDay(on)}.${why} ${whatNow[as]}` }
}
