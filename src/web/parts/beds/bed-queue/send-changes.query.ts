import type { BedChange, BedChangeResult } from '#contract/beds/board.ts'
import { ApiError, callApi } from '#web/plumbing/api-client.ts'

/** `unreachable`: the call may or may not have arrived, so the same changes are sent again. */
export type SendAnswer =
  | { is: 'answered'; results: BedChangeResult[] }
  | { is: 'signed-out' }
  | { is: 'unreachable' }
  | { is: 'refused'; reason: string }

export type SendChanges = (changes: readonly BedChange[]) => Promise<SendAnswer>

const timeoutMs = 10_000
const passing = new Set([408, 425, 429])

/** The server refuses when anyone other than `actsFor` is signed in by now. */
export function sendChanges(actsFor: string): SendChanges {
  return async (changes) => {
    try {
      const body = { changes, sentAt: new Date().toISOString() }
      const { results } = await callApi(
        'POST /api/beds/changes',
        { body },
        {
          headers: { 'X-Acts-For': actsFor },
          signal: AbortSignal.timeout(timeoutMs),
          // A change is sent even if the page is closed right after the tap.
          keepalive: true,
        },
      )
      return { is: 'answered', results }
    } catch (error) {
      return toSendAnswer(error)
    }
  }
}

function toSendAnswer(error: unknown): SendAnswer {
  // What is not said as our server says it comes from something between: a proxy, or the network of a café.
  if (!(error instanceof ApiError) || error.body === null) return { is: 'unreachable' }
  if (error.status === 401) return { is: 'signed-out' }
  if (error.status >= 500 || passing.has(error.status)) return { is: 'unreachable' }
  return { is: 'refused', reason: error.body.message }
}

export function toResults(answer: SendAnswer, changes: readonly BedChange[]): BedChangeResult[] {
  switch (answer.is) {
    case 'answered':
      return answer.results.filter(({ id }) => changes.some((change) => change.id === id))
    case 'refused':
      return changes.map(({ id }) => ({ outcome: 'refused', id, reason: answer.reason, group: null }))
    default:
      return []
  }
}
