import type { Jobs } from '#server/plumbing/work/jobs.ts'

/** Jobs carry no data: what to tell is in the table. */
export const tellQueue = 'inquiry-telling'
const retentionQueue = 'inquiry-retention'

type Work = { tellReaders(): Promise<void>; forgetOld(): Promise<unknown> }

export async function startInquiryJobs(jobs: Jobs, inquiries: Work): Promise<void> {
  const forget = async () => {
    await inquiries.forgetOld()
  }
  await jobs.work(tellQueue, () => inquiries.tellReaders(), { retries: 0 })
  await jobs.schedule(tellQueue, '* * * * *')
  await jobs.work(retentionQueue, forget, { merge: true })
  await jobs.schedule(retentionQueue, '26 8 * * *')
}
