import type { Jobs } from '#server/plumbing/work/jobs.ts'
import type { CertificationDesk } from './certification-desk.service.ts'

const silenceQueue = 'application-silence'

export async function startCertificationJobs(jobs: Jobs, { applications }: CertificationDesk): Promise<void> {
  await jobs.work(silenceQueue, () => applications.endSilent(), { merge: true })
  await jobs.schedule(silenceQueue, '23 13 * * *')
}
