import type { Jobs } from '#server/plumbing/work/jobs.ts'

const remindQueue = 'certificate-reminders'
const unconfirmedQueue = 'certificate-unconfirmed'
const setQueue = 'certificate-set'
const keyQueue = 'certificate-keys'

type Work = {
  remind(): Promise<unknown>
  tellUnconfirmed(): Promise<void>
  tellSet(): Promise<void>
  renewOldKeys(): Promise<unknown>
}

export async function startCertificateJobs(jobs: Jobs, work: Work): Promise<void> {
  const { remind, tellUnconfirmed, tellSet, renewOldKeys } = work
  const tell = async () => {
    await remind()
  }
  const renew = async () => {
    await renewOldKeys()
  }
  await jobs.work(remindQueue, tell, { merge: true })
  await jobs.schedule(remindQueue, '12 14 * * *')
  await jobs.work(unconfirmedQueue, tellUnconfirmed, { merge: true })
  await jobs.schedule(unconfirmedQueue, '* * * * *')
  await jobs.work(setQueue, tellSet, { merge: true })
  await jobs.schedule(setQueue, '* * * * *')
  await jobs.work(keyQueue, renew, { merge: true })
  await jobs.schedule(keyQueue, '26 9 * * *')
}
