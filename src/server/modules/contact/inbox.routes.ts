import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, requireStaff } from '#server/plumbing/http.ts'
import type { Inbox } from './inbox.service.ts'

export function createInboxRoutes(inbox: Inbox): Http {
  const http = createHttp()

  serveCall(http, 'GET /api/staff/inbox', requireStaff, ({ who, query }) => inbox.list(who, query))
  serveCall(http, 'GET /api/staff/inbox/:id', requireStaff, ({ who, params }) => inbox.read(who, params.id))
  serveCall(http, 'POST /api/staff/inbox/:id/assign', requireStaff, ({ who, params, body }) =>
    inbox.assign(who, params.id, body.to),
  )
  serveCall(http, 'POST /api/staff/inbox/:id/answered', requireStaff, ({ who, params, body }) =>
    inbox.setAnswered(who, params.id, body.answered),
  )
  return http
}
