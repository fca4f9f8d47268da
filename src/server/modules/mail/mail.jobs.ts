import type { Jobs } from '#server/plumbing/work/jobs.ts'
import type { Delivery } from './delivery.service.ts'

/** Jobs carry no data: what is due is in the outbox. */
export const deliveryQueue = 'mail-delivery'

export async function startMailJobs(jobs: Jobs, delivery: Delivery): Promise<void> {
  // Not merged: the job of a server that was killed counts as running for minutes, and would keep the others waiting.
  await jobs.repeat(deliveryQueue, '* * * * *', delivery.deliverDue, { retries: 0 })
  await jobs.repeat('mail-retention', '41 8 * * *', delivery.forgetOld)
}
