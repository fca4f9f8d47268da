import { apiRequest } from '#web/plumbing/api-client.ts'
import { failureOf } from '#web/plumbing/failure.ts'
import type { Outcome } from '../use-change.ts'

async function change(id: string, what: 'assign' | 'answered', body: object): Promise<Outcome> {
  try {
    await apiRequest('POST', `/api/staff/inbox/${encodeURIComponent(id)}/${what}`, { body })
    return { kind: 'done' }
  } catch (error) {
    return failureOf(error)
  }
}

/** Takes a message for oneself, or gives it back (also somebody else's). Never throws. */
export function assignMessage(id: string, to: 'me' | 'nobody'): Promise<Outcome> {
  return change(id, 'assign', { to })
}

/** Says that a message has its answer, or that it waits again. Never throws. */
export function setAnswered(id: string, answered: boolean): Promise<Outcome> {
  return change(id, 'answered', { answered })
}
