import { sql } from 'kysely'
import type { ListingChecksAnswer } from '#contract/affiliates/listing-checks.ts'
import type { Check } from '#domain/states/residences/listing-check.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

/** What its own people reviewed, or what was heard on the phone, whichever came last. Of `residence r`. */
export const lastChecked = sql`greatest(r.checked_at, (
  select max(k.happened_at) from listing_check k
  where k.residence_id = r.id and k.undone_at is null and k.outcome <> 'no_answer'))`

export async function lockChecks(tx: Tx, residenceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`listing_check ${residenceId}`}, 0))`.execute(tx)
}

export async function readListing(tx: Tx, affiliateId: string, residenceId: string) {
  const { rows } = await sql<ListingChecksAnswer['listing']>`
    select r.id, r.slug, r.name, r.city, r.phone, r.narr_level as level, r.status = 'published' as "isPublished",
      r.claimed_at is not null as "isClaimed", r.organization_id = ${affiliateId}::uuid as "isOwn",
      coalesce((select json_agg(json_build_object('audience', g.audience, 'beds', g.total_beds) order by g.audience)
        from bed_group g where g.residence_id = r.id and g.total_beds > 0), '[]') as beds,
      case when r.claimed_at is not null then public_contact(r.id) end as office
    from residence r where r.id = ${residenceId}`.execute(tx)
  const [listing] = rows
  if (!listing) throw new Error('A home that was found is there.')
  return listing
}

export async function writeListed(tx: Tx, affiliateId: string, residenceId: string, isListed: boolean): Promise<void> {
  await sql`
    update residence set status = ${isListed ? 'published' : 'draft'}
    where id = ${residenceId} and organization_id = ${affiliateId} and claimed_at is null`.execute(tx)
}

export type StoredCheck = Check & { by: string }

const shown = 50

export async function listChecks(tx: Tx, affiliateId: string, residenceId: string): Promise<StoredCheck[]> {
  const { rows } = await sql<StoredCheck>`
    select id, outcome, words, person_id as "personId", person_name as by, iso_time(happened_at) as at,
      iso_time(undone_at) as "undoneAt"
    from listing_check where organization_id = ${affiliateId} and residence_id = ${residenceId}
    order by happened_at desc, id desc limit ${shown}`.execute(tx)
  return rows
}

type NewRow = Pick<Check, 'outcome' | 'words'> & {
  organizationId: string
  residenceId: string
  person: { id: string; name: string }
  at: Date
}

export async function insertCheck(tx: Tx, row: NewRow): Promise<void> {
  const { organizationId, residenceId, outcome, words, person, at } = row
  await sql`
    insert into listing_check (organization_id, residence_id, happened_at, person_id, person_name, outcome, words)
    values (${organizationId}, ${residenceId}, ${at}, ${person.id}, ${person.name}, ${outcome}, ${words})`.execute(tx)
}

export async function undoCheck(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update listing_check set undone_at = ${at} where id = ${id} and undone_at is null`.execute(tx)
  return numAffectedRows === 1n
}
