import { unfinishedHours } from '#domain/certification/evidence/evidence-files.ts'
import { addHours } from '#domain/language/added-time.ts'
import type { FileStore } from '#server/plumbing/files/file-store.ts'
import { system } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import type { FileChecks } from './checking/checking.service.ts'
import { deleteUnfinished, type FileRow, readKept, readKeys } from './files.store.ts'

/** Bytes come before their row and go after it, so what is younger than this may belong to a running upload. */
const orphanHours = 24

type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'log'> & { store: FileStore; checking: FileChecks }

export function createSweeping({ transactions, store, checking, clock, log }: Parts) {
  const computeHoursAgo = (hours: number) => addHours(clock.now(), -hours)

  /** Looks again, one by one: a list may be old, or of a wrong place. */
  async function isLost({ keys }: FileRow, listed: ReadonlySet<string>): Promise<boolean> {
    for (const key of keys) {
      if (listed.has(key)) continue
      const stored = await store.open(key)
      if (!stored) return true
      await stored.stream.cancel()
    }
    return false
  }
  async function deleteOrphans(listed: ReadonlyMap<string, Date>): Promise<void> {
    const old = [...listed].filter(([, at]) => at < computeHoursAgo(orphanHours)).map(([key]) => key)
    if (old.length === 0) return
    const known = new Set(await transactions.run(system, readKeys))
    const orphans = old.filter((key) => !known.has(key))
    await checking.drop(orphans)
    if (orphans.length > 0) log.info('file_bytes_of_nobody', { deleted: orphans.length })
  }
  async function findLost(listed: ReadonlyMap<string, Date>): Promise<void> {
    const keys = new Set(listed.keys())
    for (const file of await transactions.run(system, (tx) => readKept(tx, computeHoursAgo(1)))) {
      if (!(await isLost(file, keys))) continue
      // What was whole once may come back with a backup.
      if (file.state === 'clean') log.error('file_without_bytes', { file: file.id })
      else await checking.refuse(file, 'A part of this file was lost on our side. Send it again.')
    }
  }

  return {
    async sweep(): Promise<void> {
      await checking.drop(
        await transactions.run(system, (tx) => deleteUnfinished(tx, computeHoursAgo(unfinishedHours))),
      )
      const listed = new Map<string, Date>()
      for await (const { key, at } of store.list()) listed.set(key, at)
      await deleteOrphans(listed)
      await findLost(listed)
    },
  }
}
