import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireAtDesk } from '#server/plumbing/http.ts'
import type { Beds } from './beds.service.ts'
import type { HoldsService } from './holds.service.ts'
import type { Openings } from './openings/openings.service.ts'

export function createBedsRoutes({
  beds,
  holds,
  openings,
}: {
  beds: Beds
  holds: HoldsService
  openings: Openings
}): Http {
  const http = createHttp()
  const requireAtBoard = (c: HttpContext) => requireAtDesk(c, 'beds', 'board')

  serveCall(http, 'POST /api/beds/changes', requireAtBoard, async ({ who, body: { changes, sentAt } }) => {
    return { results: await beds.change(who, changes, sentAt) }
  })
  serveCall(http, 'POST /api/beds/holds', requireAtBoard, async ({ who, body }) => ({
    group: await holds.place(who, body),
  }))
  serveCall(http, 'POST /api/beds/holds/:id/end', requireAtBoard, async ({ who, params, body }) => {
    return { group: await holds.end(who, params.id, body.reason) }
  })
  serveCall(http, 'POST /api/beds/holds/:id/undo', requireAtBoard, async ({ who, params }) => {
    return { group: await holds.takeBack(who, params.id) }
  })
  serveCall(http, 'POST /api/beds/holds/:id/until', requireAtBoard, async ({ who, params, body }) => {
    return { group: await holds.extend(who, params.id, body.hours) }
  })
  serveCall(http, 'POST /api/beds/openings', requireAtBoard, async ({ who, body }) => ({
    group: await openings.say(who, body),
  }))
  return http
}
