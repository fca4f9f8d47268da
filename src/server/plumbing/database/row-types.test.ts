import type { RawBuilder } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { RowCheck } from '#tests/support/database/row-types/row-check.ts'
import { readSourceTypes } from '#tests/support/database/row-types/source-types.ts'
import { findWrongColumns } from '#tests/support/database/row-types/table-check.ts'
import * as casts from '#tests/support/database/row-types/wrong-types.ts'

const database: TestDatabase = await testDatabase()
afterAll(() => database.close())

const isWrong = (file: string) => file.endsWith('wrong-types.ts')
const { statements, tables } = readSourceTypes((file) => file.endsWith('.store.ts') || isWrong(file))
const isOfWrong = ({ place }: { place: string }) => place.includes('wrong-types.ts')
const withoutPlace = (told: string) => told.replace(/^.*:\d+: /, '')

async function findWrong(statement: RawBuilder<object>): Promise<string[]> {
  const check = new RowCheck(statements.filter(isOfWrong))
  await database.transactions.run({ kind: 'system' }, async (tx) => {
    const compiled = statement.compile(tx)
    await check.look(compiled, await casts.getTables(tx).executeQuery(compiled))
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

describe('the tables of a store', () => {
  it('are those of the database', async () => {
    const ofStores = tables.filter((one) => !isOfWrong(one))
    expect(ofStores.length).toBeGreaterThan(5)
    expect(await findWrongColumns(database, ofStores)).toEqual([])
  })

  it('are found where a column is missing, of another type, or null and never said to be', async () => {
    const wrong = await findWrongColumns(database, tables.filter(isOfWrong))
    expect(wrong.map(withoutPlace)).toEqual([
      'person.emial: is not in the database',
      'person.first_name: string, and the database says text, which may be null',
      'person.created_at: string, and the database says timestamptz',
      'nobody.id: is not in the database',
    ])
  })
})
