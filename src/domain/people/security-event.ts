/** OWASP ASVS 16.3. */
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
  'listing_moderated',
  'account_moderated',
  'officer_invited',
  'alert_sent',
] as const

export type SecurityEventKind = (typeof securityEventKinds)[number]

export type GatheredEvents = {
  since: Date
  until: Date
  kind: SecurityEventKind
  network: string | null
  personId: string | null
  organizationId: string | null
  about: string | null
  events: number
  things: number | null
  gathered: boolean
}

const ofStrangers: ReadonlySet<SecurityEventKind> = new Set([
  'sign_in_failed',
  'account_locked',
  'refused',
  'limited',
  'factor_failed',
])

/**
 * Events beyond this are merged into one row a minute, so that an attack cannot fill the disk. Limits are per kind,
 * so that one cannot hide another.
 */
export function limitRowsPerHour(kind: SecurityEventKind): number {
  return ofStrangers.has(kind) ? 300 : 2_000
}

export const securityEventDays = 90
export const maxSecurityEvents = 1_000_000
