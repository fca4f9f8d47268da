import type { Visitor } from '#server/modules/auth/library/library-calls.ts'
import { buildMarkerCookie } from '#server/modules/auth/sessions/session-cookie.rules.ts'
import type { HttpContext } from '#server/plumbing/http.ts'

export function toVisitor(c: HttpContext): Visitor {
  return {
    cookies: c.req.header('cookie') ?? null,
    userAgent: c.req.header('user-agent') ?? '',
    address: c.get('clientAddress'),
  }
}

export function setCookies(c: HttpContext, cookies: readonly string[]): void {
  for (const cookie of cookies) {
    c.header('Set-Cookie', cookie, { append: true })
    const marker = buildMarkerCookie(cookie)
    if (marker) c.header('Set-Cookie', marker, { append: true })
  }
}
