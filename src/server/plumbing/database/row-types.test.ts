import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RawBuilder } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { writeTableTypes } from '#scripts/server/table-types.ts'
import { resolveInRoot } from '#scripts/toolchain/places.mjs'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { planted } from '#tests/support/database/row-types/plain-casts.ts'
import { isPlain, readTables } from '#tests/support/database/row-types/plain-statements.ts'
import { RowCheck } from '#tests/support/database/row-types/row-check.ts'
import { readStatedRows, type StatedRows } from '#tests/support/database/row-types/source-types.ts'
import * as casts from '#tests/support/database/row-types/wrong-types.ts'

const database: TestDatabase = await testDatabase()
afterAll(() => database.close())

const statements = readStatedRows((file) => file.endsWith('wrong-types.ts'))
const withoutPlace = (told: string) => told.replace(/^.*:\d+: /, '')

async function findWrong(statement: RawBuilder<object>): Promise<string[]> {
  const check = new RowCheck(statements)
  await database.transactions.run({ kind: 'system' }, async (tx) => {
    const compiled = statement.compile(tx)
    await check.look(compiled, await tx.executeQuery(compiled))
  })
  return check.takeMismatches().map(withoutPlace)
}

describe('a cast of rows', () => {
  it.each([
    ['has a wrong name', casts.wrongName, 'column nmae: expected string, found undefined'],
    ['has a wrong type', casts.wrongType, 'column made: expected string, found Date'],
    ['forgets null', casts.wrongNull, 'column none: expected string, found null'],
    ['has other words', casts.wrongWord, 'column kind: expected "one" | "other", found "alliance"'],
    ['is wrong inside JSON', casts.wrongInside, 'column found[0].at: expected Date, found string'],
  ])('that %s is found', async (_, statement, expected) => {
    expect(await findWrong(statement)).toEqual([expected])
  })

  it('that is right is let be', async () => {
    expect(await findWrong(casts.right)).toEqual([])
  })
})

it('the tables of the query builder are those of the database', async () => {
  const written = readFileSync(resolveInRoot('db', 'tables.ts'), 'utf8')
  expect(written === (await database.runAsOwner(writeTableTypes)), 'Run: npm run schema').toBe(true)
})

describe('a cast of what the query builder says as well', () => {
  const tables = readTables(readFileSync(resolveInRoot('db', 'tables.ts'), 'utf8'))
  const listPlain = (stated: readonly StatedRows[]) => stated.filter((one) => isPlain(one, tables))

  it('is found, and not what only a cast can say', async () => {
    const found = listPlain(readStatedRows((file) => file.endsWith('plain-casts.ts')))
    const read = database.transactions.run({ kind: 'system' }, async (tx) =>
      planted.said.map((one) => one.compile(tx).sql),
    )
    expect(found.map(({ parts }) => parts.join('?'))).toEqual((await read).map((text) => text.replace(/\$\d+/g, '?')))
  })

  it('stands nowhere', () => {
    const isSource = (file: string) => file.startsWith(path.join('src', 'server')) && !file.endsWith('.test.ts')
    const casts = listPlain(readStatedRows(isSource))
    expect(casts.map(({ place, parts }) => `${place}: ${parts.join('?').trim()}`)).toEqual([])
  })
})
