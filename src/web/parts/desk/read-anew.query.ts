import { isRouteErrorResponse } from 'react-router'
import { ApiError } from '#web/plumbing/api-client.ts'
import { type Failure, failureOf } from '#web/plumbing/failure.ts'

type Unread = { kind: 'failed'; failure: Failure }

/**
 * What a page's loader on the server answers, asked from the browser. Where that cannot be reached, or something between
 * answers in its place, the page says so and keeps what it has: the router alone would take the whole page away.
 */
export async function readAnew<Answer>(serverLoader: () => Promise<Answer>): Promise<Answer | Unread> {
  try {
    return await serverLoader()
  } catch (error) {
    // A way to somewhere else, such as the page to sign in.
    if (error instanceof Response) throw error
    const cause = isRouteErrorResponse(error) ? new ApiError(error.status, error.statusText) : error
    return { kind: 'failed', failure: failureOf(cause) }
  }
}
