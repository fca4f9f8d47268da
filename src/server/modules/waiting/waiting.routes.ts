import { waitingQuery } from '#contract/waiting.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, type HttpContext, newHttp, parse, requireAtDesk } from '#server/plumbing/http.ts'
import { serveCall } from '#server/plumbing/serve-call.ts'
import type { Pings } from './pings.service.ts'
import type { WaitingService } from './waiting.service.ts'

/**
 * The waiting lists, for the people of the houses; and the links of "Do you still want a place?", which need no account.
 */
export function waitingRoutes(waiting: WaitingService, pings: Pings): Http {
  const http = newHttp()
  http.get('/api/waiting', async (c) => {
    const keeper = await requireAtDesk(c, 'messages', 'messages')
    const { house = '' } = parse(waitingQuery, c.req.query())
    return answer(c, await waiting.lists(keeper, house === '' ? null : house))
  })
  const asKeeper = (c: HttpContext) => requireAtDesk(c, 'messages', 'messages')
  serveCall(http, 'POST /api/waiting/changes', asKeeper, ({ who, body }) => waiting.act(who, body))

  http.get('/api/waiting/pings/:secret', async (c) => {
    const found = await pings.follow(c.req.param('secret'))
    if (!found) throw new AppError('not_found', 'There is nothing at this link any more.')
    return answer(c, found)
  })
  serveCall(http, 'POST /api/waiting/pings/:secret', async ({ c, params, body }) => {
    await pings.answer(params.secret, body.act, c.get('clientAddress'))
    return { done: true }
  })
  return http
}

function answer(c: HttpContext, body: object): Response {
  c.header('Cache-Control', 'private, no-store')
  return c.json(body)
}
