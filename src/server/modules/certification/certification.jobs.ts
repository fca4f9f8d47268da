import type { Jobs } from '#server/plumbing/work/jobs.ts'
import type { CertificationDesk } from './certification-desk.service.ts'

const silenceQueue = 'application-silence'
const endingQueue = 'evidence-ending'

export async function startCertificationJobs(jobs: Jobs, { applications, reminding }: CertificationDesk) {
  await jobs.work(silenceQueue, () => applications.endSilent(), { merge: true })
  await jobs.schedule(silenceQueue, '23 13 * * *')
  await jobs.work(endingQueue, () => reminding.remind(), { merge: true })
  await jobs.schedule(endingQueue, '43 13 * * *')
}
