import type { SecurityEventKind } from '#domain/people/security-event.ts'
import type { Log } from '#server/plumbing/start/log.ts'

/** Ids only; of `address` only the network is kept. `about` is a fixed word of ours, never what somebody typed. */
export type SecurityEvent = {
  kind: SecurityEventKind
  address?: string | undefined
  personId?: string | null
  organizationId?: string | null
  about?: string
  count?: number
}

export type SecurityEvents = ReturnType<typeof createSecurityEvents>

export function createSecurityEvents(log: Log) {
  return {
    /** Never throws and never waits. */
    note: ({ kind, personId, organizationId, about, count }: SecurityEvent): void =>
      log.warn('security', { kind, personId, organizationId, about, count }),
  }
}
