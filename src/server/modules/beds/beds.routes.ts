import { bedChangesInput, holdEndInput, holdInput, holdUntilInput } from '#contract/board.ts'
import type { Beds } from '#server/modules/beds/beds.service.ts'
import { requireHoldId } from '#server/modules/beds/hold-id.ts'
import type { Holds } from '#server/modules/beds/holds.service.ts'
import { type Http, type HttpContext, newHttp, readJson, requireAtDesk } from '#server/plumbing/http.ts'

/** What the desk of an operator changes on its night board: the numbers its houses say, and the holds. */
export function bedsRoutes({ beds, holds }: { beds: Beds; holds: Holds }): Http {
  const http = newHttp()
  const atBoard = (c: HttpContext) => requireAtDesk(c, 'beds', 'board')

  http.post('/api/beds/changes', async (c) => {
    const who = await atBoard(c)
    const { changes, sentAt } = await readJson(c, bedChangesInput)
    return answer(c, { results: await beds.change(who, changes, sentAt) })
  })
  http.post('/api/beds/holds', async (c) => {
    const who = await atBoard(c)
    return answer(c, { group: await holds.place(who, await readJson(c, holdInput)) })
  })
  http.post('/api/beds/holds/:id/end', async (c) => {
    const who = await atBoard(c)
    const { reason } = await readJson(c, holdEndInput)
    return answer(c, { group: await holds.end(who, requireHoldId(c.req.param('id')), reason) })
  })
  http.post('/api/beds/holds/:id/until', async (c) => {
    const who = await atBoard(c)
    const { hours } = await readJson(c, holdUntilInput)
    return answer(c, { group: await holds.extend(who, requireHoldId(c.req.param('id')), hours) })
  })
  return http
}

function answer(c: HttpContext, body: object): Response {
  c.header('Cache-Control', 'private, no-store')
  return c.json(body)
}
