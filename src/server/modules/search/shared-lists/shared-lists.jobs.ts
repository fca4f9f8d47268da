import type { Jobs } from '#server/plumbing/work/jobs.ts'

const retentionQueue = 'shared-list-retention'

export async function startSharedListJobs(jobs: Jobs, lists: { forgetOld(): Promise<unknown> }): Promise<void> {
  const forget = async () => {
    await lists.forgetOld()
  }
  await jobs.work(retentionQueue, forget, { merge: true })
  await jobs.schedule(retentionQueue, '36 8 * * *')
}
