import type { Jobs } from '#server/plumbing/work/jobs.ts'

const retentionQueue = 'hold-notes'

export async function startBedJobs(jobs: Jobs, holds: { forgetNotes(): Promise<unknown> }): Promise<void> {
  await jobs.work(
    retentionQueue,
    async () => {
      await holds.forgetNotes()
    },
    { merge: true },
  )
  await jobs.schedule(retentionQueue, '46 8 * * *')
}
