import { sql } from 'kysely'
import type { DirectoryStats, MyResidence } from '#contract/residences.ts'
import { certificateDay } from '#domain/certificate.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

type PublishedCounts = Pick<DirectoryStats, 'totalListings' | 'availableBeds' | 'bedsToConfirm'>

/**
 * The residences of one organisation that are not archived, by name. Each group counts what its latest report leaves
 * open and no hold takes at `now`; a group that never reported counts as none open, because nobody said otherwise.
 */
export async function listOfOrganisation(tx: Tx, organisationId: string, now: Date): Promise<MyResidence[]> {
  const { rows } = await sql<MyResidence>`
    select r.id, r.slug, r.name, r.city,
      case when s.code is null then null else json_build_object('name', s.name) end as state,
      coalesce(beds.total, 0)::int as "totalBeds",
      coalesce(beds.available, 0)::int as "availableBeds",
      certificate_holds(r.certified, r.certified_until, ${certificateDay(now)}::date) as "narrCertified",
      iso_time(beds.reported_at) as "reportedAt"
    from residence r
    left join state s on s.code = r.state_code
    left join lateral (
      select sum(g.total_beds) as total, sum(${openBeds(now)}) as available, min(latest.reported_at) as reported_at
      from bed_group g ${latestReport}
      where g.residence_id = r.id
    ) beds on true
    where r.organisation_id = ${organisationId} and r.status <> 'archived'
    order by r.name, r.id`.execute(tx)
  return rows
}

/**
 * Counts of everything published. A number that was last said before `withdrawnBefore` is in no sum, and one said before
 * `staleBefore` is to be confirmed.
 */
export async function countPublished(
  tx: Tx,
  { now, withdrawnBefore, staleBefore }: { now: Date; withdrawnBefore: Date; staleBefore: Date },
): Promise<PublishedCounts> {
  const open = sql`beds_open(b.total_beds, b.occupied, b.holds, ${now}::timestamptz)`
  const { rows } = await sql<PublishedCounts>`
    select
      (select coalesce(sum(homes), 0)::int from listing_facet where facet = 'homes') as "totalListings",
      coalesce(sum(${open}), 0)::int as "availableBeds",
      coalesce(sum(${open}) filter (where b.said_at < ${staleBefore}), 0)::int as "bedsToConfirm"
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

// From the operator's own tables, as a draft is in no public list.
const openBeds = (now: Date) => sql`beds_open(
  g.total_beds,
  coalesce(latest.occupied, g.total_beds),
  array(
    select h.until from bed_hold h
    where h.bed_group_id = g.id and not exists (select from bed_hold_end e where e.hold_id = h.id)
  ),
  ${now}::timestamptz
)`

const latestReport = sql`
  left join lateral (
    select b.occupied, b.reported_at from bed_report b
    where b.bed_group_id = g.id order by b.reported_at desc, b.id desc limit 1
  ) latest on true`
