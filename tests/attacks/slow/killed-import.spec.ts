import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/plumbing/db.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { administer } from '#tests/support/database/database-template.ts'
import { buildDesk, importDesk, residencesNow } from '#tests/support/imports/import-desk.ts'

/** A server is killed in the middle of an import, as by a lack of memory: what the next one finds and does. */
const rows = 1_500
let dataDir: string
let databaseUrl: string | null

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-killed-'))
  databaseUrl = process.env.PORCHLIGHT_TEST_DB === 'postgres' ? await ownDatabase() : null
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function ownDatabase(): Promise<string> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  const name = `porchlight_killed_${randomUUID().slice(0, 8)}`
  await administer(url.href, `create database ${name}`)
  url.pathname = `/${name}`
  return url.href
}

async function opened(work: (database: Database, desk: ReturnType<typeof importDesk>) => Promise<void>): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl, log: createLog('silent') })
  try {
    await work(database, importDesk(database))
  } finally {
    await database.close()
  }
}

/** Kills the server with SIGKILL as soon as it says that it has done so much of a phase. */
async function killAt(phase: string): Promise<void> {
  await opened(async (database, desk) => {
    await database.migrate()
    await buildDesk(database, desk.server)
  })
  const script = fileURLToPath(new URL('../../support/imports/import-child.ts', import.meta.url))
  const asked = ['--liftoff-only', script, dataDir, String(rows), ...(databaseUrl ? [databaseUrl] : [])]
  const child: ChildProcess = spawn(process.execPath, asked, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  let isKilled = false
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    const [at, done] = line.split(' ')
    if (at !== phase || Number(done) < 200 || isKilled) continue
    isKilled = true
    child.kill('SIGKILL')
  }
  const [, signal] = await ended
  expect(signal).toBe('SIGKILL')
}

async function seen(database: Database) {
  const counts = await database.transactions.run({ kind: 'system' }, (tx) =>
    sql<{ listed: number; open: number; changes: number }>`
      select (select count(*)::int from listing) as listed,
        (select count(*)::int from import_run where state <> 'done') as open,
        (select count(*)::int from import_change where planned is not null) as changes`.execute(tx),
  )
  return { residences: (await residencesNow(database)).length, ...counts.rows[0] }
}

it('before it was decided: nothing was ever seen of it, and nothing is left', async () => {
  await killAt('adding')
  await opened(async (database, desk) => {
    expect(await seen(database)).toEqual({ residences: 0, listed: 0, open: 1, changes: 0 })
    expect(await desk.commits.endOld(0)).toBe(1)
    expect(await seen(database)).toEqual({ residences: 0, listed: 0, open: 0, changes: 0 })
    const left = await database.runAsOwner((connection) => connection.query('select from residence'))
    expect(left).toEqual([])
  })
})

it('after it was decided: all of it is there, and the next server brings it to its end', async () => {
  await killAt('closing')
  await opened(async (database, desk) => {
    expect(await seen(database)).toMatchObject({ residences: rows, open: 1 })
    expect(await desk.commits.endOld(0)).toBe(1)
    expect(await seen(database)).toEqual({ residences: rows, listed: rows, open: 0, changes: 0 })
  })
})
