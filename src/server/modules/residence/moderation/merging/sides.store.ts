import { sql } from 'kysely'
import type { MergeSideAnswer } from '#contract/residence/moderation/merges.ts'
import type { ShownListing } from '#contract/residence/moderation/staff-listings.ts'
import { joined, rowColumns, selectLastBeds } from '#server/modules/residence/moderation/listings.store.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

type Row = Omit<MergeSideAnswer, 'listing'> & ShownListing

const selectCount = (table: string) =>
  sql`(select count(*)::int from ${sql.table(table)} x where x.residence_id = r.id)`

export async function readSide(tx: Tx, id: string, now: Date): Promise<MergeSideAnswer | null> {
  const { rows } = await sql<Row>`
    select ${rowColumns}, case when r.address_visibility = 'exact' then nullif(r.street, '') end as street, r.email,
      r.website, iso_time(r.created_at) as "createdAt", iso_time(r.listed_since) as "listedSince",
      iso_time(r.checked_at) as "checkedAt", ${selectCount('residence_photo')} as photos, ${selectCount('inquiry')} as questions,
      (select count(*)::int from claim c where c.residence_id = r.id and c.ended_at is null) as "openClaims",
      (select count(*)::int from waiting w where w.residence_id = r.id and w.ended_at is null) as waiting,
      (select count(*)::int from bed_hold h join bed_group g on g.id = h.bed_group_id
        where g.residence_id = r.id and h.until > ${now}
          and not exists (select from bed_hold_end e where e.hold_id = h.id)) as holds,
      ${selectLastBeds(now)} as beds,
      (select json_build_object('number', c.number, 'endsOn', c.ends_on::text) from certificate c
        where c.residence_id = r.id and c.ended_at is null) as certificate
    from ${joined} where r.id = ${id}`.execute(tx)
  const [row] = rows
  if (!row) return null
  const { street, email, website, createdAt, listedSince, checkedAt, ...rest } = row
  const { photos, questions, openClaims, waiting, holds, beds, certificate, ...listing } = rest
  const facts = { street, email, website, createdAt, listedSince, checkedAt }
  return { ...facts, listing, photos, questions, openClaims, waiting, holds, beds, certificate }
}
