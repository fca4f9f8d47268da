import type { Jobs } from '#server/plumbing/work/jobs.ts'

const retentionQueue = 'import-retention'
const unfinishedQueue = 'import-unfinished'

/** Seconds of silence after which the process that was at work on an import is gone. */
const quietSeconds = 60

type Imports = { forgetOld(): Promise<unknown> }
type Commits = { endOld(quietSeconds: number): Promise<unknown> }

/**
 * Deletes every hour the files and the ways back whose time is over, and ends every minute what a killed server left of an
 * import. At the start of the embedded database's only process (`isAlone`) whatever is under way was left by another.
 */
export async function startImportJobs(
  jobs: Jobs,
  { imports, commits, isAlone }: { imports: Imports; commits: Commits; isAlone: boolean },
): Promise<void> {
  await jobs.work(
    retentionQueue,
    async () => {
      await imports.forgetOld()
    },
    { merge: true },
  )
  await jobs.schedule(retentionQueue, '41 * * * *')
  const began = performance.now()
  let isFirst = isAlone
  await jobs.work(
    unfinishedQueue,
    async () => {
      const seconds = isFirst ? (performance.now() - began) / 1_000 : quietSeconds
      isFirst = false
      await commits.endOld(seconds)
    },
    { merge: true },
  )
  await jobs.schedule(unfinishedQueue, '* * * * *')
  await jobs.send(unfinishedQueue)
}
