import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { RawBuilder } from 'kysely'
import pg from 'pg'
import { type Database, openDatabase } from '#server/plumbing/db.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import type { Actor, Transactions } from '#server/plumbing/transactions.ts'
import { bringBack, type FreshRows, readFreshRows, readShape, readSize, type Superuser } from './database-reset.ts'
import { administer, embeddedTemplate, postgresTemplate } from './database-template.ts'

/** A migrated database of a test's own. `reset` brings back the rows the migrations made and nothing else. */
export type TestDatabase = Database & { place: Place; run: Run; reset(): Promise<void> }

/** Runs one statement, as the machine unless an actor is named, and gives its rows. */
type Run = <Row>(statement: RawBuilder<Row>, actor?: Actor) => Promise<Row[]>

/** Where it lies, for a test that opens it a second time. */
export type Place = { dataDir: string; databaseUrl: string | null }

const quiet = createLog('silent')

/**
 * A database of a test file's own: embedded, or on PostgreSQL when PORCHLIGHT_TEST_DB says so. Take one in `beforeAll`,
 * `reset` it in `beforeEach`, `close` it in `afterAll`. Files that share a process hand one on as long as it is as good
 * as new: copying and opening one takes longer than many of them run. With `isHandedOn: false`, closing really closes.
 */
export async function testDatabase(
  kind = process.env.PORCHLIGHT_TEST_DB,
  { isHandedOn = true } = {},
): Promise<TestDatabase> {
  const isOnPostgres = kind === 'postgres'
  const waiting = isOnPostgres ? resting.postgres : resting.embedded
  const kept = isHandedOn ? waiting.pop() : undefined
  const opened = kept ?? (await (isOnPostgres ? onPostgres() : onDisk()))
  const { database, place, fresh, superuser } = opened
  const reset = () => bringBack(fresh.rows, database, superuser)
  if (kept) await reset()
  const ends: (() => Promise<void>)[] = []
  let closing: Promise<void> | undefined
  const giveBack = async () => {
    await Promise.all(ends.map((end) => end()))
    if (superuser && (await isAsGoodAsNew(opened))) waiting.push(opened)
    else await opened.close()
  }
  if (!isHandedOn) return { ...database, place, run: runOn(database.transactions), reset, close: opened.close }
  const transactions: Transactions = {
    run: async (actor, work) => {
      if (closing) throw new Error('This test database is closed.')
      return database.transactions.run(actor, work)
    },
  }
  return {
    ...database,
    transactions,
    run: runOn(transactions),
    listen: async (channel, hear) => {
      const end = await database.listen(channel, hear)
      ends.push(end)
      return end
    },
    place,
    reset,
    close: () => {
      closing ??= giveBack()
      return closing
    },
  }
}

const runOn =
  (transactions: Transactions): Run =>
  (statement, actor = { kind: 'system' }) =>
    transactions.run(actor, async (tx) => (await statement.execute(tx)).rows)

type Opened = {
  database: Database
  place: Place
  fresh: { rows: FreshRows; shape: string; size: number }
  superuser: Superuser | null
  close(): Promise<void>
}

/** Closed and not in use. Those left at the end of a run go with the run's own folder or PostgreSQL. */
const resting: { embedded: Opened[]; postgres: Opened[] } = { embedded: [], postgres: [] }

/** Much more than the rows of a few tests leave behind. */
const roomForRemains = 4 * 1024 * 1024

async function isAsGoodAsNew({ database, fresh }: Opened): Promise<boolean> {
  return database.runAsOwner(async (connection) => {
    if ((await readShape(connection)) !== fresh.shape) return false
    return (await readSize(connection)) < fresh.size + roomForRemains
  })
}

async function readFresh(database: Database): Promise<Opened['fresh']> {
  return database.runAsOwner(async (connection) => ({
    rows: await readFreshRows(connection),
    shape: await readShape(connection),
    size: await readSize(connection),
  }))
}

async function onDisk(): Promise<Opened> {
  const dataDir = await mkdtemp(path.join(process.env.PORCHLIGHT_TEST_FOLDER ?? tmpdir(), 'porchlight-test-'))
  await cp(await embeddedTemplate(), path.join(dataDir, 'database'), { recursive: true })
  const place = { dataDir, databaseUrl: null }
  const database = await openDatabase({ ...place, log: quiet })
  return {
    database,
    place,
    fresh: await readFresh(database),
    // Whoever owns the embedded database is its superuser too.
    superuser: (statements) => database.runAsOwner((connection) => connection.execute(statements)),
    close: async () => {
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function onPostgres(): Promise<Opened> {
  const { url, template } = await postgresTemplate()
  const name = `porchlight_test_${randomUUID().replaceAll('-', '')}`
  await administer(url, `create database ${name} template ${template}`)
  const place = { dataDir: tmpdir(), databaseUrl: buildDatabaseUrl(url, name) }
  const database = await openDatabase({ ...place, log: quiet })
  const superuserUrl = process.env.TEST_DATABASE_SUPERUSER_URL
  const superuser = superuserUrl ? asSuperuser(buildDatabaseUrl(superuserUrl, name)) : null
  return {
    database,
    place,
    fresh: await readFresh(database),
    superuser: superuser?.run ?? null,
    close: async () => {
      await superuser?.end()
      await database.close()
      await drop(url, name)
    },
  }
}

/** One connection for all resets: a new one reads the catalog of every table anew, which takes longer than the reset. */
function asSuperuser(connectionString: string): { run: Superuser; end(): Promise<void> } {
  let connected: Promise<pg.Client> | undefined
  const connect = async () => {
    const client = new pg.Client({ connectionString })
    // A test may end every connection to its database.
    client.on('error', () => {
      connected = undefined
    })
    return client.connect()
  }
  const end = async () => {
    const ending = connected
    connected = undefined
    await (await ending?.catch(() => undefined))?.end()
  }
  const run = async (statements: string) => {
    connected ??= connect()
    try {
      return await (await connected).query(statements)
    } catch (error) {
      // It would stay in the transaction that failed.
      await end()
      throw error
    }
  }
  return { run, end }
}

/** While the server's own cleaner is in a database nobody may drop it; it leaves by itself soon. */
async function drop(url: string, name: string, tries = 20): Promise<void> {
  try {
    await administer(url, `drop database if exists ${name} with (force)`)
  } catch (error) {
    if (tries === 0) throw error
    await wait(250)
    await drop(url, name, tries - 1)
  }
}

function buildDatabaseUrl(url: string, name: string): string {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}
