import type { Jobs } from '#server/plumbing/work/jobs.ts'
import type { ClaimDesk } from './lists/claim-desk.service.ts'

const overdueQueue = 'claim-overdue'
const retentionQueue = 'claim-retention'
const papersQueue = 'claim-papers'
const newChecksQueue = 'check-new'
const dailyListQueue = 'daily-list'

export async function startClaimJobs(jobs: Jobs, { deciding, checking, dailyList, papers }: ClaimDesk): Promise<void> {
  await jobs.work(papersQueue, () => papers.deleteOfEnded(), { merge: true })
  await jobs.schedule(papersQueue, '* * * * *')
  await jobs.work(newChecksQueue, () => checking.notifyOfNew(), { merge: true })
  await jobs.schedule(newChecksQueue, '* * * * *')
  await jobs.work(dailyListQueue, () => dailyList.send(), { merge: true })
  await jobs.schedule(dailyListQueue, '41 11 * * *')
  await jobs.work(
    overdueQueue,
    async () => {
      await deciding.notifyOfOverdue()
      await checking.notifyOfOverdue()
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
