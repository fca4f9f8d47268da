import { buildOwnerHeader } from '#web/parts/desk/call-desk-api.query.ts'
import { ApiError, callApi } from '#web/plumbing/api-client.ts'
import type { SaidFinding } from './queued-findings.ts'

/** `unreachable`, `busy`: the call may or may not have arrived, so the same finding is sent again. */
export type FindingAnswer =
  | { is: 'taken' }
  | { is: 'signed-out' }
  | { is: 'unreachable' }
  | { is: 'busy' }
  | { is: 'refused'; reason: string }

export type SendFinding = (said: SaidFinding) => Promise<FindingAnswer>

const timeoutMs = 10_000
const passing = new Set([408, 425, 429])

/** The server refuses when anyone other than `owner` is signed in by now. */
export function sendFinding(owner: string): SendFinding {
  return async ({ id: findingId, applicationId, visitId, code, finding, words, dueOn, over, madeAt }) => {
    try {
      await callApi(
        'POST /api/applications/:id/acts',
        {
          params: { id: applicationId },
          body: { act: 'check', code, finding, words, dueOn, findingId, visitId, over: over.join(' '), madeAt },
        },
        { headers: buildOwnerHeader(owner), signal: AbortSignal.timeout(timeoutMs), keepalive: true },
      )
      return { is: 'taken' }
    } catch (error) {
      return toFailedAnswer(error)
    }
  }
}

export function toFailedAnswer(error: unknown): FindingAnswer {
  // What is not said as our server says it comes from something between: a proxy, or the network of a café.
  if (!(error instanceof ApiError) || error.body === null) return { is: 'unreachable' }
  if (error.status === 401) return { is: 'signed-out' }
  if (error.status >= 500 || passing.has(error.status)) return { is: 'busy' }
  const { fields, message } = error.body
  return { is: 'refused', reason: Object.values(fields ?? {})[0] ?? message }
}
