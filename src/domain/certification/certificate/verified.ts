import { buildVerifyPath } from '#domain/language/language.ts'
import { certificateStops, toCertificateDay } from './certificate.ts'
import type { ConditionalForm } from './conditional-form.ts'

/** `unlisted`: its home is not on the public list now. */
export const verifiedStandings = ['holds', 'ended', ...certificateStops, 'replaced', 'unlisted'] as const
export type VerifiedStanding = (typeof verifiedStandings)[number]

type KeptCertificate = {
  endedAs: 'replaced' | 'suspended' | 'withdrawn' | null
  isUnconfirmed: boolean
  endsOn: string
  isListed: boolean
}

export function toVerifiedStanding(
  { endedAs, isUnconfirmed, endsOn, isListed }: KeptCertificate,
  now: Date,
): VerifiedStanding {
  if (!isListed) return 'unlisted'
  if (endedAs !== null) return endedAs
  if (endsOn < toCertificateDay(now)) return 'ended'
  return isUnconfirmed ? 'unconfirmed' : 'holds'
}

/** What a badge and a seal look like: by its shape, and only then by its color. */
export type SealLook = 'holds' | 'timed' | 'lapsed' | 'hold' | 'unknown'

const sealLooks: Readonly<Record<VerifiedStanding, Exclude<SealLook, 'timed' | 'unknown'>>> = {
  holds: 'holds',
  ended: 'lapsed',
  replaced: 'lapsed',
  withdrawn: 'lapsed',
  unconfirmed: 'lapsed',
  suspended: 'hold',
  unlisted: 'hold',
}

export function sealLook(standing: VerifiedStanding, form: ConditionalForm | null): Exclude<SealLook, 'unknown'> {
  return standing === 'holds' && form !== null ? 'timed' : sealLooks[standing]
}

/** Other addresses of a number name the affiliate's state: two may give the same number. */
export function buildCredentialPath(number: string, state: string): string {
  return `${buildVerifyPath(number)}/certificate.jwt?state=${state}`
}

export function buildBadgePath(number: string, state: string): string {
  return `${buildVerifyPath(number)}/badge.svg?state=${state}`
}

export function buildKeysPath(state: string): string {
  return `/affiliates/${state.toLowerCase()}/.well-known/jwks.json`
}

export const statusPurposes = ['revocation', 'suspension'] as const
export type StatusPurpose = (typeof statusPurposes)[number]

export function buildStatusListPath(state: string, purpose: StatusPurpose): string {
  return `/affiliates/${state.toLowerCase()}/status/${purpose}`
}
