import type { Visitor } from '#server/modules/auth/library/library-calls.ts'
import type { SignInTools } from '#server/modules/auth/library/sign-in-tools.ts'
import { readSessionToken } from './session-cookie.rules.ts'
import { carryDevices, carryOver, findSession, noteProof, readDevices, readLasting } from './sessions.store.ts'

export function readTokenSetBy({ baseUrl, secret }: SignInTools, cookies: readonly string[]): string | null {
  return readSessionToken(cookies.map((cookie) => cookie.split(';', 1)[0]).join('; '), baseUrl, secret)
}

/**
 * The new session keeps the organization, the devices with alerts, the factors shown, and the latest end; the time of the last proof starts
 * over. `goesOnIn` gives the new session's id.
 */
export async function toLasting(
  { database, secret, baseUrl, clock }: SignInTools,
  visitor: Visitor,
): Promise<{ goesOnIn(token: string | null, proved: { withSecondFactor: boolean }): Promise<string | null> }> {
  const before = readSessionToken(visitor.cookies, baseUrl, secret)
  const lasting = before ? await readLasting(database, before) : null
  const devices = before ? await readDevices(database, before) : null
  return {
    async goesOnIn(token, proved) {
      if (token === null) return null
      const now = clock.now()
      if (lasting) await carryOver(database, token, lasting)
      if (devices) await carryDevices(database, token, devices)
      await noteProof(database, token, now, proved)
      return (await findSession(database, token, now))?.sessionId ?? null
    },
  }
}
