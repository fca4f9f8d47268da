import type { Jobs } from '#server/plumbing/work/jobs.ts'
import type { Delivery } from './delivery.service.ts'

/** Jobs carry no data: what is due is in the outbox. */
export const deliveryQueue = 'mail-delivery'
const retentionQueue = 'mail-retention'

export async function startMailJobs(jobs: Jobs, delivery: Delivery): Promise<void> {
  const deliver = async () => {
    await delivery.deliverDue()
  }
  const forget = async () => {
    await delivery.forgetOld()
  }
  // Not merged: the job of a server that was killed counts as running for minutes, and would keep the others waiting.
  await jobs.work(deliveryQueue, deliver, { retries: 0 })
  await jobs.schedule(deliveryQueue, '* * * * *')
  await jobs.work(retentionQueue, forget, { merge: true })
  await jobs.schedule(retentionQueue, '41 8 * * *')
}
