import { sql } from 'kysely'
import type { LikeListing } from '#contract/residence/publishing.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type ComparedResidence = {
  key: string
  id?: string
  name: string
  city: string
  state: string
  zip: string
  street: string
  phone: string
}

const batchSize = 500
const maxOfOne = 3

/** Leaves out listings that a reviewer has accepted beside the house. */
export async function readListingsLike(tx: Tx, organizationId: string, residences: readonly ComparedResidence[]) {
  const found = new Map<string, LikeListing[]>()
  for (let from = 0; from < residences.length; from += batchSize) {
    const some = JSON.stringify(residences.slice(from, from + batchSize))
    const { rows } = await sql<{ key: string; listings: LikeListing[] }>`
      select key, json_agg(json_build_object('id', id, 'slug', slug, 'name', name, 'city', city, 'state', state,
        'organization', organization, 'isClaimed', is_claimed, 'what', what) order by place) as listings
      from (
        select h.key, l.residence_id as id, l.slug, l.name, l.city, l.state_code as state,
          l.organization_name as organization, l.is_claimed, array_agg(distinct m.what order by m.what) as what,
          row_number() over (partition by h.key order by bool_or(m.what <> 'phone') desc, count(*) desc, l.name,
            l.residence_id) as place
        from jsonb_to_recordset(${some}::text::jsonb)
          h (key text, id uuid, name text, city text, state char(2), zip text, street text, phone text)
        cross join lateral listings_like(${organizationId}, h.id, h.name, h.city, h.state, h.zip, h.street, h.phone) m
        join listing l on l.residence_id = m.residence_id
        group by h.key, l.residence_id
      ) found where place <= ${maxOfOne} group by key`.execute(tx)
    for (const { key, listings } of rows) found.set(key, listings)
  }
  return found
}
