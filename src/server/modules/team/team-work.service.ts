import type { DeskKind, DeskRole } from '#domain/people/desk-powers.ts'
import type { Accounts } from '#server/modules/auth/accounts/accounts.service.ts'
import type { MailService, Outbox } from '#server/modules/mail/mail.service.ts'
import { type NotedChange, noteChange } from '#server/plumbing/history/noted-change.ts'
import type { Actor, Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { type MemberRow, type NamedResidence, type Place, removeMember } from './team.store.ts'

export type TeamContext = {
  actor: Extract<Actor, { kind: 'person' }>
  organizationId: string
  organization: string
  kind: DeskKind
  role: DeskRole
  person: { id: string; name: string; email: string; sessionId: string }
}

/** `id` is null for an administrator at the command line, who has no account. */
export type Inviter = {
  organizationId: string
  organization: string
  kind: DeskKind
  person: { id: string | null; name: string }
  device: string
}

export function toInviter({ organizationId, organization, kind, person, actor }: TeamContext): Inviter {
  return { organizationId, organization, kind, person, device: actor.origin?.device ?? '' }
}

export type TeamParts = Pick<ServerParts, 'transactions' | 'clock' | 'log' | 'baseUrl'> & {
  mail: Outbox & Pick<MailService, 'bouncedOf'>
  accounts: Accounts
}

type NotedOfMember = Pick<NotedChange, 'change' | 'before' | 'after'>

export function noteMember(tx: Tx, organizationId: string, member: MemberRow, noted: NotedOfMember): Promise<void> {
  const subjectName = member.name || member.email
  return noteChange(tx, { organizationId, subject: 'person', subjectId: member.id, subjectName, ...noted })
}

const mostNamed = 10

/** Without `houses` it is for every house; of many only the first are named. */
export function describeNotedPlace(
  { role, residenceIds }: Place,
  residences: readonly NamedResidence[],
): Record<string, unknown> {
  if (residenceIds === null) return { role }
  const names = residences.filter(({ id }) => residenceIds.includes(id)).map(({ name }) => name)
  return { role, houses: names.slice(0, mostNamed), house_count: residenceIds.length }
}

/** Writes the history first, because somebody who has left may no longer do so. Call it under `lockInvitations`. */
export async function endMembership(tx: Tx, organizationId: string, member: MemberRow): Promise<Date | null> {
  await noteMember(tx, organizationId, member, { change: 'removed', before: { role: member.role } })
  return removeMember(tx, organizationId, member.id)
}
