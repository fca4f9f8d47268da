import type { Jobs } from '#server/plumbing/work/jobs.ts'
import type { Resets } from './resets.service.ts'

const resetQueue = 'factor-resets'

export async function startResetJobs(jobs: Jobs, resets: Pick<Resets, 'carryOut'>): Promise<void> {
  await jobs.work(resetQueue, () => resets.carryOut(), { merge: true })
  await jobs.schedule(resetQueue, '*/10 * * * *')
}
