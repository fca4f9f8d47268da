import { confirmSignUpBody, mailRequestBody, resetPasswordBody, signInBody, signUpBody } from '#contract/auth.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, type HttpContext, newHttp, parse, readForm } from '#server/plumbing/http.ts'
import { ownPath } from './auth.policy.ts'
import type { Auth } from './auth.service.ts'
import { pageOfLink } from './login.routes.ts'
import { forgotPassword, resetPassword } from './passwords.service.ts'
import { afterSignIn, signIn } from './sign-in.service.ts'
import { setCookies, visitorOf } from './sign-in-requests.ts'
import { confirmSignUp, refuseSignUp } from './sign-up/waiting-sign-ups.service.ts'
import { signUp } from './sign-up.service.ts'

type Form = Record<string, string>

/**
 * The sign-in forms without a script: each page's form posts to the page's own address and is sent on with 303, to
 * where the person was going or back to the page. What was typed never comes back in an address; `error` says what to
 * show: '1' (the one wording), 'wait' (with `minutes`), 'fields' (with `fields`, their names), 'link' (ask for a new one).
 */
export function signInFormRoutes({ tools }: Auth): Http {
  const http = newHttp()

  http.post('/sign-in', (c) =>
    handle(c, '/sign-in', async (form) => {
      const { value: user, cookies } = await signIn(tools, visitorOf(c), parse(signInBody, form))
      setCookies(c, cookies)
      return afterSignIn(user, ownPath(form.returnTo))
    }),
  )

  http.post('/sign-up', (c) =>
    handle(c, '/sign-up', async (form) => {
      await signUp(tools, visitorOf(c), parse(signUpBody, form), ownPath(form.returnTo))
      return '/sign-up?sent=1'
    }),
  )

  http.post('/sign-up/confirm', (c) =>
    handle(c, '/sign-in', async (form) => {
      const { link, do: act, returnTo } = parse(confirmSignUpBody, form)
      const answer = act === 'confirm' ? confirmSignUp : refuseSignUp
      return pageOfLink(await answer(tools, visitorOf(c), link), link, ownPath(returnTo))
    }),
  )

  http.post('/forgot-password', (c) =>
    handle(c, '/forgot-password', async (form) => {
      await forgotPassword(tools, visitorOf(c), parse(mailRequestBody, form).email)
      return '/forgot-password?sent=1'
    }),
  )

  http.post('/reset-password', (c) =>
    handle(c, '/reset-password', async (form) => {
      await resetPassword(tools, visitorOf(c), parse(resetPasswordBody, form))
      return '/sign-in?reset=1'
    }),
  )

  return http
}

async function handle(c: HttpContext, page: string, work: (form: Form) => Promise<string>): Promise<Response> {
  const form = await readForm(c)
  c.header('Cache-Control', 'no-store')
  try {
    return c.redirect(await work(form), 303)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const query = failureOf(error)
    if (!query) throw error
    const returnTo = ownPath(form.returnTo)
    if (returnTo !== '/') query.set('returnTo', returnTo)
    if (page === '/sign-in' && form.link) query.set('link', form.link.slice(0, 200))
    // The page cannot ask for the token again; it came in the address and stays there until it is used.
    if (page === '/reset-password' && form.token && error.code !== 'bad_request')
      query.set('token', form.token.slice(0, 200))
    return c.redirect(`${page}?${query}`, 303)
  }
}

function failureOf({ code, fields, retryAfter = 60 }: AppError): URLSearchParams | null {
  if (code === 'signed_out') return new URLSearchParams({ error: '1' })
  if (code === 'bad_request') return new URLSearchParams({ error: 'link' })
  if (code === 'too_many_requests') {
    return new URLSearchParams({ error: 'wait', minutes: String(Math.ceil(retryAfter / 60)) })
  }
  if (code === 'invalid_input') {
    return new URLSearchParams({ error: 'fields', fields: Object.keys(fields ?? {}).join(',') })
  }
  return null
}
