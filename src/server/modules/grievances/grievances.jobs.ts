import type { Jobs } from '#server/plumbing/work/jobs.ts'
import type { GrievanceDesk } from './grievance-desk.service.ts'

const lateQueue = 'grievance-late'
const retentionQueue = 'grievance-retention'

export async function startGrievanceJobs(jobs: Jobs, { lists }: Pick<GrievanceDesk, 'lists'>): Promise<void> {
  await jobs.work(lateQueue, () => lists.tellLate(), { merge: true })
  await jobs.schedule(lateQueue, '13 13 * * *')
  await jobs.work(retentionQueue, () => lists.forgetOld(), { merge: true })
  await jobs.schedule(retentionQueue, '51 8 * * *')
}
