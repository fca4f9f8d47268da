import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wipe } from '#server/plumbing/database/backup/backup.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { migrate, migrationsFolder, readMigrations } from './migrations.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.runAsOwner(wipe)
  folder = await mkdtemp(path.join(tmpdir(), 'porchlight-migrations-'))
  await add('0001_floor', floor)
  await add('0002_lamps', 'create table lamp (id int primary key)')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** What every database has. */
const floor = `create table applied_migration (
  number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
)`
const add = (name: string, sql: string) => writeFile(path.join(folder, `${name}.sql`), sql)
const run = async () => {
  const files = await readMigrations(folder)
  return database.runAsOwner((connection) => migrate(connection, files))
}
const tables = () =>
  database.runAsOwner(async (connection) => {
    const rows = await connection.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    )
    return rows.map(({ name }) => name)
  })

describe('migrations', () => {
  it('are applied once, in the order of their numbers', async () => {
    expect(await run()).toEqual(['0001_floor', '0002_lamps'])
    await add('0010_shades', 'alter table lamp add column shade text')
    expect(await run()).toEqual(['0010_shades'])
    expect(await run()).toEqual([])
  })

  it('stop the start when an applied file has changed, and name it', async () => {
    await run()
    await add('0002_lamps', 'create table lamp (id bigint primary key)')
    await expect(run()).rejects.toThrow('db/migrations/0002_lamps.sql has changed since it was applied')
  })

  it('stop the start when the database is newer than the files', async () => {
    await run()
    await rm(path.join(folder, '0002_lamps.sql'))
    await expect(run()).rejects.toThrow('has the migration 0002_lamps, which this version of the server does not know')
  })

  it('only go forward', async () => {
    await run()
    await add('0003_ceilings', 'create table ceiling (id int)')
    await run()
    await rename(path.join(folder, '0002_lamps.sql'), path.join(folder, '0002_lights.sql'))
    await database.runAsOwner((connection) => connection.execute('delete from applied_migration where number = 2'))
    await expect(run()).rejects.toThrow('0002_lights.sql is new but numbered below 0003_ceilings')
  })

  it('leave nothing of a file that fails half-way, and say which it was', async () => {
    await add('0003_broken', 'create table half (id int); select 1 / 0')
    await expect(run()).rejects.toThrow('The migration 0003_broken failed: division by zero')
    expect(await tables()).toEqual(['applied_migration', 'lamp'])
    await add('0003_broken', 'create table whole (id int)')
    expect(await run()).toEqual(['0003_broken'])
  })

  it('are applied once when two servers start at the same moment', async () => {
    const [first, second] = await Promise.all([run(), run()])
    expect([...first, ...second].sort()).toEqual(['0001_floor', '0002_lamps'])
  })

  it('need a name with a number of their own', async () => {
    await add('0002_again', 'select 1')
    await expect(readMigrations(folder)).rejects.toThrow('0002_again and 0002_lamps have the same number')
    await rm(path.join(folder, '0002_again.sql'))
    await add('3-lamps', 'select 1')
    await expect(readMigrations(folder)).rejects.toThrow('3-lamps.sql is not a name for a migration')
  })

  it('of the product apply to an empty database', async () => {
    const files = (await readdir(migrationsFolder)).sort()
    expect(await database.migrate()).toEqual(files.map((file) => file.replace('.sql', '')))
  })
})
