import { sql } from 'kysely'
import type { ResidenceChip } from '#contract/residence/residence-choices.ts'
import { type DeskResidencesAsked, listedAtOnce, statusesAtOnce } from '#contract/residence/residence-desk.ts'
import type { AddressVisibility } from '#domain/residence/residence.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

type Counts = Record<ResidenceChip, number> & { total: number }

export async function countListings(tx: Tx, organizationId: string, words: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*)::int as total,
      count(*) filter (where status <> 'archived' and is_named)::int as "all",
      count(*) filter (where status = 'published' and is_named)::int as published,
      count(*) filter (where status = 'waiting' and is_named)::int as waiting,
      count(*) filter (where status = 'draft' and is_ready and is_named)::int as ready,
      count(*) filter (where status = 'draft' and not is_ready and is_named)::int as draft,
      count(*) filter (where status = 'archived' and is_named)::int as archived
    from (
      select r.status, ${isNamed(words)} as is_named, r.status = 'draft' and ${isReady} as is_ready
      from residence r where r.organization_id = ${organizationId}
    ) counted`.execute(tx)
  return rows[0] ?? { total: 0, all: 0, published: 0, waiting: 0, ready: 0, draft: 0, archived: 0 }
}

export async function listListingIds(tx: Tx, organizationId: string, { chip, words, page }: DeskResidencesAsked) {
  const { rows } = await sql<{ id: string }>`
    select r.id from residence r
    where r.organization_id = ${organizationId} and ${isIn[chip]} and ${isNamed(words)}
    order by r.name collate by_name, r.id limit ${listedAtOnce} offset ${(page - 1) * listedAtOnce}`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function listReadyListings(tx: Tx, organizationId: string, { chip, words }: DeskResidencesAsked) {
  const { rows } = await sql<{ id: string; visibility: AddressVisibility }>`
    select r.id, r.address_visibility as visibility from residence r
    where r.organization_id = ${organizationId} and ${isIn[chip]} and ${isIn.ready} and ${isNamed(words)}
    order by r.name collate by_name, r.id limit ${statusesAtOnce}`.execute(tx)
  return rows
}

// What the alliance has hidden waits for nothing that its people can do.
const isReady = sql`(r.name <> '' and r.city <> '' and r.state_code is not null and r.phone <> ''
  and exists (select from bed_group g where g.residence_id = r.id and g.total_beds > 0)
  and not exists (select from hidden_listing h where h.residence_id = r.id and h.shown_at is null))`

const isIn = {
  all: sql`r.status <> 'archived'`,
  published: sql`r.status = 'published'`,
  waiting: sql`r.status = 'waiting'`,
  ready: sql`r.status <> 'archived' and r.status = 'draft' and ${isReady}`,
  draft: sql`r.status <> 'archived' and r.status = 'draft' and not ${isReady}`,
  archived: sql`r.status = 'archived'`,
}

const maxWords = 10

function isNamed(words: string) {
  const text = sql`translate(lower(r.name || ' ' || r.city), 'áàâäãåéèêëíìîïóòôöõúùûüñçý', 'aaaaaaeeeeiiiiooooouuuuncy')`
  const each = simplifyText(words).split(' ').slice(0, maxWords)
  return sql.join(
    each.map((word) => sql`${text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    sql` and `,
  )
}

function simplifyText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
