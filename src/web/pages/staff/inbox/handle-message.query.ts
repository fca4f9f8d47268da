import { ask } from '#web/plumbing/api-client.ts'
import { failureOf } from '#web/plumbing/failure.ts'
import type { Outcome } from '../use-change.ts'

async function settled(asked: Promise<unknown>): Promise<Outcome> {
  try {
    await asked
    return { kind: 'done' }
  } catch (error) {
    return failureOf(error)
  }
}

/** Takes a message for oneself, or gives it back (also somebody else's). Never throws. */
export function assignMessage(id: string, to: 'me' | 'nobody'): Promise<Outcome> {
  return settled(ask('POST /api/staff/inbox/:id/assign', { params: { id }, body: { to } }))
}

/** Says that a message has its answer, or that it waits again. Never throws. */
export function setAnswered(id: string, answered: boolean): Promise<Outcome> {
  return settled(ask('POST /api/staff/inbox/:id/answered', { params: { id }, body: { answered } }))
}
