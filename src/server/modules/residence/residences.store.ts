import { sql } from 'kysely'
import type { DirectoryStats } from '#contract/residence/residences.ts'
import type { CountAges } from '#domain/beds/count-ages.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

type PublishedCounts = Pick<DirectoryStats, 'totalListings' | 'availableBeds' | 'bedsToConfirm'>

export async function countPublished(tx: Tx, { now, withdrawnBefore, staleBefore }: CountAges) {
  const open = sql`beds_open(b.total_beds, b.occupied, b.holds, ${now}::timestamptz)`
  const { rows } = await sql<PublishedCounts>`
    select
      (select coalesce(sum(residences), 0)::int from listing_facet where facet = 'residences') as "totalListings",
      coalesce(sum(${open}), 0)::int as "availableBeds",
      coalesce(sum(${open}) filter (where b.reported_at < ${staleBefore}), 0)::int as "bedsToConfirm"
    from listing_beds b where b.reported_at >= ${withdrawnBefore}`.execute(tx)
  const [counts] = rows
  if (!counts) throw new Error('a count gave no row')
  return counts
}

export async function hasSamples(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select from residence where is_sample limit 1`.execute(tx)
  return rows.length > 0
}
