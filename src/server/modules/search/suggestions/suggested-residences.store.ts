import { sql } from 'kysely'
import { dropArticle } from '#domain/language/without-article.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

/** `slug` and the rest are null where several homes have the name. */
export type NamedResidence = { name: string; slug: string | null; city: string | null; state: string | null }

export async function readNamesBeginning(tx: Tx, words: string, most: number): Promise<NamedResidence[]> {
  const begin = `${dropArticle(words).replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<NamedResidence>`
    select n.name, h.slug, h.city, h.state_code as state
    from (
      select name, residences from listing_name
      where name ilike ${begin} or name ilike ${`% ${begin}`}
      order by name not ilike ${begin}, name limit ${sql.lit(most)}
    ) n
    left join lateral (select l.slug, l.city, l.state_code from listing l where l.name = n.name limit 1) h on n.residences = 1
    order by n.name not ilike ${begin}, n.name`.execute(tx)
  return rows
}
