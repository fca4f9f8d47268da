import { type RawBuilder, sql } from 'kysely'
import type { InboxPage } from '#contract/staff/inbox.ts'
import type { InboxFilter } from '#contract/staff/inbox-filters.ts'
import type { PageEnd } from '#server/plumbing/calls/page-cursor.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

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

const selectMessages = (rest: RawBuilder<unknown>) => sql<StoredMessage>`
  select id, received_at as "receivedAt", first_name as "firstName", last_name as "lastName", email, phone,
    facility_name as "facilityName", state_code as "stateId", message, read_at as "readAt",
    case when assigned_to is not null then json_build_object('id', assigned_to, 'name', assigned_name) end as "assignedTo",
    answered_at as "answeredAt",
    case when answered_by is not null then json_build_object('id', answered_by, 'name', answered_name) end as "answeredBy"
  from contact_message ${rest}`

type Wanted = { filter: InboxFilter; me: string; after: PageEnd | null; limit: number }

export async function listMessages(tx: Tx, { filter, me, after, limit }: Wanted): Promise<StoredMessage[]> {
  const isAnswered = filter === 'answered'
  const from = after && sql`(${after.time}::timestamptz, ${after.id}::uuid)`
  const past = from && (isAnswered ? sql`(answered_at, id) < ${from}` : sql`(received_at, id) > ${from}`)
  const { rows } = await selectMessages(sql`
    where answered_at is ${isAnswered ? sql`not null` : sql`null`} and ${past ?? sql`true`}
      and ${filter === 'mine' ? sql`assigned_to = ${me}` : sql`true`}
    order by ${isAnswered ? sql`answered_at desc, id desc` : sql`received_at, id`} limit ${limit}`).execute(tx)
  return rows
}

export async function countMessages(tx: Tx, me: string, lateBefore: Date): Promise<InboxPage['counts']> {
  const { rows } = await sql<InboxPage['counts']>`
    select (count(*) filter (where answered_at is null))::int as open,
      (count(*) filter (where answered_at is null and assigned_to = ${me}))::int as mine,
      (count(*) filter (where answered_at is null and read_at is null))::int as unread,
      (count(*) filter (where answered_at is null and received_at < ${lateBefore}))::int as late,
      (count(*) filter (where answered_at is not null))::int as answered
    from contact_message`.execute(tx)
  return rows[0] ?? { open: 0, mine: 0, unread: 0, late: 0, answered: 0 }
}

export async function findMessage(tx: Tx, id: string): Promise<StoredMessage | null> {
  const { rows } = await selectMessages(sql`where id = ${id}`).execute(tx)
  return rows[0] ?? null
}

export async function findMessagesOf(tx: Tx, by: { from: string; to: string } | { email: string }, limit: number) {
  const wanted =
    'email' in by ? sql`lower(email) = ${by.email.toLowerCase()}` : sql`id between ${by.from}::uuid and ${by.to}::uuid`
  const { rows } = await selectMessages(sql`where ${wanted} order by received_at desc limit ${limit}`).execute(tx)
  return rows
}

export async function markRead(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update contact_message set read_at = ${at} where id = ${id} and read_at is null`.execute(tx)
}

export async function assignMessage(tx: Tx, id: string, to: Person): Promise<boolean> {
  const changed = await sql`
    update contact_message set assigned_to = ${to.id}, assigned_name = ${to.name}
    where id = ${id} and (assigned_to is null or assigned_to = ${to.id})`.execute(tx)
  return changed.numAffectedRows === 1n
}

export async function unassignMessage(tx: Tx, id: string): Promise<void> {
  await sql`update contact_message set assigned_to = null, assigned_name = null where id = ${id}`.execute(tx)
}

export async function markAnswered(tx: Tx, id: string, by: Person, at: Date): Promise<void> {
  await sql`
    update contact_message set answered_at = ${at}, answered_by = ${by.id}, answered_name = ${by.name}
    where id = ${id} and answered_at is null`.execute(tx)
}

export async function reopenMessage(tx: Tx, id: string): Promise<void> {
  await sql`
    update contact_message set answered_at = null, answered_by = null, answered_name = null
    where id = ${id}`.execute(tx)
}
