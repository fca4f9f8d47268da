import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireAtDesk } from '#server/plumbing/http.ts'
import type { Pings } from './pings.service.ts'
import type { WaitingService } from './waiting.service.ts'

export function createWaitingRoutes(waiting: WaitingService, pings: Pings): Http {
  const http = createHttp()
  const requireKeeper = (c: HttpContext) => requireAtDesk(c, 'messages', 'messages')
  serveCall(http, 'GET /api/waiting', requireKeeper, ({ who, query }) => waiting.lists(who, query.house || null))
  serveCall(http, 'POST /api/waiting/changes', requireKeeper, ({ who, body }) => waiting.act(who, body))

  serveCall(http, 'GET /api/waiting/pings/:secret', async ({ params }) => {
    const found = await pings.follow(params.secret)
    if (!found) throw new AppError('not_found', 'There is nothing at this link any more.')
    return found
  })
  serveCall(http, 'POST /api/waiting/pings/:secret', async ({ c, params, body }) => {
    await pings.answer(params.secret, body.act, c.get('clientAddress'))
    return { done: true }
  })
  return http
}
