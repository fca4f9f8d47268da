import type { Jobs } from '#server/plumbing/jobs.ts'

const overdueQueue = 'claim-overdue'
const retentionQueue = 'claim-retention'

type Work = { tellOverdue(): Promise<void>; forgetOld(): Promise<void> }

/** Tells the alliance each hour of claims that waited too long, and deletes once a day what was kept long enough. */
export async function startClaimJobs(jobs: Jobs, deciding: Work): Promise<void> {
  await jobs.work(overdueQueue, () => deciding.tellOverdue(), { merge: true })
  await jobs.schedule(overdueQueue, '17 * * * *')
  await jobs.work(retentionQueue, () => deciding.forgetOld(), { merge: true })
  await jobs.schedule(retentionQueue, '56 8 * * *')
}
