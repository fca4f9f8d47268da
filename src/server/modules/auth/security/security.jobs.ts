import type { Jobs } from '#server/plumbing/work/jobs.ts'
import type { Security } from './security.service.ts'

const retentionQueue = 'security-retention'

/** Deletes once a day, in the quiet hours of the Americas, what has been kept long enough. */
export async function startSecurityJobs(jobs: Jobs, security: Security): Promise<void> {
  const forget = async () => {
    await security.forgetOld()
  }
  await jobs.work(retentionQueue, forget, { merge: true })
  await jobs.schedule(retentionQueue, '6 9 * * *')
}
