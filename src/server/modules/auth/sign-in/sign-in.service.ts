import type { PasskeySignInBody, PasskeySignInOptions, SignedInUser, SignInBody } from '#contract/account/auth.ts'
import { takeAccountTry } from '#server/modules/auth/attempts/account-tries.ts'
import {
  atLeast,
  headersOf,
  refusalOf,
  type Visitor,
  type WithCookies,
} from '#server/modules/auth/library/library-calls.ts'
import type { SignInTools } from '#server/modules/auth/library/sign-in-tools.ts'
import { sessionTokenOf } from '#server/modules/auth/sessions/session-cookie.ts'
import { recordOf } from '#server/modules/auth/sessions/sessions.service.ts'
import { endSession, findSession, noteProof } from '#server/modules/auth/sessions/sessions.store.ts'
import { openIfConfirmed } from '#server/modules/auth/sign-up/waiting-sign-ups.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'

/** The one wording for every way signing in can fail (design: seekers and operators, section 9). */
const signInFailed = 'That did not work. Try again, or use a passkey.'

/** Milliseconds a failure takes at least: checking a password takes less. */
const failureFloor = 300

/**
 * Signs in with email and password. Throws `signed_out` for every cause alike (an address that was never confirmed
 * among them: its owner gets the mail once more), `too_many_requests` when the account or the address has no try left.
 * Nobody is signed in yet (`value` is null) where a code is asked for besides (code-sign-in.service.ts).
 */
export async function signIn(
  tools: SignInTools,
  visitor: Visitor,
  { email, password, link }: SignInBody,
): Promise<WithCookies<SignedInUser | null>> {
  const account = email.toLowerCase()
  const counted = await takeAccountTry(tools, visitor, account)
  const session = await refusedAlike(
    tools,
    async () => {
      const isOpen = await openIfConfirmed(tools, { email: account, password, link }, counted.here)
      if (!isOpen) return null
      const { api } = await tools.library()
      const body = { email: account, password }
      return api.signInEmail({ body, headers: headersOf(visitor), returnHeaders: true })
    },
    counted.failed,
  )
  await counted.succeeded()
  const cookies = session.headers.getSetCookie()
  // The library asks for a code of the person's app first, and knows them again by a cookie of its own.
  if (!('token' in session.response)) return { value: null, cookies }
  return openSession(tools, visitor, { token: session.response.token, cookies }, { withSecondFactor: false })
}

/** Begins signing in with a passkey: the options for the browser, and the cookie that remembers the challenge. */
export async function passkeyOptions(tools: SignInTools, visitor: Visitor): Promise<WithCookies<PasskeySignInOptions>> {
  await tools.attempts.take('passkey-address', await tools.places.callerOf(visitor))
  const { api } = await tools.library()
  // Without the cookies of an old session: signed out, any passkey of the device will do.
  const headers = headersOf({ ...visitor, cookies: null })
  const options = await api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true })
  // The library only prefers it, and says so to the browser.
  return { value: { ...options.response, userVerification: 'required' }, cookies: options.headers.getSetCookie() }
}

/** Signs in with what the browser made of the options. Throws like `signIn`. */
export async function signInWithPasskey(
  tools: SignInTools,
  visitor: Visitor,
  response: PasskeySignInBody['response'],
): Promise<WithCookies<SignedInUser>> {
  // The device, and the finger, face or code it asked for: two factors at once.
  return openSession(tools, visitor, await checkPasskey(tools, visitor, response), { withSecondFactor: true })
}

/** Opens a session with what the browser made of the options, whoever's it is. */
export async function checkPasskey(
  tools: SignInTools,
  visitor: Visitor,
  response: PasskeySignInBody['response'],
): Promise<Opened & { personId: string }> {
  await tools.attempts.take('passkey-address', await tools.places.callerOf(visitor))
  const { api } = await tools.library()
  const answer = await refusedAlike(
    tools,
    () => api.verifyPasskeyAuthentication({ body: { response }, headers: headersOf(visitor), returnHeaders: true }),
    () => tools.securityEvents.note({ kind: 'sign_in_failed', address: visitor.address, about: 'passkey' }),
  )
  const { user, session } = answer.response
  return { token: session.token, personId: user.id, cookies: answer.headers.getSetCookie() }
}

/** Gives what the work gave; one failure for every cause where it was refused or gave nothing. */
async function refusedAlike<T>(tools: SignInTools, work: () => Promise<T | null>, failed?: () => void): Promise<T> {
  const started = performance.now()
  const done = await work().catch((error: unknown) => {
    if (!refusalOf(error)) throw error
    return null
  })
  if (done !== null) return done
  failed?.()
  await atLeast(tools, failureFloor - (performance.now() - started), async () => {})
  throw new AppError('signed_out', signInFailed)
}

/** What the library opened a session with. */
export type Opened = { token: string; cookies: string[] }

/** The session that the library has just opened begins: what proved it is noted, and the one brought along ends. */
export async function openSession(
  { database, secret, baseUrl, clock, log, secondFactor, places, securityEvents }: SignInTools,
  visitor: Visitor,
  { token, cookies }: Opened,
  proved: { withSecondFactor: boolean },
): Promise<WithCookies<SignedInUser>> {
  const before = sessionTokenOf(visitor.cookies, baseUrl, secret)
  if (before) await endSession(database, before)
  const now = clock.now()
  await noteProof(database, token, now, proved)
  const found = await findSession(database, token, now)
  if (!found) throw new AppError('signed_out', signInFailed)
  log.info('signed in', { personId: found.id })
  securityEvents.note({ kind: 'signed_in', address: visitor.address, personId: found.id })
  const device = await places.remember(visitor, found)
  return { value: recordOf(found, secondFactor), cookies: [...cookies, device] }
}

/** Where somebody goes who gave a right password or passkey: where they wanted to, or first to what is asked besides. */
export function afterSignIn(user: SignedInUser | null, returnTo: string): string {
  const query = returnTo === '/' ? '' : `?${new URLSearchParams({ returnTo })}`
  if (user === null) return `/sign-in/code${query}`
  return user.secondFactorFor === undefined ? returnTo : `/account/second-factor${query}`
}
