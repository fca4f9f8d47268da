import { data, type RouterContextProvider, redirectDocument } from 'react-router'
import type { SignedInUser } from '#contract/auth.ts'
import { actsFor } from '#domain/acts-for.ts'
import { type DeskKind, type DeskPower, mayAtDesk } from '#domain/desk-powers.ts'
import { type Failure, failureOf } from '#web/plumbing/failure.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'

/** What a page for people who signed in shows: what it read, when and for whom (`actsFor`), or why it did not. */
export type DeskAnswer<Read> =
  | { kind: 'read'; read: Read; at: string; by?: string }
  | { kind: 'refused' }
  | { kind: 'failed'; failure: Failure }

type Asked = { context: Readonly<RouterContextProvider>; request: Request }
type Reading<Read> = (inside: typeof fetch, address: URL) => Promise<Read>

/**
 * Reads for a page of some people, with the visitor's own cookie. A visitor is sent to sign in and comes back here;
 * whoever signed in without the second factor their organization asks for is led to set one up; whoever `isAllowed` does
 * not name is refused. The answer carries the HTTP status of the page.
 */
export async function readFor<Read>(
  isAllowed: (person: SignedInUser) => boolean,
  { context, request }: Asked,
  read: Reading<Read>,
) {
  const { user, fetch } = context.get(requestFacts)
  const address = pageAddress(request)
  if (!user) {
    throw redirectDocument(`/api/login?returnTo=${encodeURIComponent(address.pathname + address.search)}`)
  }
  if (user.secondFactorFor !== undefined) {
    const returnTo = address.pathname + address.search
    throw redirectDocument(`/account/second-factor?${new URLSearchParams({ returnTo })}`)
  }
  if (!isAllowed(user)) return answer<Read>({ kind: 'refused' }, 403)
  try {
    const found = await read(fetch, address)
    return answer<Read>({ kind: 'read', read: found, at: new Date().toISOString(), by: actsFor(user) }, 200)
  } catch (error) {
    const failure = failureOf(error)
    return answer<Read>({ kind: 'failed', failure }, failure.status ?? 503)
  }
}

/**
 * Reads for a page of a desk that needs a power, of an operator's unless `kinds` says whose: others of the organisation are
 * refused too.
 */
export function readAtDesk<Read>(power: DeskPower, asked: Asked, read: Reading<Read>, kinds?: readonly DeskKind[]) {
  return readFor((person) => mayAtDesk(person, power, kinds), asked, read)
}

/** Every kind of desk: for the rooms that all of them have. */
export const everyDesk = ['operator', 'affiliate', 'alliance'] as const

function answer<Read>(what: DeskAnswer<Read>, status: number) {
  return data(what, { status })
}

/** The page's own address: a change of page in the browser asks for its data under another one. */
function pageAddress(request: Request): URL {
  const address = new URL(request.url)
  address.pathname = address.pathname.replace(/\.data$/, '')
  address.searchParams.delete('_routes')
  return address
}
