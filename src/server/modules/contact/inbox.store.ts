import { type Selectable, sql } from 'kysely'
import type { InboxPage } from '#contract/staff/inbox.ts'
import type { InboxFilter } from '#contract/staff/inbox-filters.ts'
import type { PageEnd } from '#server/plumbing/calls/page-cursor.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import type { SentColumns } from './contact.store.ts'

type MessageColumns = SentColumns & {
  read_at: Date | null
  assigned_to: string | null
  assigned_name: string | null
  answered_by: string | null
  answered_name: string | null
}

export type Person = { id: string; name: string }

export type StoredMessage = {
  id: string
  receivedAt: Date
  firstName: string
  lastName: string
  email: string
  phone: string
  facilityName: string
  stateId: string | null
  message: string
  readAt: Date | null
  assignedTo: Person | null
  answeredAt: Date | null
  answeredBy: Person | null
}

const toPerson = (id: string | null, name: string | null): Person | null => (id && name ? { id, name } : null)

const toMessage = (row: Selectable<MessageColumns>): StoredMessage => ({
  id: row.id,
  receivedAt: row.received_at,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  facilityName: row.facility_name,
  stateId: row.state_code,
  message: row.message,
  readAt: row.read_at,
  assignedTo: toPerson(row.assigned_to, row.assigned_name),
  answeredAt: row.answered_at,
  answeredBy: toPerson(row.answered_by, row.answered_name),
})

export async function listMessages(
  tx: Tx,
  wanted: { filter: InboxFilter; me: string; after: PageEnd | null; limit: number },
): Promise<StoredMessage[]> {
  const { filter, me, after, limit } = wanted
  let query = tx.selectFrom('contact_message').selectAll().limit(limit)
  if (filter === 'answered') {
    query = query.where('answered_at', 'is not', null).orderBy('answered_at', 'desc').orderBy('id', 'desc')
    if (after) query = query.where(sql<boolean>`(answered_at, id) < (${after.time}::timestamptz, ${after.id}::uuid)`)
  } else {
    query = query.where('answered_at', 'is', null).orderBy('received_at').orderBy('id')
    if (filter === 'mine') query = query.where('assigned_to', '=', me)
    if (after) query = query.where(sql<boolean>`(received_at, id) > (${after.time}::timestamptz, ${after.id}::uuid)`)
  }
  return (await query.execute()).map(toMessage)
}

export async function countMessages(tx: Tx, me: string, lateBefore: Date): Promise<InboxPage['counts']> {
  const row = await tx
    .selectFrom('contact_message')
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('answered_at', 'is', null).as('open'),
      fn.countAll<string>().filterWhere('answered_at', 'is', null).filterWhere('assigned_to', '=', me).as('mine'),
      fn.countAll<string>().filterWhere('answered_at', 'is', null).filterWhere('read_at', 'is', null).as('unread'),
      fn
        .countAll<string>()
        .filterWhere('answered_at', 'is', null)
        .filterWhere('received_at', '<', lateBefore)
        .as('late'),
      fn.countAll<string>().filterWhere('answered_at', 'is not', null).as('answered'),
    ])
    .executeTakeFirstOrThrow()
  const { open, mine, unread, late, answered } = row
  return {
    open: Number(open),
    mine: Number(mine),
    unread: Number(unread),
    late: Number(late),
    answered: Number(answered),
  }
}

export async function findMessage(tx: Tx, id: string): Promise<StoredMessage | null> {
  const row = await tx.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toMessage(row) : null
}

export async function findMessagesOf(tx: Tx, by: { from: string; to: string } | { email: string }, limit: number) {
  const query = tx.selectFrom('contact_message').selectAll().orderBy('received_at', 'desc').limit(limit)
  const found =
    'email' in by
      ? query.where(sql<boolean>`lower(email) = ${by.email.toLowerCase()}`)
      : query.where(sql<boolean>`id between ${by.from}::uuid and ${by.to}::uuid`)
  return (await found.execute()).map(toMessage)
}

export async function markRead(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('contact_message')
    .set({ read_at: at })
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .execute()
}

export async function assignMessage(tx: Tx, id: string, to: Person): Promise<boolean> {
  const changed = await tx
    .updateTable('contact_message')
    .set({ assigned_to: to.id, assigned_name: to.name })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('assigned_to', 'is', null), eb('assigned_to', '=', to.id)]))
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

export async function unassignMessage(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('contact_message').set({ assigned_to: null, assigned_name: null }).where('id', '=', id).execute()
}

export async function markAnswered(tx: Tx, id: string, by: Person, at: Date): Promise<void> {
  await tx
    .updateTable('contact_message')
    .set({ answered_at: at, answered_by: by.id, answered_name: by.name })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .execute()
}

export async function reopenMessage(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('contact_message')
    .set({ answered_at: null, answered_by: null, answered_name: null })
    .where('id', '=', id)
    .execute()
}
