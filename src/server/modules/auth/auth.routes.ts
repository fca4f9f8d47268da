import {
  mailRequestBody,
  passkeySignInBody,
  resetPasswordBody,
  type SignedInAnswer,
  type SignedInUser,
  type SignInWays,
  signInBody,
  signUpBody,
} from '#contract/auth.ts'
import type { FormPage } from '#server/plumbing/desk-form.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, nameOwner, newHttp, readJson } from '#server/plumbing/http.ts'
import { accountRoutes } from './account.routes.ts'
import { accountFormRoutes } from './account-forms.routes.ts'
import { ownPath } from './auth.policy.ts'
import type { Auth } from './auth.service.ts'
import { factorsRoutes } from './factors/factors.routes.ts'
import { loginRoutes } from './login.routes.ts'
import { forgotPassword, resetOffer, resetPassword } from './passwords.service.ts'
import { withoutMarker } from './sessions/session-cookie.ts'
import { afterSignIn, passkeyOptions, signIn, signInWithPasskey } from './sign-in.service.ts'
import { signInFormRoutes } from './sign-in-forms.routes.ts'
import { setCookies, visitorOf } from './sign-in-requests.ts'
import { readSignUp } from './sign-up/waiting-sign-ups.service.ts'
import { sendVerification, signUp } from './sign-up.service.ts'

/** Everything under /api/auth, /api/login and /api/logout, and what the sign-in forms post to without a script. */
export function authRoutes(auth: Auth, renderPage: FormPage): Http {
  const http = newHttp()
  http.use('/api/auth/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  http.route('/', visitorRoutes(auth))
  http.route('/', accountRoutes(auth))
  http.route('/', loginRoutes(auth))
  http.route('/', signInFormRoutes(auth))
  http.route('/', accountFormRoutes(auth))
  http.route('/', factorsRoutes(auth, renderPage))
  return http
}

function visitorRoutes({ tools }: Auth): Http {
  const http = newHttp()

  http.get('/api/auth/user', async (c) => {
    const signedIn = await c.get('signedIn')()
    if (!signedIn)
      throw new AppError('signed_out', 'You are not signed in.', { headers: withoutMarker(visitorOf(c).cookies) })
    const { sessionId: _, isProved: __, ...user } = signedIn
    nameOwner(c, user)
    return c.json(user satisfies SignedInUser)
  })

  http.get('/api/auth/ways', (c) => {
    // Whoever asks is about to sign in; by then the library will be there.
    tools.library().catch((error: unknown) => c.get('log').error('sign-in library does not load', { error }))
    const ways: SignInWays = { provider: tools.provider && { name: tools.provider.name } }
    return c.json(ways)
  })

  http.post('/api/auth/sign-in', async (c) => {
    const body = await readJson(c, signInBody)
    const { value: user, cookies } = await signIn(tools, visitorOf(c), body)
    setCookies(c, cookies)
    const answer: SignedInAnswer = { user, returnTo: afterSignIn(user, ownPath(body.returnTo)) }
    return c.json(answer)
  })

  http.post('/api/auth/passkey-sign-in/options', async (c) => {
    const { value, cookies } = await passkeyOptions(tools, visitorOf(c))
    setCookies(c, cookies)
    return c.json(value)
  })

  http.post('/api/auth/passkey-sign-in', async (c) => {
    const body = await readJson(c, passkeySignInBody)
    const { value: user, cookies } = await signInWithPasskey(tools, visitorOf(c), body.response)
    setCookies(c, cookies)
    const answer: SignedInAnswer = { user, returnTo: afterSignIn(user, ownPath(body.returnTo)) }
    return c.json(answer)
  })

  http.post('/api/auth/sign-up', async (c) => {
    const body = await readJson(c, signUpBody)
    await signUp(tools, visitorOf(c), body, ownPath(body.returnTo))
    return c.json({ sent: true })
  })

  http.get('/api/auth/waiting-sign-up', async (c) =>
    c.json(await readSignUp(tools, visitorOf(c), (c.req.query('token') ?? '').slice(0, 200))),
  )

  http.post('/api/auth/send-verification', async (c) => {
    const { email, returnTo } = await readJson(c, mailRequestBody)
    await sendVerification(tools, visitorOf(c), email, ownPath(returnTo))
    return c.json({ sent: true })
  })

  http.post('/api/auth/forgot-password', async (c) => {
    const { email } = await readJson(c, mailRequestBody)
    await forgotPassword(tools, visitorOf(c), email)
    return c.json({ sent: true })
  })

  http.get('/api/auth/reset-password', async (c) =>
    c.json(await resetOffer(tools, visitorOf(c), (c.req.query('token') ?? '').slice(0, 200))),
  )

  http.post('/api/auth/reset-password', async (c) => {
    await resetPassword(tools, visitorOf(c), await readJson(c, resetPasswordBody))
    return c.json({ done: true })
  })

  return http
}
