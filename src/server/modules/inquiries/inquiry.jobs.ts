import type { Jobs } from '#server/plumbing/work/jobs.ts'

/** Jobs carry no data: what needs a notification is in the table. */
export const notificationQueue = 'inquiry-telling'
const nudgingQueue = 'inquiry-nudging'
const settlingQueue = 'inquiry-reply-settling'
const retentionQueue = 'inquiry-retention'

type Work = {
  notifyReaders(): Promise<void>
  nudgeReaders(): Promise<void>
  notifyLater(): Promise<void>
  settleReplies(): Promise<void>
  forgetOld(): Promise<unknown>
}

export async function startInquiryJobs(jobs: Jobs, inquiries: Work): Promise<void> {
  const forget = async () => {
    await inquiries.forgetOld()
  }
  await jobs.work(notificationQueue, () => inquiries.notifyReaders(), { retries: 0 })
  await jobs.schedule(notificationQueue, '* * * * *')
  const nudge = async () => {
    await inquiries.notifyLater()
    await inquiries.nudgeReaders()
  }
  await jobs.work(nudgingQueue, nudge, { retries: 0 })
  await jobs.schedule(nudgingQueue, '* * * * *')
  await jobs.work(settlingQueue, () => inquiries.settleReplies(), { retries: 0 })
  await jobs.schedule(settlingQueue, '* * * * *')
  await jobs.work(retentionQueue, forget, { merge: true })
  await jobs.schedule(retentionQueue, '26 8 * * *')
}
