import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

export type HistoryRow = {
  id: string
  at: string
  personId: string | null
  personName: string
  organizationId: string
  source: string
  device: string
  subject: string
  subjectId: string | null
  subjectName: string
  change: string
  before: Record<string, unknown>
  after: Record<string, unknown>
  held: number
}

export type HistoryFilter = {
  residence?: string | undefined
  person?: string | undefined
  who?: string | undefined
  subjects: readonly string[] | null
  before?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** `organizations`: null is all. Days are those of `reader`, an organization. */
export type HistoryScope = { reader: string; organizations: readonly string[] | null; isOfAll: boolean }

/** As the index `history_newest` says it. */
const notOfPeople = sql`h.subject not in ('inquiry', 'waiting', 'hold', 'notices', 'reminders')`

/** The cursor is the id of a line, because the text of its time is less precise than the time. */
export async function listHistory(
  tx: Tx,
  { reader, organizations, isOfAll }: HistoryScope,
  { residence, person, who, subjects, before, from, to }: HistoryFilter,
  limit: number,
): Promise<HistoryRow[]> {
  const conditions = [
    ...(organizations === null ? [] : [selectOfOrganizations(organizations)]),
    ...(isOfAll ? [notOfPeople] : []),
    ...(who === undefined ? [] : [sql`h.person_name ilike ${toPattern(who)}`]),
    ...(residence === undefined ? [] : [selectOfResidence(residence)]),
    ...(person === undefined ? [] : [sql`h.person_id = ${person}`]),
    ...(subjects === null ? [] : [sql`h.subject = any(${subjects})`]),
    ...(from === undefined ? [] : [sql`h.happened_at >= ${startOf(reader, from, 0)}`]),
    ...(to === undefined ? [] : [sql`h.happened_at < ${startOf(reader, to, 1)}`]),
    ...(before === undefined
      ? []
      : [sql`(h.happened_at, h.id) < (select happened_at, id from history where id = ${before})`]),
  ]
  const { rows } = await sql<HistoryRow>`
    select h.id, iso_time(h.happened_at) as at, h.person_id as "personId", h.person_name as "personName",
      h.organization_id as "organizationId", h.source, h.device, h.subject, h.subject_id as "subjectId",
      case when h.subject = 'invitation' then coalesce((select email from invitation where id = h.subject_id), '')
        else h.subject_name end as "subjectName", h.change, h.before, h.after,
      case when h.subject = 'beds' then (
        select count(*)::int from bed_hold b
        where b.bed_group_id = h.subject_id and b.placed_at <= h.happened_at and b.until > h.happened_at
          and not exists (select from bed_hold_end e where e.hold_id = b.id and e.ended_at <= h.happened_at)
      ) else 0 end as held
    from history h left join bed_group g on g.id = h.subject_id and h.subject in ('beds', 'hold')
    where ${sql.join(conditions, sql` and `)}
    order by h.happened_at desc, h.id desc limit ${limit}`.execute(tx)
  return rows
}

/** One is asked for by itself, because its lines lie together in the index. */
function selectOfOrganizations(ids: readonly string[]) {
  return ids.length === 1 ? sql`h.organization_id = ${ids[0]}` : sql`h.organization_id = any(${ids}::uuid[])`
}

const toPattern = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`

const mostNamed = 50

/** By id. For the system: the alliance reads what they did, and no row of theirs. */
export async function readOrganizationNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const named = tx.selectFrom('organization').select(['id', 'name'])
  const rows = await named.where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Organizations whose name has these words in it. For the system. */
export async function findOrganizations(tx: Tx, part: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from organization where name ilike ${toPattern(part)} order by length(name), id limit ${mostNamed}`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

function startOf(organizationId: string, day: string, later: number) {
  const zone = sql`coalesce((select time_zone from organization where id = ${organizationId}), 'UTC')`
  return sql`((${day}::date + ${later}::int)::timestamp at time zone ${zone})`
}

function selectOfResidence(residence: string) {
  return sql`(h.subject_id = ${residence} or g.residence_id = ${residence} or h.subject in ('inquiry', 'waiting') and (
    exists (select from inquiry i where i.id = h.subject_id and i.residence_id = ${residence})
    or exists (select from waiting w where w.id = h.subject_id and w.residence_id = ${residence})
    or h.subject_name = (select name from residence where id = ${residence} and organization_id = h.organization_id)
  ))`
}

type NamedRow = { id: string; name: string }

export function listResidences(tx: Tx, organizationId: string): Promise<NamedRow[]> {
  return tx
    .selectFrom('residence')
    .select(['id', 'name'])
    .where('organization_id', '=', organizationId)
    .orderBy('name', (by) => by.collate('by_name'))
    .orderBy('id')
    .execute()
}

export async function listPeople(tx: Tx, organizationId: string): Promise<NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    with recursive people as (
      select (
        select person_id from history where organization_id = ${organizationId} and person_id is not null
        order by person_id limit 1
      ) as id
      union all
      select (
        select h.person_id from history h where h.organization_id = ${organizationId} and h.person_id > p.id
        order by h.person_id limit 1
      ) from people p where p.id is not null
    )
    select p.id, newest.name from people p
    cross join lateral (
      select h.person_name as name from history h
      where h.organization_id = ${organizationId} and h.person_id = p.id order by h.happened_at desc limit 1
    ) newest
    order by lower(newest.name), p.id`.execute(tx)
  return rows
}
