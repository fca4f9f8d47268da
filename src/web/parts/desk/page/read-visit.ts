import type { SignedInUser } from '#contract/account/auth.ts'
import { actsFor } from '#domain/people/acts-for.ts'
import { type DeskStanding, readAtDesk } from '#web/parts/desk/standing.query.ts'
import { type Failure, failureOf } from '#web/plumbing/asking/failure.ts'
import { Loaded, redirectTo, type Visit } from '#web/plumbing/page.ts'
import { type RefusedWords, refusedWords } from './refused-words.ts'

/**
 * What a page for people who signed in shows: what it read, when and for whom (`actsFor`), and how the desk stood; or why it
 * did not.
 */
export type DeskAnswer<Read> =
  | { kind: 'read'; read: Read; at: string; by?: string; desk?: DeskStanding }
  | { kind: 'refused'; words: RefusedWords }
  | { kind: 'failed'; failure: Failure }

/**
 * Reads for a page of some people, with the visitor's own cookie. A visitor is sent to sign in and comes back here;
 * whoever signed in without the second factor their organization asks for is led to set one up; whoever `mayEnter` does
 * not name is refused, in the page's `ownWords` where it has some. The answer carries the HTTP status of the page.
 */
export async function readVisit<Read>(
  mayEnter: (person: SignedInUser) => boolean,
  visit: Visit,
  read: (visit: Visit) => Promise<Read>,
  ownWords?: RefusedWords,
): Promise<Loaded<DeskAnswer<Read>> | Response> {
  const { user, path, query } = visit
  const returnTo = query.size > 0 ? `${path}?${query}` : path
  const signIn = redirectTo(`/api/login?${new URLSearchParams({ returnTo })}`, 302)
  if (!user) return signIn
  if (user.secondFactorFor !== undefined) {
    return redirectTo(`/account/second-factor?${new URLSearchParams({ returnTo })}`, 302)
  }
  if (!mayEnter(user)) return loaded<Read>({ kind: 'refused', words: refusedWords(user, mayEnter, ownWords) }, 403)
  try {
    const found = await readAtDesk(visit, () => read(visit))
    return loaded<Read>({ kind: 'read', ...found, at: new Date().toISOString(), by: actsFor(user) }, 200)
  } catch (error) {
    const failure = failureOf(error)
    if (failure.status === 401) return signIn
    return loaded<Read>({ kind: 'failed', failure }, failure.status ?? 503)
  }
}

function loaded<Read>(answer: DeskAnswer<Read>, status: number): Loaded<DeskAnswer<Read>> {
  return new Loaded(answer, { status })
}
