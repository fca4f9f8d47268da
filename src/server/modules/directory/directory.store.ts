import { type RawBuilder, sql } from 'kysely'
import type { HomesPage, ListedHome, StateBeds } from '#contract/directory.ts'
import type { Audience } from '#domain/residence.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

/** A number said before `withdrawnBefore` is in no sum; one said before `staleBefore` is to be confirmed. */
export type Ages = { withdrawnBefore: Date; staleBefore: Date }

export type HomesWanted = {
  stateCode: string
  search: string
  town: string
  audience: Audience | null
  onlyOpen: boolean
  limit: number
  offset: number
  /** These homes instead of a page of all; null for a page. */
  homes: string[] | null
}

type StateCounts = Pick<StateBeds, 'totalListings' | 'totalBeds' | 'availableBeds' | 'bedsToConfirm' | 'saidAt'>
type Found = Pick<HomesPage, 'items' | 'total' | 'towns' | 'openBeds' | 'bedsToConfirm'>

/** Counts of one state's published residences. */
export async function countState(
  tx: Tx,
  stateCode: string,
  { withdrawnBefore, staleBefore }: Ages,
): Promise<StateCounts> {
  const { rows } = await sql<StateCounts>`
    select count(distinct r.id)::int as "totalListings",
      coalesce(sum(g.total_beds), 0)::int as "totalBeds",
      coalesce(sum(${openBeds}) filter (where latest.reported_at >= ${withdrawnBefore}), 0)::int as "availableBeds",
      coalesce(sum(${openBeds}) filter (
        where latest.reported_at >= ${withdrawnBefore} and latest.reported_at < ${staleBefore}
      ), 0)::int as "bedsToConfirm",
      ${isoTime(sql`max(latest.reported_at)`)} as "saidAt"
    from residence r left join bed_group g on g.residence_id = r.id ${latestReport}
    where r.status = 'published' and r.state_code = ${stateCode}`.execute(tx)
  const [counts] = rows
  if (!counts) throw new Error('a count gave no row')
  return counts
}

/**
 * A page of a state's published homes and what stands above it, in one statement, so that all of it is of one moment.
 * Towns come by open beds; in a town first what has an open bed, then what must be confirmed, then what must be asked,
 * then what is full; within those the newest number first.
 */
export async function findHomes(tx: Tx, wanted: HomesWanted, ages: Ages): Promise<Found> {
  const { rows } = await sql<Found>`
    with listed as materialized (${listedHomes(wanted, ages)}),
    town as (
      select city, count(*)::int as homes, coalesce(sum(available), 0)::int as open from listed group by city
    ),
    found as (select l.* from listed l where ${matches(wanted)}),
    ranked as (
      select f.*, row_number() over (order by t.open desc, f.city, f.rank, f.said_at desc nulls last, f.name, f.id) as place
      from found f join town t on t.city = f.city
    )
    select
      (select coalesce(json_agg(home order by place), '[]') from (${shownHomes(wanted)}) shown(home, place)) as items,
      (select count(*)::int from found) as total,
      (select coalesce(json_agg(json_build_object('name', city, 'homes', homes) order by open desc, city), '[]')
        from town where homes > 0) as towns,
      (select coalesce(sum(available), 0)::int from found) as "openBeds",
      (select coalesce(sum(to_confirm), 0)::int from found) as "bedsToConfirm"`.execute(tx)
  const [found] = rows
  if (!found) throw new Error('a search gave no row')
  return found
}

/** Every published home of a state with the groups that take the wanted people, and what they add up to. */
function listedHomes({ stateCode, audience }: HomesWanted, { withdrawnBefore, staleBefore }: Ages) {
  const isCounted = sql`latest.reported_at >= ${withdrawnBefore}`
  return sql`
    select r.id, r.slug, r.name, r.city, r.narr_level, r.certified, r.phone, r.is_sample, beds.*,
      case
        when beds.available > 0 and beds.said_at >= ${staleBefore} then 0
        when beds.available > 0 then 1
        when beds.available is null then 2
        else 3
      end as rank
    from residence r cross join lateral (
      select coalesce(sum(g.total_beds), 0)::int as total_beds,
        sum(${openBeds}) filter (where ${isCounted})::int as available,
        coalesce(sum(${openBeds}) filter (where ${isCounted} and latest.reported_at < ${staleBefore}), 0)::int
          as to_confirm,
        coalesce(min(latest.reported_at) filter (where ${isCounted}), max(latest.reported_at)) as said_at,
        coalesce(json_agg(json_build_object(
          'audience', g.audience, 'totalBeds', g.total_beds,
          'availableBeds', case when ${isCounted} then ${openBeds} end,
          'reportedAt', ${isoTime(sql`latest.reported_at`)}
        ) order by g.total_beds desc, g.audience) filter (where g.id is not null), '[]') as groups,
        count(g.id) as group_count
      from bed_group g ${latestReport}
      where g.residence_id = r.id ${audience === null ? sql`` : sql`and g.audience in (${audience}, 'any')`}
    ) beds
    where r.status = 'published' and r.state_code = ${stateCode}`
}

function matches({ search, town, audience, onlyOpen }: HomesWanted) {
  const conditions = [
    ...(search === '' ? [] : [sql`position(lower(${search}) in lower(l.name)) > 0`]),
    ...(town === '' ? [] : [sql`lower(l.city) = lower(${town})`]),
    ...(audience === null ? [] : [sql`l.group_count > 0`]),
    ...(onlyOpen ? [sql`l.available > 0`] : []),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

function shownHomes({ homes, limit, offset }: HomesWanted): RawBuilder<unknown> {
  if (homes === null) return sql`select ${homeJson}, place from ranked h order by place limit ${limit} offset ${offset}`
  return sql`select ${homeJson}, 0 from listed h where h.id = any(${homes}::uuid[])`
}

const homeJson: RawBuilder<ListedHome> = sql`json_build_object(
  'id', h.id, 'slug', h.slug, 'name', h.name, 'city', h.city, 'groups', h.groups, 'totalBeds', h.total_beds,
  'availableBeds', h.available, 'reportedAt', ${isoTime(sql`h.said_at`)}, 'narrLevel', h.narr_level,
  'certified', h.certified, 'phone', h.phone, 'isSample', h.is_sample)`

function isoTime(moment: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

// Never negative: a house that takes in one person more than it has beds has none open.
const openBeds = sql`greatest(g.total_beds - coalesce(latest.occupied + latest.held, g.total_beds), 0)`

const latestReport = sql`
  left join lateral (
    select b.occupied, b.said_at as reported_at,
      (select count(*)::int from unnest(b.holds) ends where ends > now()) as held
    from listing_beds b where b.bed_group_id = g.id
  ) latest on true`
