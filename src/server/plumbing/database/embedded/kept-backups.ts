import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Log } from '../../log.ts'
import { backup } from '../backup.ts'
import type { Engine } from '../engine.ts'

/** How many backups are kept, the newest ones. */
const kept = 7

/** Milliseconds. */
const firstLook = 60_000
const lookEvery = 3_600_000
const oldestNewest = 24 * 3_600_000

const ending = '.backup.gz'

/**
 * Keeps backups of the embedded database beside it: one a day, and one whenever the process gets SIGUSR2, which is how
 * `npm run db -- backup` reaches a server that holds the folder. The embedded database does not wait for the disk, so
 * after a power cut the last of these may be what is left.
 */
export function keepBackups(folder: string, log: Log) {
  let engine: Engine | undefined
  const make = async () => {
    if (engine === undefined) return
    const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}${ending}`)
    try {
      await backup(engine, file)
      await removeOld(folder)
      log.info('backup_made', { file: path.basename(file) })
    } catch (error) {
      log.error('backup_failed', { error })
    }
  }
  const look = async () => {
    if (Date.now() - (await newest(folder)) > oldestNewest) await make()
  }
  process.on('SIGUSR2', make)
  const timers = [setTimeout(look, firstLook).unref(), setInterval(look, lookEvery).unref()]
  return {
    of: (opened: Engine) => {
      engine = opened
    },
    stop: () => {
      process.off('SIGUSR2', make)
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/** The backups of a folder, oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith(ending)).sort()
}

async function newest(folder: string): Promise<number> {
  const name = (await listBackups(folder)).at(-1)
  return name === undefined ? 0 : (await stat(path.join(folder, name))).mtimeMs
}

async function removeOld(folder: string): Promise<void> {
  const old = (await listBackups(folder)).slice(0, -kept)
  await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })))
}
