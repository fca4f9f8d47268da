import type { DeskRole } from '#domain/desk-powers.ts'
import type { Accounts } from '#server/modules/auth/accounts/accounts.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import type { Log } from '#server/plumbing/log.ts'
import type { Actor, Transactions } from '#server/plumbing/transactions.ts'

/** Somebody of an organisation at work on its team. */
export type AtWork = {
  actor: Extract<Actor, { kind: 'person' }>
  organisationId: string
  organisation: string
  role: DeskRole
  person: { id: string; name: string; email: string; sessionId: string }
}

export type TeamParts = {
  transactions: Transactions
  mail: Pick<MailService, 'enqueue' | 'nudge'>
  accounts: Accounts
  clock: Clock
  log: Log
  /** Origin of the site, without a trailing slash. */
  baseUrl: string
}
