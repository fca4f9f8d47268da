import { codeBody, proofBody } from '#contract/factors.ts'
import { type FormPage, pageAgain } from '#server/plumbing/desk-form.ts'
import { AppError } from '#server/plumbing/errors.ts'
import {
  type Http,
  type HttpContext,
  newHttp,
  parse,
  readForm,
  requireRecentProof,
  requireSignedIn,
} from '#server/plumbing/http.ts'
import { serveCall } from '#server/plumbing/serve-call.ts'
import { ownPath } from '../auth.policy.ts'
import type { Auth } from '../auth.service.ts'
import { setCookies, visitorOf } from '../sign-in-requests.ts'
import { signInAnew } from './code-check.ts'
import { challengedPerson, signInWithCode } from './code-sign-in.service.ts'
import { prove, proveByPasskey } from './proof.service.ts'
import { beginApp, endApp, finishApp, renewRecoveryCodes, stateOf, stopApp } from './two-factor.service.ts'

const exportAddress = '/api/export.zip'

/** After a proof: back to a page, or to the one file that asks for it. */
const proofReturn = (value: unknown) => (value === exportAddress ? exportAddress : ownPath(value))

/** A second factor and proofs: the calls of the pages, and their forms, which need no script. */
export function factorsRoutes(auth: Auth, renderPage: FormPage): Http {
  const http = newHttp()
  const { tools } = auth

  serveCall(http, 'GET /api/auth/second-factor', requireSignedIn, ({ who }) => stateOf(tools, who))

  serveCall(http, 'GET /api/auth/sign-in/code', async ({ c }) => {
    return { isAsked: (await challengedPerson(tools, visitorOf(c))) !== null }
  })

  serveCall(http, 'POST /api/auth/sign-in/code', async ({ c, body }) => {
    const { value: user, cookies } = await signInWithCode(tools, visitorOf(c), body.code)
    setCookies(c, cookies)
    return { user, returnTo: ownPath(body.returnTo) }
  })

  serveCall(http, 'POST /api/auth/confirm', requireSignedIn, async ({ c, who, body }) => {
    await prove(tools, visitorOf(c), who, body)
    return { done: true }
  })

  serveCall(http, 'POST /api/auth/confirm/passkey', requireSignedIn, async ({ c, who, body }) => {
    setCookies(c, await proveByPasskey(tools, visitorOf(c), who, body.response))
    return { done: true }
  })

  http.route('/', formRoutes(auth, renderPage))
  return http
}

function formRoutes(auth: Auth, renderPage: FormPage): Http {
  const http = newHttp()
  const { tools } = auth

  http.post('/sign-in/code', (c) =>
    answered(c, renderPage, '/sign-in/code', async (form) => {
      // Without a password before it there is no page to show again.
      if ((await challengedPerson(tools, visitorOf(c))) === null) throw signInAnew()
      const { cookies } = await signInWithCode(tools, visitorOf(c), parse(codeBody, form).code)
      setCookies(c, cookies)
      return c.redirect(ownPath(form.returnTo), 303)
    }),
  )

  http.post('/account/confirm', (c) =>
    answered(c, renderPage, '/account/confirm', async (form) => {
      const owner = await requireSignedIn(c)
      await prove(tools, visitorOf(c), owner, parse(proofBody, form))
      return c.redirect(proofReturn(form.returnTo), 303)
    }),
  )

  http.post('/account/second-factor', (c) =>
    answered(c, renderPage, '/account/second-factor', async (form) => {
      const owner = await requireRecentProof(c)
      const visitor = visitorOf(c)
      if (form.do === 'finish') {
        const { recoveryCodes, cookies } = await finishApp(tools, visitor, owner, parse(codeBody, form).code)
        const page = await withCodes(c, renderPage, form, recoveryCodes)
        // The page is an answer of its own: what is set on the context does not reach it.
        for (const cookie of cookies) page.headers.append('Set-Cookie', cookie)
        return page
      }
      if (form.do === 'new-codes')
        return withCodes(c, renderPage, form, await renewRecoveryCodes(tools, visitor, owner))
      if (form.do === 'begin') await beginApp(tools, owner)
      else if (form.do === 'stop') await stopApp(tools, owner)
      else if (form.do === 'end') await endApp(tools, visitor, owner)
      else throw new AppError('bad_request', 'This form does nothing here.')
      return c.redirect(pathWith('/account/second-factor', form), 303)
    }),
  )
  return http
}

/** The page that stands once: the codes are in no address and nothing keeps them. */
async function withCodes(c: HttpContext, renderPage: FormPage, form: Form, codes: string[]): Promise<Response> {
  const values = { codes: codes.join(' '), ...(form.returnTo && { returnTo: form.returnTo }) }
  const page = await renderPage(c, pathWith('/account/second-factor', form), {
    ...{ values, fields: {}, message: '', status: 200 },
  })
  page.headers.set('Cache-Control', 'private, no-store')
  return page
}

type Form = Record<string, string>

/** Answers a form; what went wrong with what was typed stands on the page, which comes again. A code never comes back. */
async function answered(
  c: HttpContext,
  renderPage: FormPage,
  page: string,
  work: (form: Form) => Promise<Response>,
): Promise<Response> {
  const form = await readForm(c)
  c.header('Cache-Control', 'no-store')
  try {
    return await work(form)
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'bad_request') throw error
    // Nothing was written that could be lost: they confirm on a page of its own and come back.
    if (error.code === 'prove_again')
      return c.redirect(pathWith('/account/confirm', { returnTo: pathWith(page, form) }), 303)
    if (error.code === 'signed_out' && page === '/sign-in/code')
      return c.redirect(`/sign-in?${new URLSearchParams({ error: '1', returnTo: ownPath(form.returnTo) })}`, 303)
    if (error.code === 'signed_out') throw error
    const values = { do: form.do ?? '' }
    return pageAgain(c, renderPage, { path: pathWith(page, form), values, error })
  }
}

function pathWith(path: string, { returnTo }: Form): string {
  return returnTo ? `${path}?${new URLSearchParams({ returnTo: proofReturn(returnTo) })}` : path
}
