import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resolveInRoot } from '#scripts/toolchain/places.mjs'
import { wipe } from '#server/plumbing/database/backup/backup.ts'
import { migrate } from '#server/plumbing/database/migrations/migrations.ts'
import { readCatalog } from '#tests/support/database/catalog.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { readBaseline } from './baseline.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase(undefined, { isHandedOn: false })
})
afterAll(() => database.close())

it('the migrations make what the schema says', async () => {
  const sql = await readBaseline(resolveInRoot('db', 'schema'))
  const checksum = createHash('sha256').update(sql).digest('hex')
  await database.runAsOwner(async (connection) => {
    await wipe(connection)
    await migrate(connection, [{ number: 1, name: '0001_schema', checksum, sql }])
  })
  const schema = await database.runAsOwner(readCatalog)
  await database.runAsOwner(wipe)
  await database.migrate()
  expect(await database.runAsOwner(readCatalog)).toEqual(schema)
})

it.each([
  ['a column', 'alter table person add nickname text'],
  ['a default', "alter table organization alter name set default ''"],
  ['a condition', 'alter table person add check (length(image) < 9000)'],
  ['an index', 'create index more on person (image)'],
  ['a policy', 'create policy more on person for select to porchlight_app using (true)'],
  ['a right to a column', 'grant select (password) on account to porchlight_app'],
  ['a function', 'create or replace function app_device() returns text language sql stable return null::text'],
  ['a right to a function', 'grant execute on function write_listings to porchlight_app'],
  ['a trigger', 'alter table history disable trigger only_grows'],
  ['row security', 'alter table person no force row level security'],
])('%s that one of them lacks is found', async (_, change) => {
  await database.runAsOwner(async (connection) => {
    const before = await readCatalog(connection)
    await connection.execute('begin')
    await connection.execute(change)
    expect(await readCatalog(connection)).not.toEqual(before)
    await connection.execute('rollback')
  })
})

it('the baseline is what the schema says, until another migration stands on it', async () => {
  const [baseline = '', ...later] = (await readdir(resolveInRoot('db', 'migrations'))).sort()
  const written = await readFile(resolveInRoot('db', 'migrations', baseline), 'utf8')
  const made = await readBaseline(resolveInRoot('db', 'schema'))
  // Never edited by hand: `npm run schema` makes it.
  if (later.length === 0) expect(written === made, 'Run: npm run schema').toBe(true)
  else expect(written.split('\n')[0]).toBe(made.split('\n')[0])
})
