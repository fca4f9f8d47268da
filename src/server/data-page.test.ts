import { globSync, readFileSync } from 'node:fs'
import { type RawBuilder, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'

const page = readFileSync('docs/data.md', 'utf8')
const [tables = '', afterTables = ''] = page.split('## What triggers do')
const [triggers = ''] = afterTables.split('## Who writes history')
const models = tables.slice(tables.indexOf('## Read models'), tables.indexOf('## Search and messages'))

const database = shareTestDatabase()

function read<T>(query: RawBuilder<T>): Promise<T[]> {
  return database.transactions.run({ kind: 'system' }, async (tx) => (await query.execute(tx)).rows)
}

const findNames = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].flatMap(([, name = '']) => name)
const readRows = (part: string) =>
  part
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1))
const listFirst = (part: string) => readRows(part).flatMap(([first]) => findNames(first))

const written = /\b(?:insert into|update|delete from) (\w+)/g

/** What a function writes by its own text, and by that of the functions it calls. */
function findWritten(sources: ReadonlyMap<string, string>, name: string): string[] {
  const source = sources.get(name) ?? ''
  const called = [...source.matchAll(/\b(\w+)\(/g)].flatMap(([, other = '']) => (sources.has(other) ? [other] : []))
  return [...source.matchAll(written)]
    .flatMap(([, table = '']) => table)
    .concat(called.flatMap((other) => (other === name ? [] : findWritten(sources, other))))
}

describe('docs/data.md', () => {
  it('has every table, and no other', async () => {
    const found = await read(
      sql<{ name: string }>`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    )
    expect(listFirst(tables).toSorted()).toEqual(found.map(({ name }) => name).toSorted())
  })

  it('has every function that a trigger calls, and no other, with the tables it is on and those it writes', async () => {
    const functions = await read(
      sql<{ name: string; source: string; on: string[] }>`
        select proname as name, prosrc as source, array_remove(array_agg(distinct tgrelid::regclass::text), null) as on
        from pg_proc p left join pg_trigger g on p.oid = g.tgfoid and not g.tgisinternal
        where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' group by p.oid`,
    )
    const sources = new Map(functions.map(({ name, source }) => [name, source]))
    const ofTriggers = functions.filter(({ on }) => on.length > 0)
    expect(listFirst(triggers).toSorted()).toEqual(ofTriggers.map(({ name }) => name).toSorted())
    const known = new Set(listFirst(tables))
    for (const [first, on = '', writes = ''] of readRows(triggers)) {
      const named = findNames(first)
      const here = ofTriggers.filter(({ name }) => named.includes(name))
      const isOnAll = on.startsWith(' every table')
      const does = {
        on: isOnAll ? [] : [...new Set(here.flatMap((one) => one.on))].toSorted(),
        writes: [...new Set(named.flatMap((name) => findWritten(sources, name)))]
          .filter((table) => known.has(table))
          .toSorted(),
        row: here.some(({ source }) => /\bnew\.\w+ :=|\binto new\./.test(source)),
      }
      const says = { on: findNames(on), writes: findNames(writes).toSorted(), row: writes.includes('the row') }
      expect({ named, ...says }).toEqual({ named, ...does })
    }
  })

  it('calls read models what triggers write, and no statement of the server but those it names', () => {
    const names = listFirst(models)
    const byTriggers = readRows(triggers).flatMap(([, , writes]) => findNames(writes))
    expect(names.filter((name) => !byTriggers.includes(name))).toEqual([])
    const statement = new RegExp(
      `(insert into|update|delete from) (${names.join('|')})\\b|(insertInto|updateTable|deleteFrom)\\('(${names.join('|')})'`,
    )
    const files = globSync('src/server/**/*.ts', { exclude: (file) => String(file).endsWith('.test.ts') })
    expect(files.filter((file) => statement.test(readFileSync(file, 'utf8')))).toEqual(
      [...models.matchAll(/`(src\/[\w/.-]+)`/g)].map(([, file]) => file),
    )
  })
})
