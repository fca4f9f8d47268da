import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

export async function readFirstSlugs(tx: Tx, residencesPerFile: number): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from (select slug, row_number() over (order by slug) as place from listing) l
    where (place - 1) % ${residencesPerFile}::int = 0 order by slug`.execute(tx)
  return rows.map(({ slug }) => slug)
}

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

/** `value` is a town in lower case or a ZIP code; null where a state's homes give none. */
export type Spot = { state: string; value: string | null }

/** Each place is one index lookup, however many homes are there. */
export async function readSpots(tx: Tx, of: 'town' | 'zip', after: Spot, limit: number): Promise<Spot[]> {
  const value = of === 'town' ? sql`lower(l.city)` : sql`l.zip`
  const selectNext = (
    state: RawBuilder<unknown>,
    from: RawBuilder<unknown>,
  ) => sql`(select l.state_code, ${value} as value
    from listing l where (l.state_code, ${value}) > (${state}, ${from}) order by l.state_code, ${value} limit 1)`
  const { rows } = await sql<Spot>`with recursive spots as (
      ${selectNext(sql`${after.state}::char(2)`, sql`${after.value}::text`)}
      union all
      select n.state_code, n.value from spots s cross join lateral ${selectNext(sql`s.state_code`, sql`s.value`)} n
    )
    select state_code as state, value from spots limit ${limit}::int`.execute(tx)
  return rows
}
