import { readFile } from 'node:fs/promises'
import type { RawBuilder } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { writeTableTypes } from '#scripts/server/table-types.ts'
import { resolveInRoot } from '#scripts/toolchain/places.mjs'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { RowCheck } from '#tests/support/database/row-types/row-check.ts'
import { readStatedRows } from '#tests/support/database/row-types/source-types.ts'
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
  const written = await readFile(resolveInRoot('db', 'tables.ts'), 'utf8')
  expect(written === (await database.asOwner(writeTableTypes)), 'Run: npm run schema').toBe(true)
})
