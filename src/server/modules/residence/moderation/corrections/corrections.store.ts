import { sql } from 'kysely'
import type { CorrectionChoice } from '#contract/residence/moderation/correction-choices.ts'
import type { CorrectionsPage, ListedCorrection } from '#contract/residence/moderation/corrections.ts'
import type { OfficerSettlement } from '#domain/residence/listing/page-report.ts'
import type { PageEnd } from '#server/plumbing/calls/page-cursor.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

// Asked as the officer: the database leaves out what is not for the affiliate, and refuses the address of whoever wrote.
const shown = sql`p.id, p.kind, p.words, p.language, iso_time(p.received_at) as "receivedAt",
  iso_time(p.due_at) as "dueAt", p.taken_at is not null as "isTakenByAlliance",
  json_build_object('id', r.id, 'slug', r.slug, 'name', r.name, 'city', r.city,
    'isPublished', r.status = 'published') as residence,
  case when p.settled_at is not null then json_build_object('as', p.settled_as, 'at', iso_time(p.settled_at),
    'by', p.settled_name, 'words', p.settled_words) end as settled,
  case when p.decided_at is not null then json_build_object('as', p.decided_as,
    'at', iso_time(p.decided_at)) end as decided`

const isOpen = sql`p.settled_at is null and p.decided_at is null`
const endedAt = sql`coalesce(p.settled_at, p.decided_at)`

type CorrectionsQuery = { show: CorrectionChoice; after: PageEnd | null; limit: number }

export async function listCorrections(tx: Tx, { show, after, limit }: CorrectionsQuery): Promise<ListedCorrection[]> {
  const from = after === null ? null : sql`(${after.time}::timestamptz, ${after.id}::uuid)`
  const wanted =
    show === 'open'
      ? sql`${isOpen} and ${from === null ? sql`true` : sql`(p.due_at, p.id) > ${from}`}`
      : sql`not (${isOpen}) and ${from === null ? sql`true` : sql`(${endedAt}, p.id) < ${from}`}`
  const { rows } = await sql<ListedCorrection>`
    select ${shown} from listing_report p join residence r on r.id = p.residence_id where ${wanted}
    order by ${show === 'open' ? sql`p.due_at, p.id` : sql`${endedAt} desc, p.id desc`} limit ${limit}`.execute(tx)
  return rows
}

export async function countCorrections(tx: Tx, now: Date): Promise<CorrectionsPage['counts']> {
  const { rows } = await sql<CorrectionsPage['counts']>`
    select (count(*) filter (where ${isOpen}))::int as open,
      (count(*) filter (where ${isOpen} and p.due_at < ${now}))::int as late,
      (count(*) filter (where not (${isOpen})))::int as settled
    from listing_report p`.execute(tx)
  return rows[0] ?? { open: 0, late: 0, settled: 0 }
}

export async function maySeeCorrection(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select p.id from listing_report p where p.id = ${id}`.execute(tx)
  return rows.length > 0
}

type Settlement = { as: OfficerSettlement; by: { id: string; name: string }; at: Date; words: string }

export async function setSettled(tx: Tx, id: string, { as, by, at, words }: Settlement): Promise<void> {
  await sql`
    update listing_report set settled_as = ${as}, settled_by = ${by.id}, settled_name = ${by.name}, settled_at = ${at},
      settled_words = ${words} where id = ${id}`.execute(tx)
}
