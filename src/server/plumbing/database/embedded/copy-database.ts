import { copyFile, mkdir, readdir, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { toNullIfMissing } from '#server/plumbing/answers/null-if-missing.ts'
import type { Engine } from '#server/plumbing/database/engine.ts'

const spareBytes = 128_000_000

const notCopied = /^(?:pg_wal|pg_stat_tmp|pg_replslot)\/|^postmaster\.pid$/

/**
 * Copies while the database is in use, by PostgreSQL's own rules
 * (https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP). Throws when the disk
 * has no room.
 */
export async function copyDatabase(
  { runAsOwner }: Pick<Engine, 'runAsOwner'>,
  { from, to, signal }: { from: string; to: string; signal: AbortSignal },
): Promise<void> {
  // Log is removed by a checkpoint, and the embedded database makes one only here and when it is closed.
  await runAsOwner((connection) => connection.query(`select pg_backup_start('backup', fast => true)`))
  let end: End | undefined
  try {
    await copyFiles(from, to, signal)
  } finally {
    const [row] = await runAsOwner((connection) =>
      connection.query<End>(
        'select labelfile as label, pg_walfile_name(lsn) as "lastLog" from pg_backup_stop(wait_for_archive => false)',
      ),
    )
    end = row
  }
  if (end) await copyLog(from, to, end)
}

type End = { label: string; lastLog: string }

async function copyFiles(from: string, to: string, signal: AbortSignal): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const listNames = (kind: 'isFile' | 'isDirectory') =>
    entries
      .filter((entry) => entry[kind]())
      .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)))
  const files = listNames('isFile').filter((name) => !notCopied.test(name))
  await requireRoom(from, files)
  for (const name of listNames('isDirectory')) await mkdir(path.join(to, name), { recursive: true, mode: 0o700 })
  await workInBatches(files, async (name) => {
    signal.throwIfAborted()
    // A table or index that is gone by now is dropped in the log too.
    await toNullIfMissing(copyFile(path.join(from, name), path.join(to, name)))
  })
}

async function requireRoom(from: string, files: readonly string[]): Promise<void> {
  let bytes = 0
  await workInBatches(files, async (name) => {
    bytes += (await toNullIfMissing(stat(path.join(from, name))))?.size ?? 0
  })
  const { bavail, bsize } = await statfs(from)
  if (bavail * bsize < bytes + spareBytes) throw new Error(`The disk has no room for a copy of ${bytes} bytes.`)
}

async function workInBatches(files: readonly string[], work: (name: string) => Promise<void>): Promise<void> {
  for (let at = 0; at < files.length; at += 50) await Promise.all(files.slice(at, at + 50).map(work))
}

async function copyLog(from: string, to: string, { label, lastLog }: End): Promise<void> {
  const firstLog = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1]
  if (!firstLog) throw new Error(`The label of the copy names no log: ${label}`)
  const needed = (await readdir(path.join(from, 'pg_wal'))).filter((name) => name >= firstLog && name <= lastLog)
  if (!needed.includes(firstLog)) throw new Error(`The log ${firstLog} is gone, which the copy needs.`)
  for (const name of needed) await copyFile(path.join(from, 'pg_wal', name), path.join(to, 'pg_wal', name))
  await writeFile(path.join(to, 'backup_label'), label, { mode: 0o600 })
}
