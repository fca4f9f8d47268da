import { ask } from '#web/plumbing/api-client.ts'
import { failureOf } from '#web/plumbing/failure.ts'
import type { Outcome } from '../use-change.ts'

/** Gives a mail that gave up all its tries again. Never throws. */
export async function retryMail(id: string): Promise<Outcome> {
  try {
    await ask('POST /api/staff/mail/:id/retry', { params: { id } })
    return { kind: 'done' }
  } catch (error) {
    return failureOf(error)
  }
}
