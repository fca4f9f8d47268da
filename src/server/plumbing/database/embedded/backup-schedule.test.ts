import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Database, openDatabase } from '#server/plumbing/db.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { embeddedTemplate } from '#tests/support/database/database-template.ts'
import { insertRows, makeRows } from '#tests/support/database/table-rows.ts'
import { keepBackups, listBackups } from './backup-schedule.ts'

/** Long enough for a busy machine. */
const soon = { timeout: 50_000 }
const run = promisify(execFile)
const script = path.resolve(import.meta.dirname, '../../../../../scripts/db.ts')

let dataDir: string
let backups: string
let server: Database
async function reopenWithoutBackups(): Promise<void> {
  await server.close()
  server = await openDatabase({ dataDir, log: createLog('silent') })
}

/** Makes a backup as a server does that holds the folder, and gives what it said of it. */
async function getBackups(runAsOwner: Database['runAsOwner']): Promise<string[]> {
  const said: string[] = []
  const keeping = keepBackups(
    dataDir,
    createLog('info', (line) => said.push(JSON.parse(line).event)),
  )
  keeping.of({ runAsOwner })
  process.emit('SIGUSR2', 'SIGUSR2')
  await expect.poll(() => said, soon).toContain('backup_made')
  await keeping.stop()
  return said
}
/** The owner's connections of a database, and how many statements were asked of each. */
function counted(database: Database): { runAsOwner: Database['runAsOwner']; held: number[] } {
  const held: number[] = []
  return {
    held,
    runAsOwner(work) {
      const at = held.push(0) - 1
      const count = () => held.splice(at, 1, (held[at] ?? 0) + 1)
      return database.runAsOwner((connection) =>
        work({
          execute(statements) {
            count()
            return connection.execute(statements)
          },
          query<Row>(statement: string, values?: readonly unknown[]) {
            count()
            return connection.query<Row>(statement, values)
          },
        }),
      )
    },
  }
}

/** Writes to three tables in a transaction, again and again until `end`. Gives how often. */
async function writeUntil(end: Promise<unknown>): Promise<number> {
  let isOver = false
  const over = () => {
    isOver = true
  }
  end.then(over, over)
  let round = 0
  while (!isOver) {
    round++
    await server.transactions.run({ kind: 'system' }, async (tx) => {
      await sql`update person set first_name = ${`round ${round}`}`.execute(tx)
      await sql`insert into counted_use
        select concat_ws('-', ${round}::int, n), 1, now() from generate_series(1, 50) n`.execute(tx)
      await sql`update organization set name = ${`round ${round}`} where kind = 'operator'`.execute(tx)
    })
    await pause(10)
  }
  return round
}

function written() {
  return server.transactions.run({ kind: 'system' }, async (tx) => {
    const { rows } = await sql<{ person: string; organization: string; uses: number }>`
      select first_name as person, (select name from organization where kind = 'operator') as organization,
        (select count(*)::int from counted_use) as uses from person`.execute(tx)
    return rows[0]
  })
}

const npmRunDb = (...args: string[]) =>
  run('node', [script, ...args], { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } })

describe.runIf(process.env.PORCHLIGHT_TEST_DB !== 'postgres')(
  'the backups of the embedded database',
  { timeout: 60_000 },
  () => {
    beforeEach(async () => {
      dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-kept-'))
      backups = path.join(dataDir, 'backups')
      await cp(await embeddedTemplate(), path.join(dataDir, 'database'), { recursive: true })
      server = await openDatabase({ dataDir, log: createLog('silent'), keepsBackups: true })
    })
    afterEach(async () => {
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    })

    it('are made while the server runs, by the command that makes one when it does not', async () => {
      const file = path.join(dataDir, 'mine.gz')
      await npmRunDb('backup', file)
      expect((await stat(file)).size).toBe((await stat(path.join(backups, (await readdir(backups))[0] ?? ''))).size)
      await expect(server.restore(file)).resolves.toEqual({ files: 0, missing: 0, elsewhere: null })
      await server.close()
      await npmRunDb('backup', file)
      expect(await readdir(backups)).toHaveLength(1)
    })

    it('are kept to the newest seven', async () => {
      await mkdir(backups)
      const days = Array.from({ length: 9 }, (_, day) => `2026-11-0${day + 1}T00-00-00.000Z.backup.gz`)
      for (const name of days) await writeFile(path.join(backups, name), '')
      process.emit('SIGUSR2', 'SIGUSR2')
      await expect.poll(() => listBackups(backups), soon).toHaveLength(7)
      expect((await listBackups(backups)).slice(0, -1)).toEqual(days.slice(3))
    })

    it('are made by a server alone: no command makes one in the middle of its work', async () => {
      await server.close()
      const before = process.listenerCount('SIGUSR2')
      const timers = vi.spyOn(globalThis, 'setTimeout')
      onTestFinished(() => timers.mockRestore())
      server = await openDatabase({ dataDir, log: createLog('silent') })
      expect(process.listenerCount('SIGUSR2')).toBe(before)
      expect(timers.mock.calls.filter(([, ms]) => ms === 60_000)).toEqual([])
    })

    it('hold others up for two statements, and are of one moment whatever is written meanwhile', async () => {
      await reopenWithoutBackups()
      const { organization = {}, person = {} } = makeRows(1)
      await insertRows(server, { organization, person })
      const { runAsOwner, held } = counted(server)
      const made = getBackups(runAsOwner)
      const rounds = await writeUntil(made)
      expect(await made).toEqual(['backup_made'])
      expect(held).toEqual([1, 1])

      const [file = ''] = await listBackups(backups)
      await server.restore(path.join(backups, file), { force: true })
      const found = await written()
      const round = Number(found?.person.slice('round '.length))
      expect(found).toEqual({ person: `round ${round}`, organization: `round ${round}`, uses: 50 * round })
      expect(round).toBeGreaterThan(0)
      expect(round).toBeLessThanOrEqual(rounds)
    })

    it('are made of the database itself where no copy can be made', async () => {
      await reopenWithoutBackups()
      let isRefused = false
      const said = await getBackups(async (work) => {
        if (isRefused) return server.runAsOwner(work)
        isRefused = true
        throw new Error('no copy')
      })
      expect(said).toEqual(['backup_without_copy', 'backup_made'])
    })

    it('that are not finished when the server stops leave nothing', async () => {
      process.emit('SIGUSR2', 'SIGUSR2')
      await expect.poll(() => existsSync(path.join(dataDir, 'database.copy')), soon).toBe(true)
      await server.close()
      expect(existsSync(path.join(dataDir, 'database.copy'))).toBe(false)
      expect(await readdir(backups).catch(() => [])).toEqual([])
    })

    it('do not replace data by mistake from the command line', async () => {
      await server.close()
      await expect(npmRunDb('reset')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('reset --yes') })
      await expect(npmRunDb('restore')).rejects.toMatchObject({ stderr: expect.stringContaining('npm run db --') })
      expect((await npmRunDb('reset', '--yes')).stdout).toBe('The database is empty.\n')
    })
  },
)
