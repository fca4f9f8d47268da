import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, requireRecentProof, requireSignedIn } from '#server/plumbing/http.ts'
import type { ClosingService } from './closing.service.ts'

export function createClosingRoutes(closing: ClosingService): Http {
  const http = createHttp()
  serveCall(http, 'GET /api/auth/closing', requireSignedIn, ({ who }) => closing.read(who))
  serveCall(http, 'POST /api/auth/closing', requireRecentProof, async ({ c, who }) => {
    const visitor = {
      cookies: c.req.header('cookie') ?? null,
      userAgent: c.req.header('user-agent') ?? '',
      address: c.get('clientAddress'),
    }
    c.header('Set-Cookie', await closing.close(who, visitor))
    return { done: true } as const
  })
  return http
}
