import type { Jobs } from '#server/plumbing/work/jobs.ts'

const unfinishedQueue = 'import-unfinished'

const quietSeconds = 60

type Imports = { forgetOld(): Promise<unknown> }
type CommitEnder = { endOld(quietSeconds: number): Promise<unknown> }

/** `isAlone`: the embedded database has only this process, so a run found at the start was left by an earlier one. */
export async function startImportJobs(
  jobs: Jobs,
  { imports, commits, isAlone }: { imports: Imports; commits: CommitEnder; isAlone: boolean },
): Promise<void> {
  await jobs.repeat('import-retention', '41 * * * *', imports.forgetOld)
  const began = performance.now()
  let isFirst = isAlone
  await jobs.repeat(unfinishedQueue, '* * * * *', async () => {
    const seconds = isFirst ? (performance.now() - began) / 1_000 : quietSeconds
    isFirst = false
    await commits.endOld(seconds)
  })
  await jobs.send(unfinishedQueue)
}
