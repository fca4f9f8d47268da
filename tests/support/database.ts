import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { dump } from '#server/plumbing/database/backup-content.ts'
import { load } from '#server/plumbing/database/backup-load.ts'
import { type Database, openDatabase } from '#server/plumbing/db.ts'
import { createLog } from '#server/plumbing/log.ts'
import { administer, embeddedTemplate, postgresTemplate } from './database-template.ts'

/** A migrated database of a test's own. `reset` brings back the rows the migrations made and nothing else. */
export type TestDatabase = Database & { place: Place; reset(): Promise<void> }

/** Where it lies, for a test that opens it a second time. */
export type Place = { dataDir: string; databaseUrl: string | null }

const quiet = createLog('silent')

/**
 * Opens a new database: embedded, or on PostgreSQL when PORCHLIGHT_TEST_DB says so. Open one per test file in
 * `beforeAll`, `reset` it in `beforeEach`, `close` it in `afterAll`: closing also removes it.
 */
export async function testDatabase(kind = process.env.PORCHLIGHT_TEST_DB): Promise<TestDatabase> {
  const { database, place, remove } = kind === 'postgres' ? await onPostgres() : await onDisk()
  const fresh: string[] = []
  await database.asOwner(async (connection) => {
    for await (const line of dump(connection)) fresh.push(line)
  })
  return {
    ...database,
    place,
    reset: () => database.asOwner((connection) => load(connection, each(fresh))),
    close: async () => {
      await database.close()
      await remove()
    },
  }
}

type Opened = { database: Database; place: Place; remove(): Promise<void> }

async function onDisk(): Promise<Opened> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-test-'))
  await cp(await embeddedTemplate(), path.join(dataDir, 'database'), { recursive: true })
  const place = { dataDir, databaseUrl: null }
  const database = await openDatabase({ ...place, log: quiet })
  return { database, place, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

async function onPostgres(): Promise<Opened> {
  const { url, template } = await postgresTemplate()
  const name = `porchlight_test_${randomUUID().replaceAll('-', '')}`
  await administer(url, `create database ${name} template ${template}`)
  const place = { dataDir: tmpdir(), databaseUrl: databaseOf(url, name) }
  const database = await openDatabase({ ...place, log: quiet })
  return { database, place, remove: () => drop(url, name) }
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

function databaseOf(url: string, name: string): string {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

async function* each(lines: string[]): AsyncGenerator<string> {
  yield* lines
}
