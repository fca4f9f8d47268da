import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { Engine } from '#server/plumbing/database/engine.ts'
import { ensureRoles } from '#server/plumbing/database/roles/roles.ts'
import type { FileStore } from '#server/plumbing/files/file-store.ts'
import { takeFromOthers } from '#server/plumbing/start/data-folder/private-files.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import { keepBackups } from './backup-schedule.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { EmbeddedSession } from './embedded-session.ts'
import { keepVacuumed } from './vacuum.ts'

/** Sized for one process on a small machine: the defaults would take 150 MB more. */
const settings = ['shared_buffers=8MB', 'max_connections=5', 'random_page_cost=1.1']

export async function openEmbeddedEngine(
  dataDir: string,
  { keepsBackups, files, log }: { keepsBackups: boolean; files?: FileStore | undefined; log: Log },
): Promise<Engine> {
  const backups = keepsBackups ? keepBackups(dataDir, log, files) : null
  const unlock = await lockDataFolder(dataDir).catch(async (error: unknown) => {
    await backups?.stop()
    throw error
  })
  const leave = async () => {
    await backups?.stop()
    await unlock()
  }
  try {
    const engine = await openSession(dataDir, leave)
    backups?.of(engine)
    const vacuum = keepVacuumed(engine, log)
    const close = async () => {
      vacuum.stop()
      await backups?.stop()
      return engine.close()
    }
    return { ...engine, close }
  } catch (error) {
    await leave()
    throw error
  }
}

async function openSession(dataDir: string, leave: () => Promise<void>): Promise<Engine> {
  const folder = path.join(dataDir, 'database')
  if (!existsSync(folder)) await initialize(dataDir, folder)
  const pglite = await openFolder(folder)
  const session = new EmbeddedSession(pglite)
  await session.runAsOwner(ensureRoles)
  return {
    kind: 'embedded',
    driver: (role) => session.driver(role),
    runAsOwner: (work) => session.runAsOwner(work),
    isReachable: async () => !pglite.closed,
    listen: (channel, listener) => session.listen(channel, listener),
    close: async () => {
      await session.close()
      await leave()
    },
  }
}

async function initialize(dataDir: string, folder: string): Promise<void> {
  const prefix = 'database.unfinished-'
  const remains = (await readdir(dataDir)).filter((name) => name.startsWith(prefix))
  await Promise.all(remains.map((name) => rm(path.join(dataDir, name), { recursive: true, force: true })))
  const unfinished = path.join(dataDir, `${prefix}${process.pid}`)
  const pglite = await openFolder(unfinished)
  await pglite.close()
  // Its files come out of an archive with the modes they have there, whatever the process asks for.
  await takeFromOthers(unfinished)
  await rename(unfinished, folder)
}

// The process should run with --liftoff-only: for the SQL parser alone the optimizing compiler takes 600 MB for a
// second, and 90 MB for good. Short queries are as fast without it; a scan of a whole large table takes twice as long.
export async function openFolder(folder: string): Promise<PGlite> {
  const [{ PGlite, types }, { cube }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/cube'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  // PostgreSQL by its driver reads these the same way.
  const parsers = { [types.INT8]: Number, [types.DATE]: String }
  // Points on a ball and the letters of names, for the search.
  const extensions = { cube, pg_trgm }
  return PGlite.create({ dataDir: folder, parsers, postgresqlconf: settings, extensions })
}
