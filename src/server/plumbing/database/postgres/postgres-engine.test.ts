import { tmpdir } from 'node:os'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { preparedPrefix } from '#server/plumbing/database/prepared-statements.ts'
import { type Database, openDatabase } from '#server/plumbing/db.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { type CuttableLine, cuttableLine } from '#tests/support/browser/cuttable-line.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { administer } from '#tests/support/database/database-template.ts'
import { addOptions, requireUsable } from './postgres-engine.ts'

/** Long enough for a busy machine. */
const soon = { timeout: 10_000 }
const open = (databaseUrl: string) => openDatabase({ dataDir: tmpdir(), databaseUrl, log: createLog('silent') })
const look = (database: Database) =>
  database.transactions.run({ kind: 'visitor' }, (tx) => sql`select count(*) from state`.execute(tx))

describe('DATABASE_URL', () => {
  it('may carry session settings of its own', () => {
    expect(addOptions('postgres://a@h/d', '-c role=x')).toBe('postgres://a@h/d?options=-c%20role%3Dx')
    const both = addOptions('postgres://a@h/d?sslmode=require&options=-c+geqo%3Doff', '-c role=x')
    expect(new URL(both).searchParams.getAll('options').at(-1)).toBe('-c geqo=off -c role=x')
  })

  it('that leads nowhere stops the start and says what to look at', async () => {
    const nowhere = open('postgres://a:secret@127.0.0.1:1/d')
    await expect(nowhere).rejects.toThrow('The database of DATABASE_URL cannot be used')
    await expect(nowhere).rejects.not.toThrow('secret')
  })

  it('that leads to an old PostgreSQL, or to one where nothing may be made, stops the start', () => {
    const server = { number: 150_018, version: '15.18', login: 'house', name: 'homes', creates: true }
    expect(() => requireUsable(server)).not.toThrow()
    expect(() => requireUsable({ ...server, number: 140_012, version: '14.12' })).toThrow(
      'DATABASE_URL leads to PostgreSQL 14.12, but this server needs PostgreSQL 15 or newer.',
    )
    expect(() => requireUsable({ ...server, creates: false })).toThrow('alter database "homes" owner to "house"')
  })
})

describe.runIf(process.env.PORCHLIGHT_TEST_DB === 'postgres')('PostgreSQL', () => {
  let database: TestDatabase
  let url: string
  beforeAll(async () => {
    database = await testDatabase()
    url = database.place.databaseUrl ?? ''
  })
  afterAll(() => database.close())

  it('keeps the plans of the statements that ask for it, and of no more than a hundred', async () => {
    // Of its own: what other tests of this process have asked for counts too.
    const own = await open(url)
    const planned = await own.transactions.run({ kind: 'visitor', onlyReads: true }, async (tx) => {
      const again = (text: string) => tx.executeQuery(CompiledQuery.raw(text, [1]))
      for (let turn = 0; turn < 3; turn += 1)
        expect((await again(`${preparedPrefix}select $1::int as one`)).rows).toEqual([{ one: 1 }])
      await again('select $1::int as two')
      for (let column = 0; column < 120; column += 1) await again(`${preparedPrefix}select $1::int as column_${column}`)
      const { rows } = await tx.executeQuery<{ statement: string }>(
        CompiledQuery.raw('select statement from pg_prepared_statements'),
      )
      return rows.map(({ statement }) => statement)
    })
    await own.close()
    expect(planned.filter((statement) => statement.endsWith('as one'))).toHaveLength(1)
    expect(planned.filter((statement) => statement.endsWith('as two'))).toEqual([])
    // The hundred are those of all connections: another one may have asked for a few.
    expect(planned.length).toBeGreaterThan(90)
    expect(planned.length).toBeLessThanOrEqual(100)
  })

  const throughLine = (line: CuttableLine) => {
    const address = new URL(url)
    address.host = `127.0.0.1:${line.port}`
    return open(address.href)
  }

  it('that goes away makes requests "unavailable", and everything is back by itself when it returns', async () => {
    const address = new URL(url)
    const line = await cuttableLine(address.hostname, Number(address.port))
    const other = await throughLine(line)
    await look(other)
    await line.cut()
    const failures = await Promise.allSettled([look(other), sql`select 1`.execute(other.signIn), look(other)])
    for (const failure of failures) {
      expect(failure).toMatchObject({ status: 'rejected', reason: { code: 'unavailable', retryAfter: 5 } })
    }
    expect(await other.ready()).toBe(false)
    await line.mend()
    await look(other)
    expect(await other.ready()).toBe(true)
    await other.close()
    await line.close()
  })

  it('that goes away in the middle of a transaction leaves no connection in a bad state', async () => {
    const address = new URL(url)
    const line = await cuttableLine(address.hostname, Number(address.port))
    const other = await throughLine(line)
    const cutShort = other.transactions.run({ kind: 'system' }, async (tx) => {
      await sql`insert into organization (kind, name) values ('operator', 'cut short')`.execute(tx)
      await line.cut()
      await sql`select 1`.execute(tx)
    })
    await expect(cutShort).rejects.toMatchObject({ code: 'unavailable' })
    await line.mend()
    await Promise.all(Array.from({ length: 12 }, () => look(other)))
    expect(await other.isEmpty()).toBe(true)
    await other.close()
    await line.close()
  })

  it('that ends our connections is asked again', async () => {
    const other = await open(url)
    await Promise.all([look(other), look(other)])
    await database.runAsOwner((connection) =>
      connection.query(
        // The superuser who resets the database between tests is not ours to end.
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and usename = session_user and pid <> pg_backend_pid()`,
      ),
    )
    await expect
      .poll(
        () =>
          look(other).then(
            () => true,
            () => false,
          ),
        soon,
      )
      .toBe(true)
    await other.close()
  })

  it('whose user may neither take nor make our roles stops the start and says what an administrator can do', async () => {
    const limited = new URL(url)
    limited.username = `limited_${process.pid}`
    limited.pathname = `/${limited.username}`
    await administer(url, `create role ${limited.username} login`)
    await administer(url, `grant ${limited.username} to current_user`)
    await administer(url, `create database ${limited.username} owner ${limited.username}`)
    try {
      const refused = open(limited.href)
      await expect(refused).rejects.toThrow(
        `grant porchlight_app, porchlight_sign_in, porchlight_system, porchlight_backup to "${limited.username}";`,
      )
      await administer(
        url,
        `grant porchlight_app, porchlight_sign_in, porchlight_system, porchlight_backup to ${limited.username}`,
      )
      const allowed = await open(limited.href)
      expect((await allowed.migrate()).length).toBeGreaterThan(0)
      await look(allowed)
      await allowed.close()
    } finally {
      await administer(url, `drop database ${limited.username} with (force)`)
      await administer(url, `drop role ${limited.username}`)
    }
  })
})
