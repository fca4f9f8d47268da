import type { Jobs } from '#server/plumbing/work/jobs.ts'

const sendQueue = 'reminder-sending'
const warningQueue = 'number-warnings'
const retentionQueue = 'reminder-retention'

type Work = { sendDue(): Promise<unknown>; forgetOld(): Promise<unknown>; warnDue(): Promise<unknown> }

export async function startReminderJobs(jobs: Jobs, reminders: Work): Promise<void> {
  const send = async () => {
    await reminders.sendDue()
  }
  const warn = async () => {
    await reminders.warnDue()
  }
  const forget = async () => {
    await reminders.forgetOld()
  }
  // A failed run needs no retry of its own: the next minute is one.
  await jobs.work(sendQueue, send, { retries: 0 })
  await jobs.schedule(sendQueue, '* * * * *')
  await jobs.work(warningQueue, warn, { merge: true })
  await jobs.schedule(warningQueue, '23 * * * *')
  await jobs.work(retentionQueue, forget, { merge: true })
  await jobs.schedule(retentionQueue, '11 8 * * *')
}
