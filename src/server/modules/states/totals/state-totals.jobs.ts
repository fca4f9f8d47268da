import type { Jobs } from '#server/plumbing/work/jobs.ts'

const queue = 'state-days'

export async function startStateTotalsJobs(
  jobs: Jobs,
  totals: { countToday(): Promise<void> },
): Promise<() => Promise<void>> {
  await jobs.work(queue, totals.countToday, { merge: true })
  // Noon of the eastern states: most houses have said their number of the day.
  await jobs.schedule(queue, '7 17 * * *')
  return () => jobs.send(queue)
}
