import { sql } from 'kysely'
import type { AskedTogether } from '#contract/inquiries/asked-together.ts'
import type { AskedInquiry } from '#contract/inquiries/inquiry.ts'
import { inquiryColumns, repliesColumn } from '#server/modules/inquiries/inquiries.store.ts'
import { selectLeaderEmails } from '#server/plumbing/members.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type TogetherRow = Omit<AskedTogether['residences'][number], 'name' | 'waiting'> &
  Omit<AskedInquiry, 'waiting' | 'residence'> & { id: string; residenceName: string }

export async function listTogether(tx: Tx, together: Buffer): Promise<TogetherRow[]> {
  const { rows } = await sql<TogetherRow>`
    select i.id, ${inquiryColumns}, ${repliesColumn}, r.slug, r.name as "residenceName", r.phone,
      case when i.closed_reason = 'not_needed' then 'not_needed' when i.closed_at is not null then 'by_home' end as closed
    from inquiry i join residence r on r.id = i.residence_id and r.status = 'published'
    where i.asked_together = ${together} order by r.name collate by_name, r.id`.execute(tx)
  return rows
}

export async function deleteTogether(tx: Tx, together: Buffer): Promise<string[]> {
  const gone = await tx.deleteFrom('inquiry').where('asked_together', '=', together).returning('residence_id').execute()
  return gone.map((inquiry) => inquiry.residence_id)
}

export type LockedRow = {
  id: string
  organizationId: string
  residenceId: string
  slug: string
  residenceName: string
  isDone: boolean
  isNotNeeded: boolean
  isTold: boolean
}

/** Locked in one order, so that of two choices one comes first. */
export async function lockTogether(tx: Tx, together: Buffer): Promise<LockedRow[]> {
  const { rows } = await sql<LockedRow>`
    select i.id, i.organization_id as "organizationId", i.residence_id as "residenceId", r.slug,
      r.name as "residenceName", i.closed_at is not null as "isDone",
      coalesce(i.closed_reason = 'not_needed', false) as "isNotNeeded", i.notified_at is not null as "isTold"
    from inquiry i join residence r on r.id = i.residence_id
    where i.asked_together = ${together} order by i.id for update of i`.execute(tx)
  return rows
}

export async function closeNotNeeded(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await sql`
    update inquiry set closed_at = ${at}, closed_by = '00000000-0000-0000-0000-000000000000',
      closed_name = 'Whoever asked', closed_reason = 'not_needed', notified_at = coalesce(notified_at, ${at}),
      answered_at = null, answered_by = null, answered_name = null, taken_at = null, taken_by = null, taken_name = null
    where id = any(${ids}::uuid[])`.execute(tx)
}

export async function chooseResidence(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update inquiry set chosen_at = ${at} where id = ${id} and chosen_at is null`.execute(tx)
}

export async function listReaders(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{ readers: string[] }>`
    select case when people.emails <> '{}' then people.emails else array_remove(array[r.email], null) end as readers
    from inquiry i join residence r on r.id = i.residence_id
    cross join lateral (select ${selectLeaderEmails(sql`i.organization_id`)} as emails) people
    where i.id = ${id}`.execute(tx)
  return rows[0]?.readers ?? []
}
