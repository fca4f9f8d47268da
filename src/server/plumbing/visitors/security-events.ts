import type { SecurityEventKind } from '#domain/people/security-event.ts'
import type { Log } from '#server/plumbing/start/log.ts'

/**
 * One event. It names people and organizations by id alone. `address` is the client's whole address; only its network
 * (/24 or /48) is kept. `about` is a closed word of ours (`passkey`, `POST /api/imports`), never what somebody typed.
 */
export type SecurityEvent = {
  kind: SecurityEventKind
  address?: string | undefined
  personId?: string | null
  organisationId?: string | null
  about?: string
  /** How many things one act touched, for `exported` and `bulk_act`. */
  count?: number
}

export type SecurityEvents = {
  /** Never throws and never waits: what is being done goes on whether or not the event could be kept. */
  note(event: SecurityEvent): void
}

/** Writes events as log lines only. */
export function loggedSecurityEvents(log: Log): SecurityEvents {
  return {
    note: ({ kind, personId, organisationId, about, count }) =>
      log.warn('security', { kind, personId, organisationId, about, count }),
  }
}
