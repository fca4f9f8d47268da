import { sql } from 'kysely'
import { createFreeSlugs } from '#domain/residence/listing/slugs/free-slugs.ts'
import { noteAnyResidenceChanges } from '#server/plumbing/history/noted-residences.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

const batchSize = 1_000

/**
 * Skips addresses that another residence has or had. Looks them up one by one, because most collations cannot use an
 * index for a prefix.
 */
export async function findFreeSlugs(tx: Tx, wanted: readonly string[], ownId: string | null): Promise<string[]> {
  const free = createFreeSlugs()
  const given = wanted.map(free.give)
  let unsure = [...given.keys()]
  while (unsure.length > 0) {
    const taken = await findTaken(
      tx,
      unsure.map((place) => given[place] ?? ''),
      ownId,
    )
    unsure = unsure.filter((place) => taken.has(given[place] ?? ''))
    for (const place of unsure) given[place] = free.give(wanted[place] ?? '')
  }
  return given
}

async function findTaken(tx: Tx, slugs: readonly string[], ownId: string | null): Promise<Set<string>> {
  const taken = new Set<string>()
  for (let from = 0; from < slugs.length; from += batchSize) {
    const some = JSON.stringify(slugs.slice(from, from + batchSize))
    const { rows } = await sql<{ slug: string }>`
      with wanted as (select jsonb_array_elements_text(${some}::text::jsonb) as slug)
      select slug from wanted w where exists (
          select from residence r where r.slug = w.slug and r.id is distinct from ${ownId}::uuid)
        or exists (
          select from residence_slug r where r.slug = w.slug and r.residence_id is distinct from ${ownId}::uuid)`.execute(
      tx,
    )
    for (const { slug } of rows) taken.add(slug)
  }
  return taken
}

export async function listNeverPublic(tx: Tx, organizationId: string, ids: readonly string[]) {
  return tx
    .selectFrom('residence')
    .select(['id', 'slug', 'name', 'city', 'state_code as state'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', sql<string>`any(${`{${ids.join(',')}}`}::text::uuid[])`)
    .where('status', '<>', 'published')
    .where('listed_since', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function listWaitingResidences(tx: Tx, organizationId: string): Promise<string[]> {
  const waiting = tx.selectFrom('residence').select('id').where('status', '=', 'waiting')
  const found = await waiting.where('organization_id', '=', organizationId).execute()
  return found.map(({ id }) => id)
}

export async function setSlug(tx: Tx, id: string, slug: string): Promise<void> {
  const update = sql`update residence set slug = ${slug} where id = ${id}`
  await noteAnyResidenceChanges(tx, [id], () => update.execute(tx))
}

export async function forgetSlugs(tx: Tx, id: string): Promise<void> {
  await sql`delete from residence_slug where residence_id = ${id}`.execute(tx)
}
