import { type RawBuilder, sql } from 'kysely'
import type { ListedResidence, ResidencesPage, StateBeds } from '#contract/states/directory.ts'
import { type EndedPaper, toEndOfCertificate } from '#domain/certification/certificate/told-certificate.ts'
import { listPeople, type Point, type SearchFilters, toChord } from '#domain/search/residence-search.ts'
import {
  computeStaleBefore,
  isCounted,
  isMet,
  joinWithAnd,
  matchPeople,
  openBeds,
  toBallPoint,
} from '#server/plumbing/database/listing/conditions.ts'
import { isCertified } from '#server/plumbing/database/listing/filter-conditions.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type ResidencesWanted = {
  stateCode: string
  search: string
  town: string
  filters: SearchFilters
  around: { point: Point; miles: number } | null
  newestFirst: boolean
  limit: number
  offset: number
  residences: string[] | null
}

type StateCounts = Omit<StateBeds, 'slug' | 'name' | 'measuredAt'>
type FoundResidences = Pick<ResidencesPage, 'items' | 'total' | 'towns' | 'openBeds' | 'bedsToConfirm'>
type ListedRow = Omit<ListedResidence, 'certificateEndedAs' | 'certificateEndedOn'> & {
  ended: EndedPaper | null
  ranOutOn: string | null
}

export async function countState(tx: Tx, stateCode: string, now: Date): Promise<StateCounts> {
  const open = openBeds(now)
  const { rows } = await sql<StateCounts>`
    select coalesce((select residences from listing_facet where state_code = ${stateCode} and facet = 'residences'), 0) as "totalListings",
      coalesce(sum(b.total_beds), 0)::int as "totalBeds",
      (count(distinct b.residence_id) filter (where ${isCounted(now)}))::int as "saidListings",
      coalesce(sum(b.total_beds) filter (where ${isCounted(now)}), 0)::int as "saidBeds",
      coalesce(sum(${open}) filter (where ${isCounted(now)}), 0)::int as "availableBeds",
      coalesce(sum(${open}) filter (where ${isCounted(now)} and b.reported_at < ${computeStaleBefore(now)}), 0)::int as "bedsToConfirm",
      iso_time(max(b.reported_at)) as "saidAt"
    from listing_beds b where b.state_code = ${stateCode}`.execute(tx)
  const [counts] = rows
  if (!counts) throw new Error('a count gave no row')
  return counts
}

/**
 * One statement, so that everything is of one moment. Towns come by open beds; in a town first open beds, then to
 * confirm, then to ask, then full, each with the newest number first.
 */
export async function findResidences(tx: Tx, wanted: ResidencesWanted, now: Date): Promise<FoundResidences> {
  const { rows } = await sql<Omit<FoundResidences, 'items'> & { items: ListedRow[] }>`
    with listed as materialized (${selectListedResidences(wanted, now)}),
    town as (
      select city, count(*)::int as homes, coalesce(sum(available), 0)::int as open, min(far) as far from listed group by city
    ),
    found as (select l.* from listed l where ${writeConditions(wanted)}),
    ranked as (
      select f.*, row_number() over (order by ${wanted.newestFirst ? sql`` : sql`t.far, t.open desc, f.city, f.rank,`}
        f.reported_at desc nulls last, f.name, f.id) as place
      from found f join town t on t.city = f.city
    )
    select
      (select coalesce(json_agg(home order by place), '[]') from (${selectShownResidences(wanted)}) shown(home, place)) as items,
      (select count(*)::int from found) as total,
      (select coalesce(json_agg(json_build_object('name', city, 'homes', homes) order by open desc, city), '[]')
        from town where homes > 0) as towns,
      (select coalesce(sum(available), 0)::int from found) as "openBeds",
      (select coalesce(sum(to_confirm), 0)::int from found) as "bedsToConfirm"`.execute(tx)
  const [found] = rows
  if (!found) throw new Error('a search gave no row')
  const items = found.items.map(({ ended, ranOutOn, ...residence }) => ({
    ...residence,
    ...toEndOfCertificate(ended, ranOutOn, wanted.stateCode),
  }))
  return { ...found, items }
}

function selectListedResidences({ stateCode, filters, around }: ResidencesWanted, now: Date) {
  const open = openBeds(now)
  return sql`
    select l.residence_id as id, l.slug, l.name, l.city, l.narr_level, l.certified_until,
      ${isCertified(now)} as certified,
      (select c.form from listed_certificate c where c.residence_id = l.residence_id) as form, l.phone, l.is_sample, beds.*,
      (${joinWithAnd(isMet(filters, now))}) as is_met, ${around ? sql`l.place <-> ${toBallPoint(around.point)}` : sql`null::float8`} as far,
      case
        when beds.available > 0 and beds.reported_at >= ${computeStaleBefore(now)} then 0
        when beds.available > 0 then 1
        when beds.available is null then 2
        else 3
      end as rank
    from listing l cross join lateral (
      select coalesce(sum(b.total_beds), 0)::int as total_beds,
        sum(${open}) filter (where ${isCounted(now)})::int as available,
        coalesce(sum(${open}) filter (where ${isCounted(now)} and b.reported_at < ${computeStaleBefore(now)}), 0)::int as to_confirm,
        coalesce(min(b.reported_at) filter (where ${isCounted(now)}), max(b.reported_at)) as reported_at,
        coalesce(json_agg(json_build_object(
          'audience', b.audience, 'totalBeds', b.total_beds,
          'availableBeds', case when ${isCounted(now)} then ${open} end, 'reportedAt', iso_time(b.reported_at)
        ) order by b.total_beds desc, b.audience) filter (where b.bed_group_id is not null), '[]') as groups
      from listing_beds b
      where b.residence_id = l.residence_id and ${matchPeople(listPeople(filters))}
    ) beds
    where l.state_code = ${stateCode}`
}

function writeConditions({ search, town, around }: ResidencesWanted) {
  return joinWithAnd([
    sql`l.is_met`,
    ...(search === '' ? [] : [sql`position(lower(${search}) in lower(l.name)) > 0`]),
    ...(town === '' ? [] : [sql`lower(l.city) = lower(${town})`]),
    ...(around ? [sql`l.far <= ${toChord(around.miles)}::float8`] : []),
  ])
}

function selectShownResidences({ residences, limit, offset }: ResidencesWanted): RawBuilder<unknown> {
  if (residences === null)
    return sql`select ${residenceJson}, place from ranked h order by place limit ${limit} offset ${offset}`
  return sql`select ${residenceJson}, 0 from listed h where h.id = any(${residences}::uuid[])`
}

const residenceJson: RawBuilder<ListedRow> = sql`json_build_object(
  'id', h.id, 'slug', h.slug, 'name', h.name, 'city', h.city, 'groups', h.groups, 'totalBeds', h.total_beds,
  'availableBeds', h.available, 'reportedAt', iso_time(h.reported_at), 'narrLevel', h.narr_level,
  'certified', h.certified, 'ended', case when not h.certified then (
    select json_build_object('as', c.ended_as, 'at', iso_time(c.ended_at), 'until', c.ends_on::text)
    from listed_certificate c where c.residence_id = h.id) end,
  'ranOutOn', case when not h.certified then h.certified_until::text end,
  'certificateForm', case when h.certified then h.form end, 'phone', h.phone, 'isSample', h.is_sample)`
