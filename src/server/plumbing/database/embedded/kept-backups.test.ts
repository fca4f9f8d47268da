import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { embeddedTemplate } from '../../../../../tests/support/database-template.ts'
import { type Database, openDatabase } from '../../db.ts'
import { createLog } from '../../log.ts'
import { listBackups } from './kept-backups.ts'

/** Long enough for a busy machine. */
const soon = { timeout: 10_000 }
const run = promisify(execFile)
const script = path.resolve(import.meta.dirname, '../../../../../scripts/db.ts')

let dataDir: string
let backups: string
let server: Database
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
      server = await openDatabase({ dataDir, log: createLog('silent') })
    })
    afterEach(async () => {
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    })

    it('are made while the server runs, by the command that makes one when it does not', async () => {
      const file = path.join(dataDir, 'mine.gz')
      await npmRunDb('backup', file)
      expect((await stat(file)).size).toBe((await stat(path.join(backups, (await readdir(backups))[0] ?? ''))).size)
      await expect(server.restore(file)).resolves.toBeUndefined()
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

    it('are not made of a database that is thrown away', async () => {
      await server.close()
      const before = process.listenerCount('SIGUSR2')
      const timers = vi.spyOn(globalThis, 'setTimeout')
      onTestFinished(() => timers.mockRestore())
      server = await openDatabase({ dataDir, log: createLog('silent'), keepsBackups: false })
      expect(process.listenerCount('SIGUSR2')).toBe(before)
      expect(timers.mock.calls.filter(([, ms]) => ms === 60_000)).toEqual([])
    })

    it('do not replace data by mistake from the command line', async () => {
      await server.close()
      await expect(npmRunDb('reset')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('reset --yes') })
      await expect(npmRunDb('restore')).rejects.toMatchObject({ stderr: expect.stringContaining('npm run db --') })
      expect((await npmRunDb('reset', '--yes')).stdout).toBe('The database is empty.\n')
    })
  },
)
