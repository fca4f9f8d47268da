import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireStaff } from '#server/plumbing/http.ts'
import { formatName } from '#server/plumbing/visitors/person-name.ts'
import type { Inbox, Staff } from './inbox.service.ts'

export function createInboxRoutes(inbox: Inbox): Http {
  const http = createHttp()

  serveCall(http, 'GET /api/staff/inbox', readStaff, ({ who, query }) => inbox.list(who, query))
  serveCall(http, 'GET /api/staff/inbox/:id', readStaff, ({ who, params }) => inbox.read(who, params.id))
  serveCall(http, 'POST /api/staff/inbox/:id/assign', readStaff, ({ who, params, body }) =>
    inbox.assign(who, params.id, body.to),
  )
  serveCall(http, 'POST /api/staff/inbox/:id/answered', readStaff, ({ who, params, body }) =>
    inbox.setAnswered(who, params.id, body.answered),
  )
  return http
}

async function readStaff(c: HttpContext): Promise<Staff> {
  const { actor, signedIn } = await requireStaff(c)
  return { actor, person: { id: signedIn.id, name: formatName(signedIn) } }
}
