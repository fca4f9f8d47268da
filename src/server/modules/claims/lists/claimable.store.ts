import { sql } from 'kysely'
import type { ClaimableListing } from '#contract/claims/claims.ts'
import { listTownSpellings } from '#domain/places/place-name.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export async function listListingsByPhone(tx: Tx, digits: string, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('listing')
    .select('residence_id as id')
    .where('phone_key', '=', digits)
    .orderBy('name', (by) => by.collate('by_name'))
    .orderBy('residence_id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function listListingsInTown(
  tx: Tx,
  { name, state }: { name: string; state: string | null },
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select l.residence_id as id from state s
    cross join lateral (
      select residence_id, name, row_number() over (order by name collate by_name, residence_id) as turn from listing
      where state_code = s.code and lower(city) = any(${listTownSpellings(name)}::text[])
      order by turn limit ${limit}
    ) l
    where ${state}::text is null or s.code = ${state}
    order by l.turn, l.name collate by_name, l.residence_id limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function findListingBySlug(tx: Tx, slug: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select l.residence_id as id from listing l
    where l.slug = ${slug} or l.residence_id = (select residence_id from residence_slug where slug = ${slug})
    order by l.slug = ${slug} desc limit 1`.execute(tx)
  return rows[0]?.id ?? null
}

export async function readClaimable(tx: Tx, ids: readonly string[], organizationId: string) {
  if (ids.length === 0) return []
  const { rows } = await sql<Omit<ClaimableListing, 'claims' | 'isNear'>>`
    select l.residence_id as id, l.slug, l.name, l.city, l.state_code as state, l.phone,
      l.organization_name as organization, l.is_claimed as "isClaimed",
      l.is_claimed and r.organization_id = ${organizationId} as "isOwn", c.id as "claimId"
    from listing l join residence r on r.id = l.residence_id
    left join claim c on c.residence_id = l.residence_id and c.organization_id = ${organizationId} and c.ended_at is null
    where l.residence_id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], l.residence_id)`.execute(tx)
  return rows
}

/** How many open claims each has, of all organizations. The system counts: only the number may be known. */
export async function countClaims(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; claims: number }>`
    select residence_id as id, count(*)::int as claims from claim
    where residence_id = any(${ids}::uuid[]) and ended_at is null group by residence_id`.execute(tx)
  return new Map(rows.map(({ id, claims }) => [id, claims]))
}
