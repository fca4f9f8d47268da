import type { DeskKind, DeskRole } from '#domain/people/desk-powers.ts'
import type { Accounts } from '#server/modules/auth/accounts/accounts.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import type { Actor, Transactions } from '#server/plumbing/transactions.ts'

export type AtWork = {
  actor: Extract<Actor, { kind: 'person' }>
  organisationId: string
  organisation: string
  kind: DeskKind
  role: DeskRole
  person: { id: string; name: string; email: string; sessionId: string }
}

/** `id` is null for an administrator at the command line, who has no account. */
export type Inviter = {
  organisationId: string
  organisation: string
  kind: DeskKind
  person: { id: string | null; name: string }
  device: string
}

export function inviterOf({ organisationId, organisation, kind, person, actor }: AtWork): Inviter {
  return { organisationId, organisation, kind, person, device: actor.origin?.device ?? '' }
}

export type TeamParts = {
  transactions: Transactions
  mail: Pick<MailService, 'enqueue' | 'nudge'>
  accounts: Accounts
  clock: Clock
  log: Log
  baseUrl: string
}
