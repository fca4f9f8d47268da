import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

/** The first slug of each file of so many homes, in the order of slugs: one walk through their index. */
export async function readFirstSlugs(tx: Tx, homesPerFile: number): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from (select slug, row_number() over (order by slug) as place from listing) l
    where (place - 1) % ${homesPerFile}::int = 0 order by slug`.execute(tx)
  return rows.map(({ slug }) => slug)
}

/** Slugs after one (or from one on, where `isFirst`), up to the one before `end`. */
export async function readSlugs(
  tx: Tx,
  { from, isFirst, end, limit }: { from: string; isFirst: boolean; end: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from listing
    where ${isFirst ? sql`slug >= ${from}` : sql`slug > ${from}`} ${end === null ? sql`` : sql`and slug < ${end}`}
    order by slug limit ${limit}::int`.execute(tx)
  return rows.map(({ slug }) => slug)
}
