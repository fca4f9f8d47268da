import type { Jobs } from '#server/plumbing/work/jobs.ts'

const retentionQueue = 'report-retention'

export async function startReportJobs(jobs: Jobs, reports: { forgetOld(): Promise<void> }): Promise<void> {
  await jobs.work(retentionQueue, () => reports.forgetOld(), { merge: true })
  await jobs.schedule(retentionQueue, '41 8 * * *')
}
