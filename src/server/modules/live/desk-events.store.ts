import { sql } from 'kysely'
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
    select o.time_zone as zone, coalesce((
      select r.state_code from residence r
      where r.organization_id = o.id and r.status <> 'archived' and r.state_code is not null
      group by r.state_code order by count(*) desc, r.state_code limit 1
    ), o.state_code) as state from organization o where o.id = ${organizationId}`.execute(tx)
  return rows[0] ?? { zone: null, state: null }
}
