import type { Jobs } from '#server/plumbing/work/jobs.ts'

/** The queue in which readers are told of what came. Its jobs carry nothing: what is untold stands in the table. */
export const tellQueue = 'inquiry-telling'
const retentionQueue = 'inquiry-retention'

type Work = { tellReaders(): Promise<void>; forgetOld(): Promise<unknown> }

/** Tells when nudged and once a minute, and deletes once a day what has been kept long enough. */
export async function startInquiryJobs(jobs: Jobs, inquiries: Work): Promise<void> {
  const forget = async () => {
    await inquiries.forgetOld()
  }
  await jobs.work(tellQueue, () => inquiries.tellReaders(), { retries: 0 })
  await jobs.schedule(tellQueue, '* * * * *')
  await jobs.work(retentionQueue, forget, { merge: true })
  await jobs.schedule(retentionQueue, '26 8 * * *')
}
