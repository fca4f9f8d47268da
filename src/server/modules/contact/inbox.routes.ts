import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireSignedIn, toActor } from '#server/plumbing/http.ts'
import { formatName } from '#server/plumbing/visitors/person-name.ts'
import { mayAnswerMessages } from './inbox.policy.ts'
import type { Inbox, Staff } from './inbox.service.ts'

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

async function requireStaff(c: HttpContext): Promise<Staff> {
  const signedIn = await requireSignedIn(c)
  if (!mayAnswerMessages(signedIn)) throw new AppError('not_allowed', 'Only the staff of the alliance can see this.')
  return { actor: toActor(signedIn), person: { id: signedIn.id, name: formatName(signedIn) } }
}
