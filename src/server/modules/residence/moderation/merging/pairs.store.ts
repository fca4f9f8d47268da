import { type RawBuilder, sql } from 'kysely'
import type { ListingPair } from '#contract/residence/moderation/merges.ts'
import type { ShownListing } from '#contract/residence/moderation/staff-listings.ts'
import type { Likeness } from '#domain/residence/listing/merging/merging.ts'
import { joined, rowColumns } from '#server/modules/residence/moderation/listings.store.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

const toldApart = sql`exists (
  select from allowed_likeness yes where yes.residence_id = pair.one and yes.listing_id = pair.other)`

/**
 * Public listings that look like one house. Houses of one operator often share a phone, so a phone counts only in one
 * town and between two organizations.
 */
const selectAlike = (both: RawBuilder<unknown>) => sql`
  select a.residence_id as one, b.residence_id as other, 'name' as what
  from listing a join listing b on b.name_key = a.name_key and b.zip = a.zip and b.residence_id > a.residence_id
  where a.zip <> '' and ${both}
  union
  select a.residence_id, b.residence_id, 'name'
  from listing a
  join listing b on b.name_key = a.name_key and b.state_code = a.state_code and b.town_key = a.town_key
    and b.residence_id > a.residence_id
  where ${both}
  union
  select a.residence_id, b.residence_id, 'address'
  from listing a join listing b on b.zip = a.zip and b.street_key = a.street_key and b.residence_id > a.residence_id
  where a.street <> '' and b.street <> '' and ${both}
  union
  select a.residence_id, b.residence_id, 'phone'
  from listing a
  join listing b on b.phone_key = a.phone_key and b.town_key = a.town_key and b.state_code = a.state_code
    and b.residence_id > a.residence_id
  join residence ra on ra.id = a.residence_id join residence rb on rb.id = b.residence_id
  where length(a.phone_key) = 10 and ${both} and ra.organization_id <> rb.organization_id`

type PairRow = { one: string; other: string; like: Likeness[] }

export async function findPairs(tx: Tx, { state, page, limit }: { state: string | null; page: number; limit: number }) {
  const both = state === null ? sql`true` : sql`a.state_code = ${state} and b.state_code = ${state}`
  const { rows } = await sql<PairRow & { total: number }>`
    select pair.one, pair.other, array_agg(pair.what order by pair.what) as "like", (count(*) over ())::int as total
    from (${selectAlike(both)}) pair join listing l on l.residence_id = pair.one where not ${toldApart}
    group by pair.one, pair.other, l.name
    order by count(*) desc, lower(l.name), pair.one, pair.other limit ${limit} offset ${(page - 1) * limit}`.execute(tx)
  return { pairs: rows.map(({ one, other, like }) => ({ one, other, like })), total: rows[0]?.total ?? 0 }
}

export async function findAlike(tx: Tx, id: string): Promise<PairRow[]> {
  const { rows } = await sql<PairRow>`
    select r.id as one, l.residence_id as other, array_agg(distinct l.what order by l.what) as "like"
    from residence r
    cross join lateral listings_like(null, r.id, r.name, r.city, r.state_code, r.zip, r.street, r.phone) l
    join residence o on o.id = l.residence_id
    where r.id = ${id} and o.id <> r.id and (l.what <> 'phone' or o.organization_id <> r.organization_id)
    group by r.id, l.residence_id order by count(*) desc, l.residence_id limit 25`.execute(tx)
  return rows
}

export async function findLikeness(tx: Tx, one: string, other: string): Promise<Likeness[]> {
  const { rows } = await sql<{ what: Likeness }>`
    select distinct l.what from residence r
    cross join lateral listings_like(null, null, r.name, r.city, r.state_code, r.zip, r.street, r.phone) l
    where (r.id = ${one} and l.residence_id = ${other}) or (r.id = ${other} and l.residence_id = ${one})
    order by l.what`.execute(tx)
  return rows.map(({ what }) => what)
}

/** From now on these two are two houses, as long as both are written as they are. */
export async function tellApart(tx: Tx, one: string, other: string): Promise<void> {
  await sql`
    insert into allowed_likeness (residence_id, listing_id, what, key)
    select pair.one, pair.other, l.what, l.key
    from residence r
    cross join lateral listings_like(null, null, r.name, r.city, r.state_code, r.zip, r.street, r.phone) l
    cross join lateral (values (r.id, l.residence_id), (l.residence_id, r.id)) pair (one, other)
    where (r.id = ${one} and l.residence_id = ${other}) or (r.id = ${other} and l.residence_id = ${one})
    on conflict do nothing`.execute(tx)
}

export async function readRows(tx: Tx, ids: readonly string[]): Promise<Map<string, ShownListing>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<ShownListing>`
    select ${rowColumns} from ${joined} where r.id = any (${`{${ids.join(',')}}`}::text::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

export async function readPairs(tx: Tx, found: readonly PairRow[]): Promise<ListingPair[]> {
  const rows = await readRows(
    tx,
    found.flatMap(({ one, other }) => [one, other]),
  )
  return found.flatMap(({ one, other, like }) => {
    const [a, b] = [rows.get(one), rows.get(other)]
    return a && b ? [{ one: a, other: b, like }] : []
  })
}
