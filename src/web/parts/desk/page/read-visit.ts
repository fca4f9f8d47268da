import type { SignedInUser } from '#contract/auth/auth.ts'
import { actsFor } from '#domain/people/acts-for.ts'
import { type DeskStanding, readAtDesk } from '#web/parts/desk/standing.query.ts'
import { type Failure, toFailure } from '#web/plumbing/api/failure.ts'
import { Loaded, redirectTo, type Visit } from '#web/plumbing/page.ts'
import { describeRefusal, type RefusedWords } from './refused-words.ts'

export type DeskAnswer<Read> =
  | { kind: 'read'; read: Read; at: string; by?: string; desk?: DeskStanding }
  | { kind: 'refused'; words: RefusedWords }
  | { kind: 'failed'; failure: Failure }

/**
 * Reads with the visitor's own cookie. Visitors are sent to sign in, people without a required second factor to set
 * one up; anyone `mayEnter` does not name is refused.
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
  if (!mayEnter(user)) return toLoaded<Read>({ kind: 'refused', words: describeRefusal(user, mayEnter, ownWords) }, 403)
  try {
    const found = await readAtDesk(visit, () => read(visit))
    return toLoaded<Read>({ kind: 'read', ...found, at: new Date().toISOString(), by: actsFor(user) }, 200)
  } catch (error) {
    const failure = toFailure(error)
    if (failure.status === 401) return signIn
    return toLoaded<Read>({ kind: 'failed', failure }, failure.status ?? 503)
  }
}

function toLoaded<Read>(answer: DeskAnswer<Read>, status: number): Loaded<DeskAnswer<Read>> {
  return new Loaded(answer, { status })
}
