import type { Jobs } from '#server/plumbing/work/jobs.ts'

const retentionQueue = 'invitation-retention'

export async function startTeamJobs(jobs: Jobs, joining: { forgetOld(): Promise<unknown> }): Promise<void> {
  const forget = async () => {
    await joining.forgetOld()
  }
  await jobs.work(retentionQueue, forget, { merge: true })
  await jobs.schedule(retentionQueue, '56 8 * * *')
}
