import { execFile } from 'node:child_process'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { dayMs, hourMs, minuteMs } from '#domain/language/durations.ts'
import { backUpRows, writeBackup } from '#server/plumbing/database/backup/backup.ts'
import type { Engine } from '#server/plumbing/database/engine.ts'
import type { FileStore } from '#server/plumbing/files/file-store.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import { copyDatabase } from './copy-database.ts'

const run = promisify(execFile)
const backupOfCopy = fileURLToPath(new URL('./backup-of-copy.ts', import.meta.url))

const backupsKept = 7

const firstCheckMs = minuteMs
const checkEveryMs = hourMs
const oldestNewest = dayMs

const ending = '.backup.gz'

/**
 * One a day, and one on SIGUSR2, which `npm run db -- backup` sends. After a power cut, the last one may be all that
 * is left.
 */
export function keepBackups(dataDir: string, log: Log, files?: FileStore) {
  const folder = getBackupsPath(dataDir)
  const stopping = new AbortController()
  let engine: Owner | undefined
  let last = Promise.resolve()
  const make = async () => {
    if (engine === undefined || stopping.signal.aborted) return
    const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}${ending}`)
    try {
      await write(engine, { dataDir, file, files, signal: stopping.signal, log })
      await removeOld(folder)
      log.info('backup_made', { file: path.basename(file) })
    } catch (error) {
      if (!stopping.signal.aborted) log.error('backup_failed', { error })
    }
  }
  const makeInTurn = () => {
    last = last.then(make)
    return last
  }
  const look = async () => {
    if (Date.now() - (await findNewestTime(folder)) > oldestNewest) await makeInTurn()
  }
  process.on('SIGUSR2', makeInTurn)
  const timers = [setTimeout(look, firstCheckMs).unref(), setInterval(look, checkEveryMs).unref()]
  return {
    of: (opened: Owner) => {
      engine = opened
      last = last.then(() => removeUnfinished(dataDir))
    },
    stop: () => {
      process.off('SIGUSR2', makeInTurn)
      for (const timer of timers) clearTimeout(timer)
      stopping.abort()
      return last
    },
  }
}

type Owner = Pick<Engine, 'runAsOwner'>
type BackupWork = { dataDir: string; file: string; files: FileStore | undefined; signal: AbortSignal; log: Log }

async function write(engine: Owner, writing: BackupWork): Promise<void> {
  const { dataDir, file, files, signal } = writing
  try {
    await writeBackup(file, (unfinished) => writeRows(engine, unfinished, writing), files, signal)
  } finally {
    await removeUnfinished(dataDir)
  }
}

async function writeRows(engine: Owner, unfinished: string, { dataDir, signal, log }: BackupWork): Promise<void> {
  const copy = getCopyPath(dataDir)
  try {
    await copyDatabase(engine, { from: path.join(dataDir, 'database'), to: copy, signal })
    await run(process.execPath, ['--liftoff-only', backupOfCopy, copy, unfinished], { signal, killSignal: 'SIGKILL' })
  } catch (error) {
    signal.throwIfAborted()
    log.warn('backup_without_copy', { error })
    await rm(copy, { recursive: true, force: true })
    await rm(unfinished, { force: true })
    await backUpRows(engine, unfinished)
  }
}

const getCopyPath = (dataDir: string) => path.join(dataDir, 'database.copy')
const getBackupsPath = (dataDir: string) => path.join(dataDir, 'backups')

async function removeUnfinished(dataDir: string): Promise<void> {
  await rm(getCopyPath(dataDir), { recursive: true, force: true })
  const names = await readdir(getBackupsPath(dataDir)).catch(() => [])
  const unfinished = names.filter((name) => name.includes(`${ending}.unfinished-`))
  await Promise.all(unfinished.map((name) => rm(path.join(getBackupsPath(dataDir), name), { force: true })))
}

export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith(ending)).sort()
}

async function findNewestTime(folder: string): Promise<number> {
  const name = (await listBackups(folder)).at(-1)
  return name === undefined ? 0 : (await stat(path.join(folder, name))).mtimeMs
}

async function removeOld(folder: string): Promise<void> {
  const old = (await listBackups(folder)).slice(0, -backupsKept)
  await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })))
}
