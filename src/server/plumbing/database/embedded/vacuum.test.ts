import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../../tests/support/database.ts'
import { vacuumOne } from './vacuum.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it.skipIf(process.env.PORCHLIGHT_TEST_DB === 'postgres')(
  'what was deleted gives its room back, in indexes too',
  async () => {
    const size = async () => {
      const [row] = await database.asOwner((connection) =>
        connection.query<{ size: number }>(`select pg_total_relation_size('large')::int as size`),
      )
      return row?.size ?? 0
    }
    await database.asOwner(async (connection) => {
      await connection.execute(`create table large (id int primary key, words text); create index on large (words);
      insert into large select n, repeat(md5(n::text), 5) from generate_series(1, 15000) n`)
      await connection.execute('delete from large where id > 100')
    })
    const before = await size()
    await expect.poll(() => vacuumOne(database), { timeout: 30_000, interval: 300 }).toBe('large')
    expect(await size()).toBeLessThan(before / 5)
  },
)
