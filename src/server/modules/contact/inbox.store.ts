import { sql } from 'kysely'
import type { InboxPage } from '#contract/contact/inbox.ts'
import type { InboxFilter } from '#contract/contact/inbox-filters.ts'
import type { PageEnd } from '#server/plumbing/calls/page-cursor.ts'
import { mapToFields } from '#server/plumbing/database/save-changes.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type Person = { id: string; name: string }

const selectMessages = (tx: Tx) => mapToFields(tx).selectFrom('contact_message').selectAll()

export type StoredMessage = Awaited<ReturnType<typeof listMessages>>[number]

export function listMessages(
  tx: Tx,
  wanted: { filter: InboxFilter; me: string; after: PageEnd | null; limit: number },
) {
  const { filter, me, after, limit } = wanted
  let query = selectMessages(tx).limit(limit)
  if (filter === 'answered') {
    query = query.where('answeredAt', 'is not', null).orderBy('answeredAt', 'desc').orderBy('id', 'desc')
    if (after) query = query.where(sql<boolean>`(answered_at, id) < (${after.time}::timestamptz, ${after.id}::uuid)`)
  } else {
    query = query.where('answeredAt', 'is', null).orderBy('receivedAt').orderBy('id')
    if (filter === 'mine') query = query.where('assignedTo', '=', me)
    if (after) query = query.where(sql<boolean>`(received_at, id) > (${after.time}::timestamptz, ${after.id}::uuid)`)
  }
  return query.execute()
}

export function countMessages(tx: Tx, me: string, lateBefore: Date): Promise<InboxPage['counts']> {
  return tx
    .selectFrom('contact_message')
    .select(({ fn }) => {
      const all = fn.countAll<number>()
      const open = all.filterWhere('answered_at', 'is', null)
      return [
        open.as('open'),
        open.filterWhere('assigned_to', '=', me).as('mine'),
        open.filterWhere('read_at', 'is', null).as('unread'),
        open.filterWhere('received_at', '<', lateBefore).as('late'),
        all.filterWhere('answered_at', 'is not', null).as('answered'),
      ]
    })
    .executeTakeFirstOrThrow()
}

export const findMessage = (tx: Tx, id: string) => selectMessages(tx).where('id', '=', id).executeTakeFirst()

export function findMessagesOf(tx: Tx, by: { from: string; to: string } | { email: string }, limit: number) {
  const isFound =
    'email' in by
      ? sql<boolean>`lower(email) = ${by.email.toLowerCase()}`
      : sql<boolean>`id between ${by.from}::uuid and ${by.to}::uuid`
  return selectMessages(tx).where(isFound).orderBy('receivedAt', 'desc').limit(limit).execute()
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
