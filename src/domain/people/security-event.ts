/** What is written down so that an attack can be seen (OWASP ASVS 16.3). The list is closed; words for people are in content. */
export const securityEventKinds = [
  'signed_in',
  'sign_in_failed',
  'account_locked',
  'refused',
  'limited',
  'password_changed',
  'factor_added',
  'factor_removed',
  'factor_failed',
  'sessions_ended',
  'exported',
  'bulk_act',
  'claim_decided',
  'officer_invited',
  'alert_sent',
] as const

export type SecurityEventKind = (typeof securityEventKinds)[number]

/** Equal events as one row: the first and the last moment, how many there were and how many things they touched. */
export type GatheredEvents = {
  since: Date
  until: Date
  kind: SecurityEventKind
  network: string | null
  personId: string | null
  organisationId: string | null
  about: string | null
  events: number
  things: number | null
  /** Stands for what there were too many of to keep each. */
  gathered: boolean
}

/** What a stranger can make as many of as they like. */
const ofStrangers: ReadonlySet<SecurityEventKind> = new Set([
  'sign_in_failed',
  'account_locked',
  'refused',
  'limited',
  'factor_failed',
])

/**
 * The most rows of a kind that one server writes in an hour. What is beyond is counted in one row a minute, so that an
 * attack from many places fills no disk; each kind has its own measure, so that one of them cannot hide another.
 */
export function rowsPerHour(kind: SecurityEventKind): number {
  return ofStrangers.has(kind) ? 300 : 2_000
}

/** Days a row is kept, and the most rows there are: beyond them the oldest go first. */
export const securityEventDays = 90
export const mostSecurityEvents = 1_000_000
