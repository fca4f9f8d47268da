import { AppError } from './errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * By Fetch Metadata where the browser sends it, else by Origin; a request with neither passes only without cookies.
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

/** True for navigation that another site started: a link there must not sign anybody out. */
export function isFromElsewhere(request: Request, ownOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'cross-site' || site === 'same-site'
  const from = request.headers.get('origin') ?? request.headers.get('referer')
  if (from === null) return false
  const origin = URL.canParse(from) ? new URL(from).origin : null
  return origin === null || !isOwn(origin, request, ownOrigin)
}

/** The scheme has to match as well: an `http://` page of an https site may have come from anybody on the network. */
function isOwn(origin: string, request: Request, ownOrigin: string): boolean {
  const target = new URL(request.url)
  target.protocol = new URL(ownOrigin).protocol
  return origin === ownOrigin || origin === target.origin
}
