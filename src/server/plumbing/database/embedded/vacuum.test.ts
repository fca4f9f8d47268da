import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { analyzeOne, checkpointLog, vacuumOne } from './vacuum.ts'

const waitOptions = { timeout: 45_000, interval: 300 }

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it.skipIf(process.env.PORCHLIGHT_TEST_DB === 'postgres')(
  'what was deleted gives its room back, in indexes too',
  async () => {
    const size = async () => {
      const [row] = await database.runAsOwner((connection) =>
        connection.query<{ size: number }>(`select pg_total_relation_size('large')::int as size`),
      )
      return row?.size ?? 0
    }
    await database.runAsOwner(async (connection) => {
      await connection.execute(`create table large (id int primary key, words text); create index on large (words);
      insert into large select n, repeat(md5(n::text), 5) from generate_series(1, 15000) n`)
      await connection.execute('delete from large where id > 100')
    })
    const before = await size()
    // The database looks for itself meanwhile, so what counts is what is left.
    const sizeAfterLook = async () => {
      await vacuumOne(database)
      return size()
    }
    await expect.poll(sizeAfterLook, waitOptions).toBeLessThan(before / 5)
  },
)

it.skipIf(process.env.PORCHLIGHT_TEST_DB === 'postgres')(
  'a table that was counted while it was empty is counted again once it has filled',
  async () => {
    await database.runAsOwner((connection) =>
      connection.execute(`create table filling (id int); analyze filling;
      insert into filling select generate_series(1, 5000)`),
    )
    const counted = async () => {
      await analyzeOne(database)
      const [row] = await database.runAsOwner((connection) =>
        connection.query<{ rows: number }>(`select reltuples::int as rows from pg_class where relname = 'filling'`),
      )
      return row?.rows
    }
    await expect.poll(counted, waitOptions).toBe(5000)
  },
)

it.skipIf(process.env.PORCHLIGHT_TEST_DB === 'postgres')(
  'old log is removed once there is much of it',
  { timeout: 60_000 },
  async () => {
    const files = async () => {
      const [row] = await database.runAsOwner((connection) =>
        connection.query<{ count: number }>('select count(*)::int as count from pg_ls_waldir()'),
      )
      return row?.count ?? 0
    }
    await database.runAsOwner((connection) => connection.execute('create table loud (words text)'))
    let most = 0
    for (let round = 0; round < 4; round++) {
      await database.runAsOwner((connection) =>
        connection.execute(`insert into loud select repeat(md5(n::text), 60) from generate_series(1, 40000) n`),
      )
      await checkpointLog(database)
      most = Math.max(most, await files())
    }
    // Four times 80 MB were written, in files of 16 MB: they would be 20.
    expect(most).toBeLessThan(14)
  },
)
