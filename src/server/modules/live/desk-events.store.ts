import { sql } from 'kysely'
import { selectMainState } from '#server/plumbing/database/desk-residences.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

/** In ms since 1970; organizations without one are left out. */
export async function findNextHoldEnds(tx: Tx, organizationIds: readonly string[], now: Date) {
  const { rows } = await sql<{ id: string; at: number }>`
    select h.organization_id as id, (extract(epoch from min(h.until)) * 1000)::float8 as at
    from bed_hold h
    where h.organization_id = any(${organizationIds}::uuid[]) and h.until > ${now}
      and not exists (select from bed_hold_end e where e.hold_id = h.id)
    group by h.organization_id`.execute(tx)
  return new Map(rows.map(({ id, at }) => [id, at]))
}

type FoundZone = { zone: string | null; state: string | null }

export async function findZone(tx: Tx, organizationId: string): Promise<FoundZone> {
  const { rows } = await sql<FoundZone>`
    select o.time_zone as zone, coalesce(${selectMainState}, o.state_code) as state
    from organization o where o.id = ${organizationId}`.execute(tx)
  return rows[0] ?? { zone: null, state: null }
}
