import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

export type LiveResidence = { name: string; city: string; state: string; slug: string }
export type ReleasedResidences = {
  live: LiveResidence[]
  drafts: string[]
}

/** From here on the transaction sees what a running import has written but not yet published; its next slice waits. */
async function getSeeImports(tx: Tx, organizationId: string): Promise<void> {
  await sql`
    update unfinished_import set writer = pg_current_xact_id()
    where id in (select id from import_run where organization_id = ${organizationId})`.execute(tx)
}

export async function markTrusted(tx: Tx, organizationId: string, checkId: string, at: Date): Promise<boolean> {
  const changed = await sql`
    update organization set checked_at = ${at}, check_id = ${checkId}
    where id = ${organizationId} and kind = 'operator' and checked_at is null`.execute(tx)
  return changed.numAffectedRows === 1n
}

/** False where another check is in force, or was before. */
export async function unmarkTrusted(tx: Tx, organizationId: string, checkId: string): Promise<boolean> {
  const changed = await sql`
    update organization set checked_at = null, check_id = null
    where id = ${organizationId} and check_id = ${checkId}`.execute(tx)
  return changed.numAffectedRows === 1n
}

const isLike = sql`exists (
  select from listings_like(r.organization_id, r.id, r.name, r.city, r.state_code, r.zip, r.street, r.phone))`
const asLive = sql`name, city, state_code as state, slug`

export async function releaseResidences(tx: Tx, organizationId: string): Promise<ReleasedResidences> {
  const waiting = sql`r.organization_id = ${organizationId} and r.status = 'waiting' and not exists (
    select from publishing_check c where c.residence_id = r.id and c.ended_at is null)`
  await getSeeImports(tx, organizationId)
  const { rows: drafts } = await sql<{ name: string }>`
    update residence r set status = 'draft' where ${waiting} and ${isLike} returning r.name`.execute(tx)
  const { rows: live } = await sql<LiveResidence>`
    update residence r set status = 'published' where ${waiting} returning ${asLive}`.execute(tx)
  return { live, drafts: drafts.map(({ name }) => name) }
}

/**
 * Allows only the likeness there is now: the house stays public beside these listings. It becomes public only if its
 * organization is checked.
 */
export async function allowResidence(tx: Tx, residenceId: string): Promise<LiveResidence[]> {
  await sql`
    insert into allowed_likeness (residence_id, listing_id, what, key)
    select pair.one, pair.other, l.what, l.key
    from residence r
    cross join lateral listings_like(r.organization_id, r.id, r.name, r.city, r.state_code, r.zip, r.street, r.phone) l
    cross join lateral (values (r.id, l.residence_id), (l.residence_id, r.id)) pair (one, other)
    where r.id = ${residenceId} on conflict do nothing`.execute(tx)
  await sql`
    insert into allowed_likeness (residence_id, listing_id, what, key)
    select r.id, other.id, l.what, l.key
    from residence r
    join hidden_listing h on h.shown_at is null and h.residence_id <> r.id
    join residence other on other.id = h.residence_id
    cross join lateral hidden_likeness(r, other, nullif(name_key(r.name, r.city), ''), street_key(r.street),
      phone_digits(r.phone)) l
    where r.id = ${residenceId} on conflict do nothing`.execute(tx)
  const { rows: live } = await sql<LiveResidence>`
    update residence r set status = 'published'
    where r.id = ${residenceId} and r.status = 'waiting'
      and exists (select from organization o where o.id = r.organization_id and o.checked_at is not null)
    returning ${asLive}`.execute(tx)
  return live
}

export async function takeResidenceOff(tx: Tx, residenceId: string): Promise<string[]> {
  const gone = await tx
    .updateTable('residence')
    .set({ status: 'draft' })
    .where('id', '=', residenceId)
    .where('status', 'in', ['published', 'waiting'])
    .returning('name')
    .execute()
  await sql`
    delete from allowed_likeness where residence_id = ${residenceId} or listing_id = ${residenceId}`.execute(tx)
  return gone.map(({ name }) => name)
}

const byClaim = sql`exists (
  select from claim c where c.residence_id = r.id and c.organization_id = r.organization_id and c.ended_as = 'approved'
    and c.undone_at is null and c.handed_over_at is null)`

export async function takeResidencesOff(tx: Tx, organizationId: string, to: 'draft' | 'waiting'): Promise<string[]> {
  await getSeeImports(tx, organizationId)
  const { rows: gone } = await sql<{ name: string }>`
    update residence r set status = ${to}
    where r.organization_id = ${organizationId} and r.status in ('published', 'waiting') and r.status <> ${to}
      and not ${byClaim}
    returning r.name`.execute(tx)
  return gone.map(({ name }) => name)
}
