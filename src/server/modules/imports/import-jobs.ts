import type { Jobs } from '#server/plumbing/jobs.ts'

const retentionQueue = 'import-retention'

/** Deletes every hour the files and the ways back whose time is over. */
export async function startImportJobs(jobs: Jobs, imports: { forgetOld(): Promise<unknown> }): Promise<void> {
  await jobs.work(
    retentionQueue,
    async () => {
      await imports.forgetOld()
    },
    { merge: true },
  )
  await jobs.schedule(retentionQueue, '41 * * * *')
}
