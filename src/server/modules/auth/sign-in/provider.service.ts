import { buildHeaders, providerId, type Visitor } from '#server/modules/auth/library/library-calls.ts'
import type { SignInTools } from '#server/modules/auth/library/sign-in-tools.ts'
import { readTokenSetBy } from '#server/modules/auth/sessions/lasting-session.service.ts'
import { buildSessionCookieName } from '#server/modules/auth/sessions/session-cookie.rules.ts'
import { endSession, findSession, isOfLocked, noteProof } from '#server/modules/auth/sessions/sessions.store.ts'

export type Redirection = { location: string; cookies: string[] }

export async function beginSignIn(tools: SignInTools, visitor: Visitor, returnTo: string): Promise<Redirection> {
  if (!tools.provider) return { location: signInPage(returnTo), cookies: [] }
  const library = await tools.provider.library()
  if (!library) return { location: signInPage(returnTo, 'provider'), cookies: [] }
  await tools.attempts.take('link-address', visitor.address)
  const { headers, response } = await library.api.signInSocial({
    body: {
      provider: providerId,
      callbackURL: returnTo,
      errorCallbackURL: signInPage(returnTo),
      disableRedirect: true,
    },
    headers: buildHeaders(visitor),
    returnHeaders: true,
  })
  return { location: response.url ?? signInPage(returnTo, 'provider'), cookies: headers.getSetCookie() }
}

export async function returnFromProvider(tools: SignInTools, visitor: Visitor, query: string): Promise<Redirection> {
  const library = await tools.provider?.library()
  if (!library) return { location: signInPage('/', 'provider'), cookies: [] }
  const request = new Request(`${tools.baseUrl}/api/auth/callback/${providerId}${query}`, {
    headers: buildHeaders(visitor),
  })
  const answer = await library.handler(request)
  const cookies = answer.headers.getSetCookie()
  const location = new URL(answer.headers.get('location') ?? '/sign-in', tools.baseUrl)
  if (cookies.some((cookie) => cookie.startsWith(`${buildSessionCookieName(tools.baseUrl)}=`))) {
    const known = await noteProviderSignIn(tools, visitor, cookies)
    if (known === 'locked') return { location: signInPage('/', 'locked'), cookies: [] }
    tools.log.info('signed in', { by: 'provider' })
    cookies.push(...known)
    return { location: location.pathname + location.search + location.hash, cookies }
  }
  const reason = location.searchParams.get('error') ?? 'unknown'
  tools.log.warn('sign-in by provider failed', { reason: reason.slice(0, 60) })
  const error = reason === 'email_not_verified' ? 'verify' : 'provider'
  return { location: signInPage(location.searchParams.get('returnTo') ?? '/', error), cookies }
}

/** Counts as one factor: we cannot verify what else the provider asked for. */
async function noteProviderSignIn(tools: SignInTools, visitor: Visitor, set: readonly string[]) {
  const { database, clock, places } = tools
  const token = readTokenSetBy(tools, set)
  if (!token) return []
  await noteProof(database, token, clock.now(), { withSecondFactor: false })
  const found = await findSession(database, token, clock.now())
  if (found) return [await places.remember(visitor, found)]
  if (!(await isOfLocked(database, token))) return []
  await endSession(database, token)
  return 'locked'
}

function signInPage(returnTo: string, error?: 'provider' | 'verify' | 'locked'): string {
  const query = new URLSearchParams({ ...(error && { error }), ...(returnTo !== '/' && { returnTo }) }).toString()
  return query ? `/sign-in?${query}` : '/sign-in'
}
