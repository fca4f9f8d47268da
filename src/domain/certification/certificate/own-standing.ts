import { longDay } from '#domain/language/dates.ts'
import type { CertificateStop } from './certificate.ts'

/** Why the last certificate of a residence does not count; `on` is a day of its state, of one that ran out its last. */
export const stoppedAs = ['suspended', 'withdrawn', 'unconfirmed', 'lapsed'] as const
export type StoppedCertificate = { as: (typeof stoppedAs)[number]; on: string; reason: string }

export type StoppedRow = {
  as: CertificateStop | 'lapsed'
  at: string | null
  state: string
  endsOn: string
  reason: string
}

export const stoppedBadges = {
  suspended: 'Suspended',
  withdrawn: 'Withdrawn',
  unconfirmed: 'To be confirmed',
  lapsed: 'Certificate ended',
} as const satisfies Record<StoppedCertificate['as'], string>

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

export function stoppedWords({ as, on, reason }: StoppedCertificate): string {
  const why = reason.trim() === '' ? '' : ` Why: ${reason.trim().replace(/[.!?]$/, '')}.`
  return `${since[as]} ${longDay(on)}.${why} ${whatNow[as]}`
}
