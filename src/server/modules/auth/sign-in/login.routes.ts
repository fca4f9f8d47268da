import { toOwnPath } from '#server/modules/auth/auth.policy.ts'
import type { Auth } from '#server/modules/auth/auth.service.ts'
import { type LinkState, lookAtLink } from '#server/modules/auth/sign-up/waiting-sign-ups.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { isFromElsewhere } from '#server/plumbing/calls/same-origin.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext } from '#server/plumbing/http.ts'
import { beginSignIn, returnFromProvider } from './provider.service.ts'
import { setCookies, toVisitor } from './sign-in-requests.routes.ts'

const afterSignOut = '/?signed-out=1'

export function createLoginRoutes({ tools, sessions }: Auth): Http {
  const http = createHttp()
  serveCall(http, 'GET /api/login', async ({ c, query }) => {
    const returnTo = toOwnPath(query.returnTo)
    if (await c.get('signedIn')()) return c.redirect(returnTo)
    const { location, cookies } = await beginSignIn(tools, toVisitor(c), returnTo)
    setCookies(c, cookies)
    return c.redirect(location)
  })

  // HEAD comes here as well, and changes nothing.
  serveCall(http, 'GET /api/logout', async ({ c }) => {
    if (isFromElsewhere(c.req.raw, tools.baseUrl) || isLookAhead(c)) return c.redirect('/sign-out')
    setCookies(c, [await sessions.signOut(toVisitor(c).cookies)])
    return c.redirect(afterSignOut)
  })

  serveCall(http, 'POST /api/logout', async ({ c }) => {
    setCookies(c, [await sessions.signOut(toVisitor(c).cookies)])
    return c.redirect(afterSignOut, 303)
  })

  serveCall(http, 'GET /api/auth/callback/oidc', async ({ c }) => {
    if (!tools.provider) throw new AppError('not_found', 'There is nothing at this address.')
    const { location, cookies } = await returnFromProvider(tools, toVisitor(c), new URL(c.req.url).search)
    setCookies(c, cookies)
    return c.redirect(location)
  })

  serveCall(http, 'GET /api/auth/verify-email', async ({ c, query: { token, returnTo } }) => {
    const state = await lookAtLink(tools, toVisitor(c), token)
    return c.redirect(choosePageOfLink(state, token, toOwnPath(returnTo)))
  })

  return http
}

export function choosePageOfLink(state: LinkState | 'ended', link: string, returnTo: string): string {
  const queries = { waiting: { link }, confirmed: { verified: '1' }, password: { link }, refused: { error: 'link' } }
  const query = new URLSearchParams(state === 'ended' ? { ended: '1' } : queries[state])
  if (returnTo !== '/') query.set('returnTo', returnTo)
  return `${state === 'waiting' ? '/sign-up/confirm' : '/sign-in'}?${query}`
}

function isLookAhead(c: HttpContext): boolean {
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => c.req.header(name) ?? '')
  return c.req.method === 'HEAD' || purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose))
}
