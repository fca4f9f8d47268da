import { AppError } from '#server/plumbing/calls/errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Lets unsafe methods through only from our own pages: by Fetch Metadata where the browser sends it, else by Origin.
 * A request with neither is no browser's; it passes only without cookies, so it can never ride on a session.
 * Throws `not_allowed`.
 */
export function requireSameOrigin(request: Request, ownOrigin: string): void {
  if (safeMethods.has(request.method)) return
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const allowed = site
    ? site === 'same-origin' || site === 'none'
    : origin
      ? isOwn(origin, request, ownOrigin)
      : !request.headers.has('cookie')
  if (!allowed) throw new AppError('not_allowed', 'This can only be done from our own pages.')
}

/** True when a navigation was started by another site: links there must not be able to sign a person out. */
export function isFromElsewhere(request: Request, ownOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'cross-site' || site === 'same-site'
  const from = request.headers.get('origin') ?? request.headers.get('referer')
  if (from === null) return false
  const origin = URL.canParse(from) ? new URL(from).origin : null
  return origin === null || !isOwn(origin, request, ownOrigin)
}

/**
 * Ours is the address of the site, and the host a request came to (127.0.0.1 as well as localhost) by the same scheme: the
 * page that `http://` gives of an https site may have come from anybody on the way.
 */
function isOwn(origin: string, request: Request, ownOrigin: string): boolean {
  const asked = new URL(request.url)
  asked.protocol = new URL(ownOrigin).protocol
  return origin === ownOrigin || origin === asked.origin
}
