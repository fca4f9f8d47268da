import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

/** What is published of a key: its thumbprint, and `x` of a JWK. */
export type PublicKey = { id: string; x: string }

export type NewKey = PublicKey & { sealed: Uint8Array }

export type Signer = { id: string; name: string; state: string }

export async function findSigner(tx: Tx, state: string): Promise<Signer | null> {
  const ofState = tx.selectFrom('organization').where('kind', '=', 'affiliate').where('state_code', '=', state)
  const found = await ofState.select(['id', 'name']).executeTakeFirst()
  return found ? { ...found, state } : null
}

export async function findKeyInUse(tx: Tx, organizationId: string): Promise<NewKey | null> {
  const inUse = tx
    .selectFrom('signing_key')
    .where('organization_id', '=', organizationId)
    .where('retired_at', 'is', null)
  const key = await inUse.select(['id', 'public_key as x', 'sealed_key as sealed']).executeTakeFirst()
  return key ?? null
}

export async function insertKey(tx: Tx, organizationId: string, key: NewKey, at: Date): Promise<void> {
  await sql`
    insert into signing_key (id, organization_id, public_key, sealed_key, made_at)
    values (${key.id}, ${organizationId}, ${key.x}, ${key.sealed}, ${at})
    on conflict (organization_id) where retired_at is null do nothing`.execute(tx)
}

export async function retireKey(tx: Tx, organizationId: string, id: string, at: Date): Promise<void> {
  await sql`
    update signing_key set retired_at = greatest(${at}, made_at)
    where organization_id = ${organizationId} and id = ${id} and retired_at is null`.execute(tx)
}

/** Also former keys: who could read one could read all that were sealed with the same secret. */
export async function revokeKeys(tx: Tx, organizationId: string, at: Date): Promise<void> {
  await sql`
    update signing_key set retired_at = coalesce(retired_at, greatest(${at}, made_at)),
      revoked_at = greatest(${at}, made_at, retired_at)
    where organization_id = ${organizationId} and revoked_at is null`.execute(tx)
}

/** The one that signs, and those before it until the last certificate of their time has ended. */
export async function listPublishedKeys(tx: Tx, organizationId: string, today: string): Promise<PublicKey[]> {
  const { rows } = await sql<PublicKey>`
    select k.id, k.public_key as x from signing_key k
    where k.organization_id = ${organizationId} and k.revoked_at is null and (k.retired_at is null or exists (
      select from certificate c where c.organization_id = k.organization_id and c.set_at <= k.retired_at
        and c.ends_on >= ${today}::date))
    order by k.retired_at desc nulls first, k.made_at desc`.execute(tx)
  return rows
}

export function listOldKeys(tx: Tx, madeBefore: Date) {
  const old = tx.selectFrom('signing_key').where('retired_at', 'is', null).where('made_at', '<', madeBefore)
  return old.select(['organization_id as organizationId', 'id']).orderBy('organization_id').execute()
}

export type StatusBits = { longest: number; revoked: number[]; suspended: number[] }

/**
 * A home that left the public list counts as suspended, as its page says; a certificate that is no more as revoked. Once
 * a suspension is lifted, what was signed before it counts again.
 */
export async function readStatusBits(tx: Tx, organizationId: string): Promise<StatusBits> {
  const { rows } = await sql<StatusBits>`
    with gone as (select status_index from revoked_place where organization_id = ${organizationId})
    select greatest(coalesce(max(c.status_index), 0), (select max(status_index) from gone)) as longest,
      coalesce(array_agg(c.status_index) filter (where c.ended_as in ('withdrawn', 'replaced')), '{}')
        || array(select status_index from gone) as revoked,
      coalesce(array_agg(c.status_index) filter (where (c.ended_as = 'suspended' and (a.id is null or l.residence_id is null))
        or (c.ended_as is null and (c.unconfirmed_at is not null or l.residence_id is null))), '{}') as suspended
    from certificate c left join listing l on l.residence_id = c.residence_id
    left join certificate a on c.ended_as = 'suspended' and a.residence_id = c.residence_id
      and a.organization_id = c.organization_id and a.ended_at is null and a.unconfirmed_at is null
      and (a.number, a.narr_level, a.issued_on, a.ends_on) = (c.number, c.narr_level, c.issued_on, c.ends_on)
      and a.form is not distinct from c.form
    where c.organization_id = ${organizationId}`.execute(tx)
  return rows[0] ?? { longest: 0, revoked: [], suspended: [] }
}
