import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import {
  createHttp,
  type DeskContext,
  type Http,
  type HttpContext,
  requireAtDesk,
  requireSignedIn,
  toActor,
} from '#server/plumbing/http.ts'
import { formatName } from '#server/plumbing/visitors/person-name.ts'
import { mayReadInquiries } from './inquiries.policy.ts'
import type { Reader, ReceivedService } from './received.service.ts'

export function createReceivedRoutes(received: ReceivedService): Http {
  const http = createHttp()
  const requireReader = async (c: HttpContext) => toReader(await requireAtMessages(c))
  serveCall(http, 'GET /api/inquiries', requireAnyReader, ({ who, query }) => received.list(who, query))
  serveCall(http, 'GET /api/inquiries/count', requireAtMessages, ({ who }) => received.count(who))
  serveCall(http, 'GET /api/inquiries/houses', requireAtMessages, ({ who }) => received.asking(who))
  serveCall(http, 'POST /api/inquiries/:id/answered', requireReader, async ({ who, params, body: { answered } }) => {
    await received.act(who, params.id, { act: answered ? 'answered' : 'reopen' })
    return { answered }
  })
  serveCall(http, 'POST /api/inquiries/:id/changes', requireReader, async ({ who, params, body }) => {
    await received.act(who, params.id, body)
    return { done: true }
  })
  return http
}

const requireAtMessages = (c: HttpContext) => requireAtDesk(c, 'messages', 'messages')

async function requireAnyReader(c: HttpContext): Promise<Reader> {
  const signedIn = await requireSignedIn(c)
  if (!mayReadInquiries(signedIn)) throw new AppError('not_allowed', 'Only the people of a house can see this.')
  const person = { id: signedIn.id, name: formatName(signedIn) }
  return { actor: toActor(signedIn), organizationId: signedIn.organization?.id ?? '', person }
}

const toReader = ({ person, organizationId, actor }: DeskContext): Reader => ({ actor, organizationId, person })
