import { type RawBuilder, sql } from 'kysely'
import { joinGroups, residence } from '#server/modules/imports/imports.store.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type ExportRow = { id: string } & Record<string, unknown>

type ExportPageRequest = { organizationId: string; after: string | null; most: number; now: Date }

export type ExportPage<Line extends ExportRow = ExportRow> = (tx: Tx, asked: ExportPageRequest) => Promise<Line[]>

/**
 * Row-level security decides which rows are included. The page is cut before any joins, which the planner would
 * otherwise compute for all rows.
 */
export type ExportStatement = (asked: ExportPageRequest) => RawBuilder<ExportRow>

export const toPage =
  (select: ExportStatement): ExportPage =>
  async (tx, asked) =>
    (await select(asked).execute(tx)).rows

/**
 * Until it ends, the transaction reads in index order: without statistics, the planner would sort everything for each
 * page.
 */
export async function readInOrder(tx: Tx): Promise<void> {
  await sql`select set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(tx)
}

const start = '00000000-0000-0000-0000-000000000000'

export const readResidencePage: ExportPage = async (tx, { organizationId, after, most, now }) => {
  const { rows } = await sql<{ house: ExportRow }>`
    select ${residence}::jsonb || jsonb_build_object(
      'latitude', r.latitude, 'longitude', r.longitude, 'checked_at', iso_time(r.checked_at)) as house from (
      select * from own_residence where organization_id = ${organizationId} and id > ${after ?? start} order by id limit ${most}
    ) r ${joinGroups(now)} order by r.id`.execute(tx)
  return rows.map((row) => row.house)
}

export const selectGroups: ExportStatement = ({ organizationId, after, most }) => sql<ExportRow>`
  select g.id, r.name as house, g.residence_id as "residenceId", g.audience as "bedsFor", g.total_beds as "totalBeds"
  from (
    select * from bed_group where organization_id = ${organizationId} and id > ${after ?? start} order by id limit ${most}
  ) g join residence r on r.id = g.residence_id order by g.id`

export const selectReports: ExportStatement = (asked) => sql<ExportRow>`
  select b.id, r.name as house, b.bed_group_id as "groupId", g.audience as "bedsFor",
    iso_time(b.reported_at) as "saidAt", b.kind, b.occupied as "bedsTaken", b.total_beds as "totalBeds"
  from (
    select b.id, b.bed_group_id, b.reported_at, b.kind, b.occupied, b.total_beds from bed_report b
    ${cutByTime('bed_report', 'reported_at', 'b', asked)}
  ) b join bed_group g on g.id = b.bed_group_id join residence r on r.id = g.residence_id
  order by b.reported_at, b.id`

export const selectHolds: ExportStatement = (asked) => sql<ExportRow>`
  select h.id, r.name as house, g.audience as "bedsFor", iso_time(h.placed_at) as "heldAt",
    iso_time(h.until) as "heldUntil", h.note, iso_time(e.ended_at) as "endedAt", e.reason as "endedBecause"
  from (
    select h.id, h.bed_group_id, h.placed_at, h.until, h.note from bed_hold h
    ${cutByTime('bed_hold', 'placed_at', 'h', asked)}
  ) h join bed_group g on g.id = h.bed_group_id join residence r on r.id = g.residence_id
  left join bed_hold_end e on e.hold_id = h.id
  order by h.placed_at, h.id`

export const selectInquiries: ExportStatement = (asked) => sql<ExportRow>`
  select i.id, r.name as house, i.kind, iso_time(i.received_at) as "receivedAt", i.language,
    i.sender_name as "sender", i.answer_by as "answerBy", i.reach, i.needed, i.message,
    iso_time(i.read_at) as "readAt", i.taken_name as "takenBy", iso_time(i.first_answered_at) as "firstAnsweredAt",
    iso_time(i.answered_at) as "answeredAt", i.answered_name as "answeredBy", iso_time(i.closed_at) as "closedAt",
    i.closed_name as "closedBy", i.closed_reason as "closedBecause", i.note
  from inquiry i join residence r on r.id = i.residence_id
  ${cutByTime('inquiry', 'received_at', 'i', asked)}`

export const selectNames = (ids: RawBuilder<unknown>) =>
  sql`(select string_agg(r.name, '; ' order by r.name collate by_name) from residence r where r.id = any (${ids}))`

export const selectTeam: ExportStatement = ({ organizationId, after, most }) => sql<ExportRow>`
  select p.id, p.first_name as "firstName", p.last_name as "lastName", p.email, m.role,
    ${selectNames(sql`m.residence_ids`)} as "houses",
    iso_time(m.created_at) as "since"
  from membership m join person p on p.id = m.person_id
  where m.organization_id = ${organizationId} and p.id > ${after ?? start} order by p.id limit ${most}`

export const selectHistory: ExportStatement = (asked) => sql<ExportRow>`
  select h.id, iso_time(h.happened_at) as "at", h.person_name as "by", h.source as "where", h.device, h.subject,
    h.subject_name as "of", h.change, h.before, h.after
  from history h
  ${cutByTime('history', 'happened_at', 'h', asked)}`

export const selectImports: ExportStatement = (asked) => sql<ExportRow>`
  select i.id, iso_time(i.imported_at) as "at", i.person_name as "by", i.file_name as "file", i.added, i.changed,
    i.same, i.duplicate, i.left_out as "leftOut", iso_time(i.undone_at) as "undoneAt", i.undone_by as "undoneBy"
  from import_run i
  ${cutByTime('import_run', 'imported_at', 'i', asked)}`

export function filterAfterId(column: string, after: string | null) {
  return sql`and ${sql.ref(column)} > ${after ?? start}`
}

export function cutByTime(
  table: string,
  column: string,
  alias: string,
  { organizationId, after, most }: ExportPageRequest,
) {
  const [time, id] = [sql.ref(`${alias}.${column}`), sql.ref(`${alias}.id`)]
  const place = sql`select ${sql.ref(column)}, id from ${sql.table(table)} where id = ${after}`
  return sql`where ${sql.ref(`${alias}.organization_id`)} = ${organizationId}
    ${after === null ? sql`` : sql`and (${time}, ${id}) > (${place})`} order by ${time}, ${id} limit ${most}`
}
