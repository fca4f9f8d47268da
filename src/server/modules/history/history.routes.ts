import type { RateLimits } from '#server/plumbing/admission/limits/rate-limits.ts'
import { streamCsv } from '#server/plumbing/answers/streamed-text.ts'
import { noteAction } from '#server/plumbing/calls/asked-route.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type DeskContext, type Http, type HttpContext, requireAtDesk } from '#server/plumbing/http.ts'
import type { History, HistoryReader } from './history.service.ts'

const everyDesk = ['operator', 'affiliate', 'alliance'] as const

export function createHistoryRoutes(history: History, { rateLimits }: { rateLimits: RateLimits }): Http {
  const http = createHttp()
  // A file reads everything there is.
  const files = rateLimits('history-file', { limit: 30, windowSeconds: 3600 })

  async function requireReader(c: HttpContext): Promise<HistoryReader & Pick<DeskContext, 'signedIn'>> {
    const { signedIn, organization, actor } = await requireAtDesk(c, 'history', 'team', everyDesk)
    return { signedIn, organizationId: organization.id, actor, isOfAll: organization.kind === 'alliance' }
  }
  serveCall(http, 'GET /api/desk/history', requireReader, ({ who, query }) => history.page(who, query))
  serveCall(http, 'GET /api/desk/history.csv', requireReader, async ({ c, who, query }) => {
    await files.take(who.signedIn.id)
    const file = await history.file(who, query)
    noteAction(c, 'exported')
    return streamCsv(c, file)
  })
  return http
}
