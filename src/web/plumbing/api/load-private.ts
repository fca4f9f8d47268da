import { ApiError } from '#web/plumbing/api-client.ts'
import { Loaded } from '#web/plumbing/page.ts'

export type PrivateAnswer<Found> =
  | { kind: 'asked'; found: Found }
  | { kind: 'gone' }
  | { kind: 'failed'; status: number }

/** What stands at a secret address, with the status of its page. */
export async function loadPrivate<Found>(asking: Promise<Found>): Promise<Loaded<PrivateAnswer<Found>>> {
  try {
    return new Loaded<PrivateAnswer<Found>>({ kind: 'asked', found: await asking }, {})
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 503
    return new Loaded<PrivateAnswer<Found>>(status === 404 ? { kind: 'gone' } : { kind: 'failed', status }, { status })
  }
}
