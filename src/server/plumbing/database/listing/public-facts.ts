import { type RawBuilder, sql } from 'kysely'
import { listFactsOn } from '#domain/residence/fact-api.ts'
import { facts } from '#domain/residence/facts.ts'

export function listFacts(row: string): RawBuilder<unknown> {
  return selectPublicFacts(row, 'lists')
}

export function selectPageFacts(row: string): RawBuilder<unknown> {
  return selectPublicFacts(row, 'page')
}

function selectPublicFacts(row: string, place: 'lists' | 'page'): RawBuilder<unknown> {
  return sql.join(
    listFactsOn(place).map(
      (name) => sql`${sql.ref(`${row}.${facts[name].column}`)} as ${sql.ref(facts[name].api.name)}`,
    ),
  )
}

/** Of `residence`: the public one that has this address, or had it before. */
export const selectBySlug = (slug: string) => sql`where status = 'published' and (
  slug = ${slug} or id = (select residence_id from residence_slug where residence_slug.slug = ${slug})
) order by slug = ${slug} desc limit 1`
