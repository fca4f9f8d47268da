import { isRouteErrorResponse } from 'react-router'
import { signedOutTitle } from '#contract/errors.ts'
import { ApiError } from '#web/plumbing/api-client.ts'
import { type Failure, failureOf } from '#web/plumbing/failure.ts'

type Unread = { kind: 'failed'; failure: Failure }

const signedOut: Failure = { kind: 'failed', status: 401, message: signedOutTitle, fields: {} }

/**
 * What a page's loader on the server answers, asked from the browser. Where that cannot be reached, or something between
 * answers in its place, the page says so and keeps what it has: the router alone would take the whole page away.
 */
export async function readAnew<Answer>(serverLoader: () => Promise<Answer>): Promise<Answer | Unread> {
  try {
    return await serverLoader()
  } catch (error) {
    if (error instanceof Response) {
      // Followed, it would take the page away with everything typed on it. The page itself knows whether it has something.
      if (leadsToSignIn(error)) return { kind: 'failed', failure: signedOut }
      throw error
    }
    const cause = isRouteErrorResponse(error) ? new ApiError(error.status, error.statusText) : error
    return { kind: 'failed', failure: failureOf(cause) }
  }
}

function leadsToSignIn({ headers }: Response): boolean {
  return headers.get('location')?.startsWith('/api/login?') ?? false
}
