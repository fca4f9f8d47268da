import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

/** In ms since 1970; organizations without one are left out. */
export async function nextHoldEnds(
  tx: Tx,
  organisationIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; at: number }>`
    select h.organisation_id as id, (extract(epoch from min(h.until)) * 1000)::float8 as at
    from bed_hold h
    where h.organisation_id = any(${organisationIds}::uuid[]) and h.until > ${now}
      and not exists (select from bed_hold_end e where e.hold_id = h.id)
    group by h.organisation_id`.execute(tx)
  return new Map(rows.map(({ id, at }) => [id, at]))
}
