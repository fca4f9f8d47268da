import type { RateLimits } from '#server/plumbing/admission/limits/rate-limits.ts'
import { streamCsv } from '#server/plumbing/answers/streamed-text.ts'
import { noteAction } from '#server/plumbing/calls/asked-route.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, requireStaff } from '#server/plumbing/http.ts'
import type { Security } from './security.service.ts'

export function createSecurityRoutes(security: Security, { rateLimits }: { rateLimits: RateLimits }): Http {
  const http = createHttp()
  // A file reads everything there is.
  const files = rateLimits('security-file', { limit: 30, windowSeconds: 3600 })

  serveCall(http, 'GET /api/staff/security', requireStaff, ({ who, query }) => security.page(who.actor, query))
  serveCall(http, 'GET /api/staff/security.csv', requireStaff, async ({ c, who: { actor, signedIn }, query }) => {
    await files.take(signedIn.id)
    const file = security.file(actor, query)
    noteAction(c, 'exported')
    return streamCsv(c, file)
  })
  return http
}
