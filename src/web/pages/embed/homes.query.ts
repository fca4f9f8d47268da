import type { HomesPage } from '#contract/directory.ts'
import { apiGet } from '#web/plumbing/api-client.ts'
import { type Failure, failureOf } from '#web/plumbing/failure.ts'

export type HomesAnswer = { kind: 'read'; homes: HomesPage } | { kind: 'failed'; failure: Failure }

/**
 * A list in a frame knows no visitor: without cookies the call also works where the frame has no origin. What the browser
 * keeps for a second may be from before the change that is asked about.
 */
const asNobody: typeof fetch = (input, init) => fetch(input, { ...init, credentials: 'omit', cache: 'no-store' })

/** Asks for a state's homes; `search` is the query with its "?", or nothing. Never throws. */
export async function askHomes(
  slug: string,
  search: string,
  options: { fetch?: typeof fetch; signal?: AbortSignal } = {},
): Promise<HomesAnswer> {
  try {
    const path = `/api/directory/states/${slug}/residences${search}`
    const homes = await apiGet<HomesPage>(path, { fetch: asNobody, ...options })
    // Only an answer to "nobody is signed in" is null, and this call never gives that one.
    return homes ? { kind: 'read', homes } : { kind: 'failed', failure: failureOf(null) }
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) }
  }
}
