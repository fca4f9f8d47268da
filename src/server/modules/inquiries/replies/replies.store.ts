import { sql } from 'kysely'
import type { ReceivedInquiry } from '#contract/inquiries/inquiry.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type NewReply = {
  id: string
  organizationId: string
  inquiryId: string
  way: 'email' | 'text'
  words: string
  at: Date
  by: { id: string; name: string }
}

export async function insertReply(tx: Tx, reply: NewReply): Promise<void> {
  const { id, organizationId, inquiryId, way, words, at, by } = reply
  await sql`
    insert into inquiry_reply (id, organization_id, inquiry_id, way, words, sent_at, sent_by, sent_name)
    values (${id}, ${organizationId}, ${inquiryId}, ${way}, ${words}, ${at}, ${by.id}, ${by.name})`.execute(tx)
}

export async function findLastReply(tx: Tx, inquiryId: string) {
  const reply = await tx
    .selectFrom('inquiry_reply')
    .select(['words', 'sent_by as sentBy'])
    .where('inquiry_id', '=', inquiryId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return reply ?? null
}

type Reply = ReceivedInquiry['replies'][number]

export async function listReplies(tx: Tx, inquiryIds: readonly string[]): Promise<Map<string, Reply[]>> {
  const { rows } = await sql<Reply & { inquiryId: string }>`
    select inquiry_id as "inquiryId", id, words, iso_time(sent_at) as at, way, sent_name as by, state from inquiry_reply
    where inquiry_id = any(${inquiryIds}::uuid[]) order by sent_at desc, id desc`.execute(tx)
  const byInquiry = new Map<string, Reply[]>()
  for (const { inquiryId, ...reply } of rows) {
    byInquiry.set(inquiryId, [...(byInquiry.get(inquiryId) ?? []), reply])
  }
  return byInquiry
}

export type Residence = { phone: string; email: string }

export async function findPublicWays(tx: Tx, residenceId: string): Promise<Residence> {
  const { rows } = await sql<Residence>`
    select coalesce(phone, '') as phone, case when status = 'published' then coalesce(email, '') else '' end as email
    from residence where id = ${residenceId}`.execute(tx)
  return rows[0] ?? { phone: '', email: '' }
}

export async function listUnsettled(tx: Tx, limit: number): Promise<string[]> {
  const queued = tx.selectFrom('inquiry_reply').select('id').where('state', '=', 'queued')
  const first = await queued.orderBy('sent_at').limit(limit).forUpdate().skipLocked().execute()
  return first.map(({ id }) => id)
}

export async function settleReply(tx: Tx, id: string, state: 'sent' | 'failed'): Promise<void> {
  await sql`update inquiry_reply set state = ${state} where id = ${id}`.execute(tx)
}

/** Waits again: who asked has heard nothing, unless the house has answered once more since. */
export async function reopenUnreached(tx: Tx, replyId: string): Promise<void> {
  await sql`
    update inquiry i set answered_at = null, answered_by = null, answered_name = null,
      first_answered_at = nullif(i.first_answered_at, a.sent_at)
    from inquiry_reply a
    where a.id = ${replyId} and i.id = a.inquiry_id and i.answered_at = a.sent_at`.execute(tx)
}
