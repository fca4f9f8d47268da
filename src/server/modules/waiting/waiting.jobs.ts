import type { Jobs } from '#server/plumbing/work/jobs.ts'

const drawQueue = 'listing-answers'
const pingQueue = 'waiting-pings'
const retentionQueue = 'waiting-retention'

type Work = { askAgain(): Promise<void>; forgetOld(): Promise<unknown>; drawPublic(): Promise<void> }

export async function startWaitingJobs(jobs: Jobs, waiting: Work): Promise<void> {
  const forget = async () => {
    await waiting.forgetOld()
  }
  await jobs.work(drawQueue, () => waiting.drawPublic(), { merge: true })
  await jobs.schedule(drawQueue, '7 * * * *')
  await jobs.send(drawQueue)
  await jobs.work(pingQueue, () => waiting.askAgain(), { merge: true })
  await jobs.schedule(pingQueue, '17 15-23 * * *')
  await jobs.work(retentionQueue, forget, { merge: true })
  await jobs.schedule(retentionQueue, '31 8 * * *')
}
