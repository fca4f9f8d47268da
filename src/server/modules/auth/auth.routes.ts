import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, nameOwner } from '#server/plumbing/http.ts'
import { createAccountRoutes } from './accounts/account.routes.ts'
import { toOwnPath } from './auth.policy.ts'
import type { Auth } from './auth.service.ts'
import { createFactorsRoutes } from './factors/factors.routes.ts'
import { resetOffer, resetPassword, sendResetLink } from './passwords/passwords.service.ts'
import { clearMarker } from './sessions/session-cookie.rules.ts'
import { choosePageOfLink, createLoginRoutes } from './sign-in/login.routes.ts'
import {
  choosePageAfterSignIn,
  createPasskeyOptions,
  signIn,
  signInWhoSignedUp,
  signInWithPasskey,
} from './sign-in/sign-in.service.ts'
import { setCookies, toVisitor } from './sign-in/sign-in-requests.routes.ts'
import { readSentSignUp, sendAgain } from './sign-up/sent-sign-up.service.ts'
import { sendVerification, signUp } from './sign-up/sign-up.service.ts'
import { confirmSignUp, readSignUp, refuseSignUp } from './sign-up/waiting-sign-ups.service.ts'

export function createAuthRoutes(auth: Auth): Http {
  const http = createHttp()
  http.use('/api/auth/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  http.route('/', createVisitorRoutes(auth))
  http.route('/', createAccountRoutes(auth))
  http.route('/', createLoginRoutes(auth))
  http.route('/', createFactorsRoutes(auth))
  return http
}

function createVisitorRoutes({ tools }: Auth): Http {
  const http = createHttp()

  serveCall(http, 'GET /api/auth/user', async ({ c }) => {
    const signedIn = await c.get('signedIn')()
    if (!signedIn)
      throw new AppError('signed_out', 'You are not signed in.', { headers: clearMarker(toVisitor(c).cookies) })
    const { sessionId: _, isProved: __, ...user } = signedIn
    nameOwner(c, user)
    return user
  })

  serveCall(http, 'GET /api/auth/ways', ({ c }) => {
    // Whoever asks is about to sign in; by then the library will be there.
    tools.library().catch((error: unknown) => c.get('log').error('sign-in library does not load', { error }))
    return { provider: tools.provider && { name: tools.provider.name } }
  })

  serveCall(http, 'POST /api/auth/sign-in', async ({ c, body }) => {
    const { value: user, cookies } = await signIn(tools, toVisitor(c), body)
    setCookies(c, cookies)
    return { user, returnTo: choosePageAfterSignIn(user, toOwnPath(body.returnTo)) }
  })

  serveCall(http, 'POST /api/auth/passkey-sign-in/options', async ({ c }) => {
    const { value, cookies } = await createPasskeyOptions(tools, toVisitor(c))
    setCookies(c, cookies)
    return value
  })

  serveCall(http, 'POST /api/auth/passkey-sign-in', async ({ c, body }) => {
    const { value: user, cookies } = await signInWithPasskey(tools, toVisitor(c), body.response)
    setCookies(c, cookies)
    return { user, returnTo: choosePageAfterSignIn(user, toOwnPath(body.returnTo)) }
  })

  serveCall(http, 'POST /api/auth/sign-up', async ({ c, body }) => {
    setCookies(c, [await signUp(tools, toVisitor(c), body, toOwnPath(body.returnTo))])
    return { sent: true }
  })

  serveCall(http, 'GET /api/auth/sent-sign-up', ({ c }) => ({ sent: readSentSignUp(tools, toVisitor(c)) }))

  serveCall(http, 'POST /api/auth/sent-sign-up', async ({ c, body: { email } }) => {
    setCookies(c, [await sendAgain(tools, toVisitor(c), email)])
    return { sent: true }
  })

  serveCall(http, 'GET /api/auth/waiting-sign-up', ({ c, query }) => readSignUp(tools, toVisitor(c), query.token))

  serveCall(http, 'POST /api/auth/waiting-sign-up', async ({ c, body: { link, do: act, returnTo } }) => {
    const [visitor, wanted] = [toVisitor(c), toOwnPath(returnTo)]
    if (act === 'end') return { next: choosePageOfLink(await refuseSignUp(tools, visitor, link), link, wanted) }
    const { state, personId } = await confirmSignUp(tools, visitor, link)
    if (personId === null) return { next: choosePageOfLink(state, link, wanted) }
    setCookies(c, (await signInWhoSignedUp(tools, visitor, personId)).cookies)
    return { next: wanted }
  })

  serveCall(http, 'POST /api/auth/send-verification', async ({ c, body: { email, returnTo } }) => {
    await sendVerification(tools, toVisitor(c), email, toOwnPath(returnTo))
    return { sent: true }
  })

  serveCall(http, 'POST /api/auth/forgot-password', async ({ c, body }) => {
    await sendResetLink(tools, toVisitor(c), body.email)
    return { sent: true }
  })

  serveCall(http, 'GET /api/auth/reset-password', ({ c, query }) => resetOffer(tools, toVisitor(c), query.token))

  serveCall(http, 'POST /api/auth/reset-password', async ({ c, body }) => {
    await resetPassword(tools, toVisitor(c), body)
    return { done: true }
  })

  return http
}
