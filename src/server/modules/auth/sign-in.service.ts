import type { PasskeySignInBody, SignedInUser, SignInBody } from '#contract/auth.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { atLeast, headersOf, refusalOf, type Visitor, type WithCookies } from './library/library-calls.ts'
import type { SignInTools } from './library/sign-in-tools.ts'
import { sessionTokenOf } from './sessions/session-cookie.ts'
import { recordOf } from './sessions/sessions.service.ts'
import { endSession, findSession } from './sessions/sessions.store.ts'

/** The one wording for every way signing in can fail (design: seekers and operators, section 9). */
const signInFailed = 'That did not work. Try again, or use a passkey.'

/** Milliseconds a failure takes at least: checking a password takes less. */
const failureFloor = 300

/**
 * Signs in with e-mail and password. Throws `signed_out` for every cause alike (an address that was never confirmed
 * among them: its owner gets the mail once more), `too_many_requests` when the account or the address has no try left.
 */
export async function signIn(
  tools: SignInTools,
  visitor: Visitor,
  { email, password }: SignInBody,
): Promise<WithCookies<SignedInUser>> {
  const { attempts } = tools
  const account = email.toLowerCase()
  await attempts.take('address', visitor.address)
  await attempts.take('account', account)
  const { api } = await tools.library()
  const session = await refusedAlike(() =>
    api.signInEmail({ body: { email: account, password }, headers: headersOf(visitor), returnHeaders: true }),
  )
  await attempts.giveBack('address', visitor.address)
  await attempts.forget('account', account)
  return enter(tools, visitor, session.response.token, session.headers)
}

/** Begins signing in with a passkey: the options for the browser, and the cookie that remembers the challenge. */
export async function passkeyOptions(tools: SignInTools, visitor: Visitor): Promise<WithCookies<unknown>> {
  await tools.attempts.take('passkey-address', visitor.address)
  const { api } = await tools.library()
  // Without the cookies of an old session: signed out, any passkey of the device will do.
  const headers = headersOf({ ...visitor, cookies: null })
  const options = await api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true })
  return { value: options.response, cookies: options.headers.getSetCookie() }
}

/** Signs in with what the browser made of the options. Throws like `signIn`. */
export async function signInWithPasskey(
  tools: SignInTools,
  visitor: Visitor,
  response: PasskeySignInBody['response'],
): Promise<WithCookies<SignedInUser>> {
  await tools.attempts.take('passkey-address', visitor.address)
  const { api } = await tools.library()
  const session = await refusedAlike(() =>
    api.verifyPasskeyAuthentication({ body: { response }, headers: headersOf(visitor), returnHeaders: true }),
  )
  return enter(tools, visitor, session.response.session.token, session.headers)
}

async function refusedAlike<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } catch (error) {
    if (!refusalOf(error)) throw error
    await atLeast(failureFloor - (performance.now() - started), async () => {})
    throw new AppError('signed_out', signInFailed)
  }
}

async function enter(
  { database, secret, baseUrl, clock, log }: SignInTools,
  visitor: Visitor,
  token: string,
  headers: Headers,
): Promise<WithCookies<SignedInUser>> {
  const before = sessionTokenOf(visitor.cookies, baseUrl, secret)
  if (before) await endSession(database, before)
  const found = await findSession(database, token, clock.now())
  if (!found) throw new AppError('signed_out', signInFailed)
  log.info('signed in', { personId: found.id })
  return { value: recordOf(found), cookies: headers.getSetCookie() }
}
