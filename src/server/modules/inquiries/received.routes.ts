import { inquiryAnsweredInput, receivedQuery } from '#contract/inquiry.ts'
import { AppError } from '#server/plumbing/errors.ts'
import {
  type AtDesk,
  actorOf,
  type Http,
  type HttpContext,
  newHttp,
  parse,
  readJson,
  requireAtDesk,
  requireSignedIn,
  type SignedIn,
} from '#server/plumbing/http.ts'
import { knownId } from '#server/plumbing/known-id.ts'
import { nameOf } from '#server/plumbing/person-name.ts'
import { serveCall } from '#server/plumbing/serve-call.ts'
import { mayReadInquiries } from './inquiries.policy.ts'
import type { Reader, Received } from './received.service.ts'

/** The inbox of the people of a house: what came, how much of it waits, and what is done about it. */
export function receivedRoutes(received: Received): Http {
  const http = newHttp()
  http.get('/api/inquiries', async (c) => {
    const signedIn = await requireSignedIn(c)
    if (!mayReadInquiries(signedIn)) throw new AppError('not_allowed', 'Only the people of a house can see this.')
    const organisationId = signedIn.organisation?.id ?? ''
    const reader = { actor: actorOf(signedIn), organisationId, person: personOf(signedIn) }
    return answer(c, await received.list(reader, parse(receivedQuery, c.req.query())))
  })
  http.get('/api/inquiries/count', async (c) => {
    return answer(c, await received.count(await requireAtDesk(c, 'messages', 'messages')))
  })
  http.post('/api/inquiries/:id/answered', async (c) => {
    const reader = readerOf(await requireAtDesk(c, 'messages', 'messages'))
    const { answered } = await readJson(c, inquiryAnsweredInput)
    await received.act(reader, known(c.req.param('id')), { act: answered ? 'answered' : 'reopen' })
    return answer(c, { answered })
  })
  const asReader = async (c: HttpContext) => readerOf(await requireAtDesk(c, 'messages', 'messages'))
  serveCall(http, 'POST /api/inquiries/:id/changes', asReader, async ({ who, params, body }) => {
    await received.act(who, params.id, body)
    return { done: true }
  })
  return http
}

function readerOf({ signedIn, organisationId, actor }: AtDesk): Reader {
  return { actor, organisationId, person: personOf(signedIn) }
}

function personOf(signedIn: SignedIn): Reader['person'] {
  return { id: signedIn.id, name: nameOf(signedIn) }
}

function known(id: string | undefined): string {
  return knownId(id, 'There is no such message.')
}

function answer(c: HttpContext, body: object): Response {
  c.header('Cache-Control', 'private, no-store')
  return c.json(body)
}
