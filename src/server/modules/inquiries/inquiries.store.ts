import { sql } from 'kysely'
import type { AskedInquiry } from '#contract/inquiries/inquiry.ts'
import type { InquiryWords } from '#domain/inquiries/inquiry.ts'
import type { Audience } from '#domain/residence/residence.ts'
import { selectBySlug } from '#server/plumbing/database/listing/public-facts.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type AskedResidence = {
  id: string
  name: string
  organizationId: string
  isClaimed: boolean
  keepsList: boolean
  audiences: Audience[]
}

/** Also finds an address the home had before. */
export async function findAskedResidence(tx: Tx, slug: string): Promise<AskedResidence | null> {
  const { rows } = await sql<AskedResidence>`
    select id, name, organization_id as "organizationId", claimed_at is not null as "isClaimed",
      coalesce(keeps_waiting_list, false) as "keepsList",
      array(select audience from bed_group g where g.residence_id = residence.id order by audience) as audiences
    from residence ${selectBySlug(slug)}`.execute(tx)
  return rows[0] ?? null
}

export type NewInquiry = {
  id: string
  receivedAt: Date
  language: 'en' | 'es'
  secretHash: Buffer
  bodyHash: Buffer
  askedTogether?: Buffer
}

/**
 * The sender may not read rows back, so the statement names no conflict target, which would need that right. False
 * when the secret is already there.
 */
export async function insertInquiry(
  tx: Tx,
  residence: AskedResidence,
  words: InquiryWords,
  { id, receivedAt, language, secretHash, bodyHash, askedTogether }: NewInquiry,
): Promise<boolean> {
  const { kind, name, answerBy, reach, needed, message } = words
  const inserted = await sql`
    insert into inquiry (id, organization_id, residence_id, kind, received_at, language, sender_name, answer_by, reach,
      needed, message, secret_hash, body_hash, asked_together)
    values (${id}, ${residence.organizationId}, ${residence.id}, ${kind}, ${receivedAt}, ${language}, ${name}, ${answerBy},
      ${reach}, ${needed}, ${message}, ${secretHash}, ${bodyHash}, ${askedTogether ?? null})
    on conflict do nothing`.execute(tx)
  return inserted.numAffectedRows === 1n
}

export async function isSameBody(tx: Tx, secretHash: Buffer, bodyHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select body_hash = ${bodyHash} as same from inquiry where secret_hash = ${secretHash}`.execute(tx)
  return rows[0]?.same ?? false
}

export async function findAsked(tx: Tx, secretHash: Buffer) {
  const { rows } = await sql<Omit<AskedInquiry, 'waiting'> & { id: string }>`
    select i.id, ${inquiryColumns}, ${repliesColumn},
      case when r.id is not null then json_build_object('slug', r.slug, 'name', r.name, 'phone', r.phone) end as residence
    from inquiry i left join residence r on r.id = i.residence_id and r.status = 'published'
    where i.secret_hash = ${secretHash}`.execute(tx)
  return rows[0] ?? null
}

export async function deleteAsked(tx: Tx, secretHash: Buffer): Promise<string | null> {
  const gone = tx.deleteFrom('inquiry').where('secret_hash', '=', secretHash).returning('residence_id')
  return (await gone.executeTakeFirst())?.residence_id ?? null
}

/** Keeps those whose sender has or had a place on a waiting list: deleting them would delete the place too soon. */
export async function deleteOld(tx: Tx, before: Date): Promise<number> {
  const gone = await sql`
    delete from inquiry i where received_at < ${before}
      and not exists (select from waiting w where w.inquiry_id = i.id)`.execute(tx)
  return Number(gone.numAffectedRows)
}

export const inquiryColumns = sql`i.kind, i.sender_name as name, i.answer_by as "answerBy", i.reach, i.needed, i.message,
  iso_time(i.received_at) as "receivedAt", iso_time(i.read_at) as "readAt",
  iso_time(i.answered_at) as "answeredAt"`

export const repliesColumn = sql`(
    select coalesce(json_agg(json_build_object('words', a.words, 'at', iso_time(a.sent_at)) order by a.sent_at desc, a.id desc), '[]')
    from inquiry_reply a where a.inquiry_id = i.id) as replies`
