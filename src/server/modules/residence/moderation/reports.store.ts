import { sql } from 'kysely'
import type { ReportChoice } from '#contract/residence/moderation/report-choices.ts'
import type { ListedReport, ReportsPage, ShownReport } from '#contract/residence/moderation/reports.ts'
import type { ReportDecision, ReportKind } from '#domain/residence/listing/page-report.ts'
import type { PageEnd } from '#server/plumbing/calls/page-cursor.ts'
import { selectBySlug } from '#server/plumbing/database/listing/public-facts.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { isHidden, leaderEmails } from './hiding.store.ts'

/** Also finds an address the home had before. */
export async function findReported(tx: Tx, slug: string): Promise<{ id: string; place: string } | null> {
  const { rows } = await sql<{ id: string; place: string }>`
    select id, concat(name, ' in ', city, ', ', state_code) as place from residence ${selectBySlug(slug)}`.execute(tx)
  return rows[0] ?? null
}

export type NewReport = {
  id: string
  residenceId: string
  kind: ReportKind
  words: string
  email: string
  language: 'en' | 'es'
  receivedAt: Date
  dueAt: Date
  keyHash: Buffer
  isSharedWithAffiliate: boolean
}

/** False where the same report is there already. Visitors may not read rows back, so no conflict target is named. */
export async function insertReport(tx: Tx, report: NewReport): Promise<boolean> {
  const { id, residenceId, kind, words, email, language, receivedAt, dueAt, keyHash, isSharedWithAffiliate } = report
  const inserted = await sql`
    insert into listing_report (id, residence_id, kind, words, email, language, received_at, due_at, key_hash,
      shared_with_affiliate)
    values (${id}, ${residenceId}, ${kind}, ${words}, ${email}, ${language}, ${receivedAt}, ${dueAt}, ${keyHash},
      ${isSharedWithAffiliate})
    on conflict do nothing`.execute(tx)
  return inserted.numAffectedRows === 1n
}

const shown = sql`p.id, p.kind, p.words, p.email, p.language, iso_time(p.received_at) as "receivedAt",
  iso_time(p.due_at) as "dueAt",
  case when p.taken_by is not null then json_build_object('id', p.taken_by, 'name', p.taken_name) end as "takenBy",
  case when p.decided_at is not null then json_build_object('as', p.decided_as, 'at', iso_time(p.decided_at),
    'by', p.decided_name, 'words', p.decided_words) end as decided,
  case when p.settled_at is not null then json_build_object('as', p.settled_as, 'at', iso_time(p.settled_at),
    'by', p.settled_name, 'words', p.settled_words) end as settled,
  case when p.shared_with_affiliate then (
    select o.name from organization o join residence of on of.id = p.residence_id and of.state_code = o.state_code
    where o.kind = 'affiliate' and exists (
      select from membership m where m.organization_id = o.id and role_may(m.role, 'claims'))
  ) end as "sharedWithAffiliate"`

const ofListing = sql`json_build_object('id', r.id, 'slug', r.slug, 'name', r.name, 'city', r.city, 'state', r.state_code,
  'organization', o.name, 'status', r.status, 'isHidden', ${isHidden},
  'hasLeader', cardinality(${leaderEmails}) > 0) as listing`

const joined = sql`listing_report p join residence r on r.id = p.residence_id
  join organization o on o.id = r.organization_id`

type ReportsQuery = { show: ReportChoice; me: string; after: PageEnd | null; limit: number }

export async function listReports(tx: Tx, { show, me, after, limit }: ReportsQuery): Promise<ListedReport[]> {
  const isDecided = show === 'decided'
  const place = isDecided ? sql`(p.decided_at, p.id)` : sql`(p.due_at, p.id)`
  const from = after === null ? null : sql`(${after.time}::timestamptz, ${after.id}::uuid)`
  const past = from === null ? sql`true` : isDecided ? sql`${place} < ${from}` : sql`${place} > ${from}`
  const { rows } = await sql<ListedReport>`
    select ${shown}, ${ofListing} from ${joined}
    where p.decided_at is ${isDecided ? sql`not null` : sql`null`} and ${past}
      and ${show === 'mine' ? sql`p.taken_by = ${me}::uuid` : sql`true`}
    order by ${isDecided ? sql`p.decided_at desc, p.id desc` : sql`p.due_at, p.id`} limit ${limit}`.execute(tx)
  return rows
}

export async function countReports(tx: Tx, me: string, now: Date): Promise<ReportsPage['counts']> {
  const { rows } = await sql<ReportsPage['counts']>`
    select (count(*) filter (where decided_at is null))::int as open,
      (count(*) filter (where decided_at is null and due_at < ${now}))::int as late,
      (count(*) filter (where decided_at is null and kind in ('scam', 'unsafe')))::int as urgent,
      (count(*) filter (where decided_at is null and taken_by = ${me}))::int as mine,
      (count(*) filter (where decided_at is not null))::int as decided
    from listing_report`.execute(tx)
  return rows[0] ?? { open: 0, late: 0, urgent: 0, mine: 0, decided: 0 }
}

export async function findReport(tx: Tx, id: string): Promise<ListedReport | null> {
  const { rows } = await sql<ListedReport>`
    select ${shown}, ${ofListing} from ${joined} where p.id = ${id}`.execute(tx)
  return rows[0] ?? null
}

export async function listReportsOfListing(tx: Tx, residenceId: string): Promise<ShownReport[]> {
  const { rows } = await sql<ShownReport>`
    select ${shown} from listing_report p where p.residence_id = ${residenceId}
    order by p.decided_at is null desc, p.decided_at desc, p.due_at limit 50`.execute(tx)
  return rows
}

export type LockedReport = {
  id: string
  residenceId: string
  kind: ReportKind
  words: string
  email: string
  language: 'en' | 'es'
  takenBy: string | null
  takenName: string | null
  isDecided: boolean
  isSharedWithAffiliate: boolean
  isSettled: boolean
  place: string
  stateCode: string | null
}

const lockedColumns = sql`p.id, p.residence_id as "residenceId", p.kind, p.words, p.email, p.language,
  p.taken_by as "takenBy", p.taken_name as "takenName", p.decided_at is not null as "isDecided",
  p.shared_with_affiliate as "isSharedWithAffiliate", p.settled_at is not null as "isSettled",
  concat(r.name, ' in ', r.city, ', ', r.state_code) as place, r.state_code as "stateCode"`

/** Its listing is locked first, as everywhere. */
export async function lockReport(tx: Tx, id: string): Promise<LockedReport | null> {
  await sql`
    select from residence where id = (select residence_id from listing_report where id = ${id}) for update`.execute(tx)
  const { rows } = await sql<LockedReport>`
    select ${lockedColumns} from listing_report p join residence r on r.id = p.residence_id
    where p.id = ${id} for update of p`.execute(tx)
  return rows[0] ?? null
}

export async function lockOpenReports(tx: Tx, residenceId: string): Promise<LockedReport[]> {
  const { rows } = await sql<LockedReport>`
    select ${lockedColumns} from listing_report p join residence r on r.id = p.residence_id
    where p.residence_id = ${residenceId} and p.decided_at is null order by p.id for update of p`.execute(tx)
  return rows
}

type Person = { id: string; name: string }

export async function setTaken(tx: Tx, id: string, by: Person | null, at: Date): Promise<void> {
  await sql`
    update listing_report set taken_by = ${by?.id ?? null}, taken_name = ${by?.name ?? null},
      taken_at = ${by === null ? null : at} where id = ${id}`.execute(tx)
}

export async function setDecided(
  tx: Tx,
  id: string,
  { as, by, at, words }: { as: ReportDecision; by: Person; at: Date; words: string },
): Promise<void> {
  await sql`
    update listing_report set decided_as = ${as}, decided_by = ${by.id}, decided_name = ${by.name}, decided_at = ${at},
      decided_words = ${words} where id = ${id}`.execute(tx)
}

export type ReportReaders = { id: string; name: string; emails: string[] }

export async function findReportReaders(tx: Tx, stateCode: string | null): Promise<ReportReaders | null> {
  const { rows } = await sql<ReportReaders>`
    select o.id, o.name, array_agg(p.email order by p.email) as emails
    from organization o join membership m on m.organization_id = o.id and role_may(m.role, 'claims')
    join person p on p.id = m.person_id
    where o.kind = 'affiliate' and o.state_code = ${stateCode} group by o.id`.execute(tx)
  return rows[0] ?? null
}

export async function forgetReporters(tx: Tx, decidedBefore: Date): Promise<void> {
  await sql`update listing_report set email = '' where email <> '' and decided_at < ${decidedBefore}`.execute(tx)
}

export async function deleteDecided(tx: Tx, decidedBefore: Date): Promise<void> {
  await sql`delete from listing_report where decided_at < ${decidedBefore}`.execute(tx)
}
