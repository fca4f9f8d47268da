import type { RateLimits } from '#server/plumbing/admission/limits/rate-limits.ts'
import { streamCsv } from '#server/plumbing/answers/streamed-text.ts'
import { noteAction } from '#server/plumbing/calls/asked-route.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireAtDesk } from '#server/plumbing/http.ts'
import type { Numbers } from './numbers.service.ts'

export function createNumbersRoutes(numbers: Numbers, { rateLimits }: { rateLimits: RateLimits }): Http {
  const http = createHttp()
  const files = rateLimits('numbers-file', { limit: 30, windowSeconds: 3600 })
  const requireReader = (c: HttpContext) => requireAtDesk(c, 'messages', 'board')
  serveCall(http, 'GET /api/desk/numbers', requireReader, ({ who, query }) => numbers.read(who, query))
  serveCall(http, 'GET /api/desk/numbers.csv', requireReader, async ({ c, who, query }) => {
    await files.take(who.signedIn.id)
    const file = await numbers.file(who, query.month)
    noteAction(c, 'exported')
    return streamCsv(c, file)
  })
  return http
}
