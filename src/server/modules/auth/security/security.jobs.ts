import type { Jobs } from '#server/plumbing/work/jobs.ts'
import type { Security } from './security.service.ts'

const retentionQueue = 'security-retention'

export async function startSecurityJobs(jobs: Jobs, security: Security): Promise<void> {
  const forget = async () => {
    await security.forgetOld()
  }
  await jobs.work(retentionQueue, forget, { merge: true })
  await jobs.schedule(retentionQueue, '6 9 * * *')
}
