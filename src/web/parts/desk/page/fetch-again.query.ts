import { toFailure } from '#web/plumbing/api/failure.ts'
import { ApiError } from '#web/plumbing/api-client.ts'
import type { DeskAnswer } from './read-visit.ts'

type FetchedAnswer<Read> = DeskAnswer<Read> | { kind: 'elsewhere'; to: string }

/** A page that cannot be reached is returned as a failure like any other, so that callers keep what they have. */
export async function fetchAgain<Read>(address: string): Promise<FetchedAnswer<Read>> {
  try {
    const answer = await fetch(address, { headers: { Accept: 'application/json' }, cache: 'no-store' })
    const text = await answer.text()
    const body = parseText(text)
    if (isSaid<Read>(body)) return body
    throw new ApiError(answer.status, text || answer.statusText)
  } catch (error) {
    return { kind: 'failed', failure: toFailure(error) }
  }
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isSaid<Read>(said: unknown): said is FetchedAnswer<Read> {
  return typeof said === 'object' && said !== null && 'kind' in said
}
