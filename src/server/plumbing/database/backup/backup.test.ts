import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrationsFolder, readMigrations } from '#server/plumbing/database/migrations/migrations.ts'
import type { Database } from '#server/plumbing/db.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { insertRows, makeRows } from '#tests/support/database/table-rows.ts'
import { restore } from './backup.ts'

let folder: string
let file: string
let database: TestDatabase
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'porchlight-backup-'))
  file = path.join(folder, 'everything.gz')
  database = await testDatabase()
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await database.reset()
  for (const mark of [1, 2, 3]) await insertRows(database, makeRows(mark))
  // What is drawn for the public list is kept too.
  const publish = sql`update residence set status = 'published' where id = ${makeRows(3).residence?.id}`
  const measure = sql`insert into listing_answers values (${makeRows(3).residence?.id}, 90, 4)`
  const count = sql`insert into state_day values ('2026-11-22', 'AR', 3, 2, 24, 20, 5, 1, now())`
  const missed = sql`insert into missed_search values ('2026-11-23', 'AR', 'Pulaski County', 'women', 'full', 12)`
  await database.transactions.run({ kind: 'system' }, async (tx) => {
    await missed.execute(tx)
    await publish.execute(tx)
    await measure.execute(tx)
    await count.execute(tx)
  })
})

/** Every row of every table as the database itself writes it. */
async function everything(of: Database): Promise<Record<string, string[]>> {
  return of.runAsOwner(async (connection) => {
    const tables = await connection.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname <> 'applied_migration' order by relname`,
    )
    const rows: Record<string, string[]> = {}
    for (const { name } of tables) {
      const found = await connection.query<{ row: string }>(
        `begin; set local role porchlight_backup; select t::text as row from "${name}" t order by 1; commit`,
      )
      rows[name] = found.map(({ row }) => row)
    }
    return rows
  })
}

/** The same file, as an earlier version would have written it. */
async function lines(): Promise<string[]> {
  return gunzipSync(await readFile(file))
    .toString()
    .split('\n')
}

describe('a backup', () => {
  it('restored is equal row by row', async () => {
    const before = await everything(database)
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([])
    await database.backup(file)
    await database.reset()
    await database.restore(file)
    expect(await everything(database)).toEqual(before)
  })

  it('moves from one kind of database to the other and back', async () => {
    const before = await everything(database)
    await database.backup(file)
    // When the tests run on PostgreSQL this is the other kind; else it is another database of the same.
    const other = await testDatabase('embedded')
    await other.restore(file)
    expect(await everything(other)).toEqual(before)
    await other.backup(file)
    await other.close()
    await database.restore(file, { force: true })
    expect(await everything(database)).toEqual(before)
  })

  it('restored leaves every table as protected as it was', async () => {
    const protection = () =>
      database.runAsOwner((connection) =>
        connection.query(
          `select relname, relrowsecurity, relforcerowsecurity, relacl::text, count(polname) as policies,
             (select count(*) from pg_trigger where tgrelid = pg_class.oid and tgenabled = 'D') as sleeping,
             (select count(*) from pg_constraint where conrelid = pg_class.oid and condeferrable) as deferrable
           from pg_class left join pg_policy on polrelid = pg_class.oid
           where relnamespace = 'public'::regnamespace and relkind = 'r' group by pg_class.oid order by relname`,
        ),
      )
    const before = await protection()
    await database.backup(file)
    await database.restore(file, { force: true })
    expect(await protection()).toEqual(before)
  })

  it('does not replace data unless it is forced to', async () => {
    await database.backup(file)
    await expect(database.restore(file)).rejects.toThrow('The database is not empty')
    await database.restore(file, { force: true })
  })

  it('that is not whole is refused before anything is touched', async () => {
    await database.backup(file)
    const before = await everything(database)
    const whole = await readFile(file)
    await writeFile(file, whole.subarray(0, whole.length - 40))
    await expect(database.restore(file, { force: true })).rejects.toThrow('unexpected end of file')
    await writeFile(file, gzipSync(gunzipSync(whole).toString().split('\n').slice(0, -2).join('\n')))
    await expect(database.restore(file, { force: true })).rejects.toThrow('its end is missing')
    await writeFile(file, 'hello')
    await expect(database.restore(file, { force: true })).rejects.toThrow('cannot be restored')
    expect(await everything(database)).toEqual(before)
  })

  it('of a newer version is refused', async () => {
    await database.backup(file)
    const [first = '', ...rest] = await lines()
    const header = JSON.parse(first)
    header.migrations.push({ number: 9000, name: '9000_later', checksum: 'x' })
    await writeFile(file, gzipSync([JSON.stringify(header), ...rest].join('\n')))
    await expect(database.restore(file, { force: true })).rejects.toThrow('the migration 9000_later')
  })

  it('of an older version is migrated', async () => {
    const before = await everything(database)
    await database.backup(file)
    const sql = 'create table lamp (id int); insert into lamp values (1)'
    const later = { number: 9000, name: '9000_lamps', checksum: 'x', sql }
    const migrations = [...(await readMigrations(migrationsFolder)), later]
    await restore(database, file, { migrations, force: true })
    expect(await everything(database)).toEqual({ ...before, lamp: ['(1)'] })
  })
})
