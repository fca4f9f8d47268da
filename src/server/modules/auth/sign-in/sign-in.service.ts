import type { PasskeySignInBody, PasskeySignInOptions, SignedInUser, SignInBody } from '#contract/auth/auth.ts'
import { describeLockedAccount } from '#contract/calls/refusal-words.ts'
import { takeAccountTry } from '#server/modules/auth/attempts/account-tries.service.ts'
import {
  buildHeaders,
  findRefusal,
  runForAtLeast,
  type Visitor,
  type WithCookies,
} from '#server/modules/auth/library/library-calls.ts'
import type { SignInTools } from '#server/modules/auth/library/sign-in-tools.ts'
import {
  buildSessionCookie,
  generateSessionToken,
  readSessionToken,
} from '#server/modules/auth/sessions/session-cookie.rules.ts'
import { toRecord } from '#server/modules/auth/sessions/sessions.service.ts'
import {
  endSession,
  findSession,
  insertSession,
  isOfLocked,
  noteProof,
} from '#server/modules/auth/sessions/sessions.store.ts'
import { expireSigningUpCookie } from '#server/modules/auth/sign-up/signing-up-cookie.rules.ts'
import { openIfConfirmed } from '#server/modules/auth/sign-up/waiting-sign-ups.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'

const signInFailed = 'That did not work. Try again, or use a passkey.'

const minFailureMs = 300

/**
 * Throws `signed_out` for every cause alike, also an unconfirmed address (its owner gets the mail once more),
 * `not_allowed` for an account that is locked, and `too_many_requests`. `value` is null where a code is still needed.
 */
export async function signIn(
  tools: SignInTools,
  visitor: Visitor,
  { email, password, link }: SignInBody,
): Promise<WithCookies<SignedInUser | null>> {
  const account = email.toLowerCase()
  const counted = await takeAccountTry(tools, visitor, account)
  const session = await refuseAlike(
    tools,
    async () => {
      const isOpen = await openIfConfirmed(tools, { email: account, password, link }, counted.here)
      if (!isOpen) return null
      const { api } = await tools.library()
      const body = { email: account, password }
      return api.signInEmail({ body, headers: buildHeaders(visitor), returnHeaders: true })
    },
    counted.failed,
  )
  await counted.succeeded()
  const cookies = session.headers.getSetCookie()
  // The library asks for a code of the person's app first, and knows them again by a cookie of its own.
  if (!('token' in session.response)) return { value: null, cookies }
  return openSession(tools, visitor, { token: session.response.token, cookies }, { withSecondFactor: false })
}

export async function createPasskeyOptions(
  tools: SignInTools,
  visitor: Visitor,
): Promise<WithCookies<PasskeySignInOptions>> {
  await tools.attempts.take('passkey-address', await tools.places.callerOf(visitor))
  const { api } = await tools.library()
  // Without the cookies of an old session: signed out, any passkey of the device will do.
  const headers = buildHeaders({ ...visitor, cookies: null })
  const options = await api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true })
  // The library only prefers it, and says so to the browser.
  return { value: { ...options.response, userVerification: 'required' }, cookies: options.headers.getSetCookie() }
}

export async function signInWithPasskey(
  tools: SignInTools,
  visitor: Visitor,
  response: PasskeySignInBody['response'],
): Promise<WithCookies<SignedInUser>> {
  // The device, and the finger, face or code it asked for: two factors at once.
  return openSession(tools, visitor, await checkPasskey(tools, visitor, response), { withSecondFactor: true })
}

export async function checkPasskey(
  tools: SignInTools,
  visitor: Visitor,
  response: PasskeySignInBody['response'],
): Promise<OpenedSession & { personId: string }> {
  await tools.attempts.take('passkey-address', await tools.places.callerOf(visitor))
  const { api } = await tools.library()
  const answer = await refuseAlike(
    tools,
    () => api.verifyPasskeyAuthentication({ body: { response }, headers: buildHeaders(visitor), returnHeaders: true }),
    () => tools.securityEvents.note({ kind: 'sign_in_failed', address: visitor.address, about: 'passkey' }),
  )
  const { user, session } = answer.response
  return { token: session.token, personId: user.id, cookies: answer.headers.getSetCookie() }
}

export async function signInWhoSignedUp(
  tools: SignInTools,
  visitor: Visitor,
  personId: string,
): Promise<WithCookies<SignedInUser>> {
  const { database, secret, baseUrl } = tools
  const token = generateSessionToken()
  await insertSession(database, { personId, token, now: tools.clock.now(), visitor })
  const cookies = [buildSessionCookie(token, { baseUrl, secret }), expireSigningUpCookie(tools)]
  return openSession(tools, visitor, { token, cookies }, { withSecondFactor: false })
}

async function refuseAlike<T>(tools: SignInTools, work: () => Promise<T | null>, failed?: () => void): Promise<T> {
  const started = performance.now()
  const done = await work().catch((error: unknown) => {
    if (!findRefusal(error)) throw error
    return null
  })
  if (done !== null) return done
  failed?.()
  await runForAtLeast(tools, minFailureMs - (performance.now() - started), async () => {})
  throw new AppError('signed_out', signInFailed)
}

export type OpenedSession = { token: string; cookies: string[] }

export async function openSession(
  tools: SignInTools,
  visitor: Visitor,
  { token, cookies }: OpenedSession,
  proved: { withSecondFactor: boolean },
): Promise<WithCookies<SignedInUser>> {
  const { database, secret, baseUrl, clock, log, secondFactor, places, securityEvents } = tools
  const before = readSessionToken(visitor.cookies, baseUrl, secret)
  if (before) await endSession(database, before)
  const now = clock.now()
  await noteProof(database, token, now, proved)
  const found = await findSession(database, token, now)
  if (!found) throw await buildNotSignedInError(tools, token)
  log.info('signed in', { personId: found.id })
  securityEvents.note({ kind: 'signed_in', address: visitor.address, personId: found.id })
  const device = await places.remember(visitor, found)
  return { value: toRecord(found, secondFactor), cookies: [...cookies, device] }
}

async function buildNotSignedInError({ database, supportEmail }: SignInTools, token: string): Promise<AppError> {
  if (!(await isOfLocked(database, token))) return new AppError('signed_out', signInFailed)
  await endSession(database, token)
  return new AppError('not_allowed', describeLockedAccount(supportEmail))
}

export function choosePageAfterSignIn(user: SignedInUser | null, returnTo: string): string {
  const query = returnTo === '/' ? '' : `?${new URLSearchParams({ returnTo })}`
  if (user === null) return `/sign-in/code${query}`
  return user.secondFactorFor === undefined ? returnTo : `/account/second-factor${query}`
}
