import type { Visitor } from '../library/library-calls.ts'
import type { SignInTools } from '../library/sign-in-tools.ts'
import { sessionTokenOf } from './session-cookie.ts'
import { carryOver, findSession, noteProof, readLasting } from './sessions.store.ts'

/** The token that these Set-Cookie values open a session with; null when they open none. */
export function tokenSetBy({ baseUrl, secret }: SignInTools, cookies: readonly string[]): string | null {
  return sessionTokenOf(cookies.map((cookie) => cookie.split(';', 1)[0]).join('; '), baseUrl, secret)
}

/**
 * Some changes end the session they are made in and open another in its place. Which organisation it acts for, what it
 * rests on and when it ends at the latest goes on in that; that its person has just proved themselves begins anew.
 * `goesOnIn` gives the id of the new session.
 */
export async function lastingOf(
  { database, secret, baseUrl, clock }: SignInTools,
  visitor: Visitor,
): Promise<{ goesOnIn(token: string | null, proved: { withSecondFactor: boolean }): Promise<string | null> }> {
  const before = sessionTokenOf(visitor.cookies, baseUrl, secret)
  const lasting = before ? await readLasting(database, before) : null
  return {
    async goesOnIn(token, proved) {
      if (token === null) return null
      const now = clock.now()
      if (lasting) await carryOver(database, token, lasting)
      await noteProof(database, token, now, proved)
      return (await findSession(database, token, now))?.sessionId ?? null
    },
  }
}
