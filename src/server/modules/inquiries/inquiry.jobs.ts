import type { Jobs } from '#server/plumbing/work/jobs.ts'

/** Jobs carry no data: what needs a notification is in the table. */
export const notificationQueue = 'inquiry-telling'

type Work = {
  notifyReaders(): Promise<void>
  nudgeReaders(): Promise<void>
  notifyLater(): Promise<void>
  settleReplies(): Promise<void>
  forgetOld(): Promise<unknown>
}

export async function startInquiryJobs(jobs: Jobs, inquiries: Work): Promise<void> {
  await jobs.repeat(notificationQueue, '* * * * *', inquiries.notifyReaders, { retries: 0 })
  const nudge = async () => {
    await inquiries.notifyLater()
    await inquiries.nudgeReaders()
  }
  await jobs.repeat('inquiry-nudging', '* * * * *', nudge, { retries: 0 })
  await jobs.repeat('inquiry-reply-settling', '* * * * *', inquiries.settleReplies, { retries: 0 })
  await jobs.repeat('inquiry-retention', '26 8 * * *', inquiries.forgetOld)
}
