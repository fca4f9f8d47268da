import type { Jobs } from '#server/plumbing/work/jobs.ts'
import type { FilesService } from './files.service.ts'

const checkingQueue = 'files-checking'
const sweepingQueue = 'files-sweeping'

export async function startFileJobs(jobs: Pick<Jobs, 'work' | 'schedule'>, files: FilesService): Promise<void> {
  await jobs.work(checkingQueue, () => files.checkWaiting(), { merge: true })
  await jobs.schedule(checkingQueue, '*/5 * * * *')
  await jobs.work(sweepingQueue, () => files.sweep(), { merge: true })
  await jobs.schedule(sweepingQueue, '23 * * * *')
}
