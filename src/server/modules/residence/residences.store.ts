import { sql } from 'kysely'
import type { DirectoryStats } from '#contract/residence/residences.ts'
import { computeStaleBefore, isCounted, openBeds } from '#server/plumbing/database/listing/conditions.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

type PublishedCounts = Pick<DirectoryStats, 'totalListings' | 'availableBeds' | 'bedsToConfirm'>

export async function countPublished(tx: Tx, now: Date) {
  const { rows } = await sql<PublishedCounts>`
    select
      (select coalesce(sum(residences), 0)::int from listing_facet where facet = 'residences') as "totalListings",
      coalesce(sum(${openBeds(now)}), 0)::int as "availableBeds",
      coalesce(sum(${openBeds(now)}) filter (where b.reported_at < ${computeStaleBefore(now)}), 0)::int as "bedsToConfirm"
    from listing_beds b where ${isCounted(now)}`.execute(tx)
  const [counts] = rows
  if (!counts) throw new Error('a count gave no row')
  return counts
}

export async function hasSamples(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select from residence where is_sample limit 1`.execute(tx)
  return rows.length > 0
}
