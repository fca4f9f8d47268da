import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'

const page = readFileSync('docs/data.md', 'utf8')
const [tables = '', triggers = ''] = page.split(/^## (?:What triggers do|Who writes history)$/m)

const database = shareTestDatabase()

function readNames(query: ReturnType<typeof sql<{ name: string }>>): Promise<string[]> {
  return database.transactions.run({ kind: 'system' }, async (tx) => {
    const { rows } = await query.execute(tx)
    return rows.map(({ name }) => name)
  })
}

/** The names in the first column, and the one table that stands in a sentence. */
const named = (part: string) =>
  part
    .split('\n')
    .filter((line) => /^(\| )?`/.test(line))
    .flatMap((line) => [
      ...(line.startsWith('|') ? (line.split('|')[1] ?? '') : line.slice(0, 20)).matchAll(/`(\w+)`/g),
    ])
    .map(([, name]) => name)
    .toSorted()

describe('docs/data.md', () => {
  it('has every table, and no other', async () => {
    const found = await readNames(
      sql<{ name: string }>`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    )
    expect(named(tables)).toEqual(found.toSorted())
  })

  it('has every function that a trigger calls, and no other', async () => {
    const found = await readNames(
      sql<{ name: string }>`select distinct proname as name from pg_trigger g join pg_proc p on p.oid = g.tgfoid
        where not g.tgisinternal and p.pronamespace = 'public'::regnamespace`,
    )
    expect(named(triggers)).toEqual(found.toSorted())
  })
})
