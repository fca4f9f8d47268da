import type { Jobs } from '#server/plumbing/work/jobs.ts'

const retentionQueue = 'import-retention'
const unfinishedQueue = 'import-unfinished'

const quietSeconds = 60

type Imports = { forgetOld(): Promise<unknown> }
type Commits = { endOld(quietSeconds: number): Promise<unknown> }

/** `isAlone`: the embedded database has only this process, so a run found at the start was left by an earlier one. */
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
