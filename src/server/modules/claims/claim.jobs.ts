import type { Jobs } from '#server/plumbing/work/jobs.ts'

const overdueQueue = 'claim-overdue'
const retentionQueue = 'claim-retention'
const newChecksQueue = 'check-new'
const dailyListQueue = 'daily-list'

type Work = { tellOverdue(): Promise<void>; forgetOld(): Promise<void> }
type Parts = {
  deciding: Work
  checking: Work & { tellNew(): Promise<void> }
  dailyList: { tell(): Promise<void> }
}

/**
 * Gives what waits to be public to whoever decides each minute, tells the alliance each hour of what waited too long and
 * affiliates each morning of what went live, and deletes once a day what was kept long enough.
 */
export async function startClaimJobs(jobs: Jobs, { deciding, checking, dailyList }: Parts): Promise<void> {
  await jobs.work(newChecksQueue, () => checking.tellNew(), { merge: true })
  await jobs.schedule(newChecksQueue, '* * * * *')
  await jobs.work(dailyListQueue, () => dailyList.tell(), { merge: true })
  await jobs.schedule(dailyListQueue, '41 11 * * *')
  await jobs.work(
    overdueQueue,
    async () => {
      await deciding.tellOverdue()
      await checking.tellOverdue()
    },
    { merge: true },
  )
  await jobs.schedule(overdueQueue, '17 * * * *')
  await jobs.work(
    retentionQueue,
    async () => {
      await deciding.forgetOld()
      await checking.forgetOld()
    },
    { merge: true },
  )
  await jobs.schedule(retentionQueue, '56 8 * * *')
}
