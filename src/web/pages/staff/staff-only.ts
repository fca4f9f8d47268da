import { data, type RouterContextProvider, redirectDocument } from 'react-router'
import { type Failure, failureOf } from '#web/plumbing/failure.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'

/** What a page of the staff shows: what it read and when, or why it did not. */
export type StaffAnswer<Read> =
  | { kind: 'read'; read: Read; at: string }
  | { kind: 'refused' }
  | { kind: 'failed'; failure: Failure }

/**
 * Reads for a page of the alliance's staff, with the visitor's own cookie. A visitor is sent to sign in and comes back
 * here; anybody else who is not of the staff is refused. The answer carries the HTTP status of the page.
 */
export async function readForStaff<Read>(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  read: (inside: typeof fetch, address: URL) => Promise<Read>,
) {
  const { user, fetch } = context.get(requestFacts)
  const address = pageAddress(request)
  if (!user) {
    throw redirectDocument(`/api/login?returnTo=${encodeURIComponent(address.pathname + address.search)}`)
  }
  if (user.organisation?.kind !== 'alliance') return answer<Read>({ kind: 'refused' }, 403)
  try {
    return answer<Read>({ kind: 'read', read: await read(fetch, address), at: new Date().toISOString() }, 200)
  } catch (error) {
    const failure = failureOf(error)
    return answer<Read>({ kind: 'failed', failure }, failure.status ?? 503)
  }
}

function answer<Read>(what: StaffAnswer<Read>, status: number) {
  return data(what, { status })
}

/** The page's own address: a change of page in the browser asks for its data under another one. */
function pageAddress(request: Request): URL {
  const address = new URL(request.url)
  address.pathname = address.pathname.replace(/\.data$/, '')
  address.searchParams.delete('_routes')
  return address
}
