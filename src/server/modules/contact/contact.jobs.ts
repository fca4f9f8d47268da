import type { Jobs } from '#server/plumbing/work/jobs.ts'
import type { Contact } from './contact.service.ts'

const retentionQueue = 'contact-retention'

export async function startContactJobs(jobs: Jobs, contact: Contact): Promise<void> {
  const forget = async () => {
    await contact.forgetOld()
  }
  await jobs.work(retentionQueue, forget, { merge: true })
  await jobs.schedule(retentionQueue, '11 8 * * *')
}
