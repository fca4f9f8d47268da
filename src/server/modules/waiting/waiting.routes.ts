import { formFields } from '#contract/form-fields.ts'
import { pingAnswer, waitingQuery } from '#contract/waiting.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, type HttpContext, newHttp, parse, readJson, requireAtDesk } from '#server/plumbing/http.ts'
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
  http.post('/api/waiting/changes', async (c) => {
    const keeper = await requireAtDesk(c, 'messages', 'messages')
    return answer(c, await waiting.act(keeper, await readJson(c, formFields)))
  })

  http.get('/api/waiting/pings/:secret', async (c) => {
    const found = await pings.follow(c.req.param('secret'))
    if (!found) throw new AppError('not_found', 'There is nothing at this link any more.')
    return answer(c, found)
  })
  http.post('/api/waiting/pings/:secret', async (c) => {
    const { act } = await readJson(c, pingAnswer)
    await pings.answer(c.req.param('secret'), act, c.var.clientAddress)
    return answer(c, { done: act })
  })
  return http
}

function answer(c: HttpContext, body: object): Response {
  c.header('Cache-Control', 'private, no-store')
  return c.json(body)
}
