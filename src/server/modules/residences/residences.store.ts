import { sql } from 'kysely'
import type { MyResidence } from '#contract/residences.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

/**
 * The residences of one organisation that are not archived, by name. Each group counts what its latest report leaves
 * open; a group that never reported counts as none open, because nobody said otherwise.
 */
export async function listOfOrganisation(tx: Tx, organisationId: string): Promise<MyResidence[]> {
  const { rows } = await sql<MyResidence>`
    select r.id, r.slug, r.name, r.city,
      case when s.code is null then null else json_build_object('name', s.name) end as state,
      coalesce(beds.total, 0)::int as "totalBeds",
      coalesce(beds.available, 0)::int as "availableBeds",
      r.certified as "narrCertified",
      to_char(beds.reported_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "reportedAt"
    from residence r
    left join state s on s.code = r.state_code
    left join lateral (
      select sum(g.total_beds) as total, sum(${openBeds}) as available, min(latest.reported_at) as reported_at
      from bed_group g ${latestReport}
      where g.residence_id = r.id
    ) beds on true
    where r.organisation_id = ${organisationId} and r.status <> 'archived'
    order by r.name, r.id`.execute(tx)
  return rows
}

/** Counts of everything published. A number that was last said before `withdrawnBefore` is in no sum. */
export async function countPublished(
  tx: Tx,
  { now, withdrawnBefore }: { now: Date; withdrawnBefore: Date },
): Promise<{ totalListings: number; availableBeds: number }> {
  // Few groups hold beds, and calling the function for all would take longer than the rest.
  const open = sql`case when b.holds = '{}' then greatest(b.total_beds - b.occupied, 0)
    else beds_open(b.total_beds, b.occupied, b.holds, ${now}) end`
  const { rows } = await sql<{ totalListings: number; availableBeds: number }>`
    select
      (select coalesce(sum(homes), 0)::int from listing_facet where facet = 'homes') as "totalListings",
      coalesce(sum(${open}), 0)::int as "availableBeds"
    from listing_beds b where b.said_at >= ${withdrawnBefore}`.execute(tx)
  const [counts] = rows
  if (!counts) throw new Error('a count gave no row')
  return counts
}

/** True when any published residence is sample data. */
export async function hasSamples(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select from residence where is_sample limit 1`.execute(tx)
  return rows.length > 0
}

// Never negative: a house that takes in one person more than it has beds has none open.
const openBeds = sql`greatest(g.total_beds - coalesce(latest.occupied, g.total_beds), 0)`

const latestReport = sql`
  left join lateral (
    select b.occupied, b.reported_at from bed_report b
    where b.bed_group_id = g.id order by b.reported_at desc, b.id desc limit 1
  ) latest on true`
