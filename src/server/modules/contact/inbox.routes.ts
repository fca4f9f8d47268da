import { answeredInput, assignInput, inboxQuery } from '#contract/inbox.ts'
import { AppError } from '#server/plumbing/errors.ts'
import {
  actorOf,
  type Http,
  type HttpContext,
  newHttp,
  parse,
  readJson,
  requireSignedIn,
} from '#server/plumbing/http.ts'
import { knownId } from '#server/plumbing/known-id.ts'
import { nameOf } from '#server/plumbing/person-name.ts'
import { mayAnswerMessages } from './inbox.policy.ts'
import type { Inbox, Staff } from './inbox.service.ts'

/** The staff inbox: `/api/staff/inbox`. 401 signed out, 403 for everybody who is not of the alliance. */
export function inboxRoutes(inbox: Inbox): Http {
  const http = newHttp()

  http.get('/api/staff/inbox', async (c) => {
    const staff = await requireStaff(c)
    return answer(c, await inbox.list(staff, parse(inboxQuery, c.req.query())))
  })
  http.get('/api/staff/inbox/:id', async (c) => {
    const staff = await requireStaff(c)
    return answer(c, await inbox.read(staff, idOf(c)))
  })
  http.post('/api/staff/inbox/:id/assign', async (c) => {
    const staff = await requireStaff(c)
    const { to } = await readJson(c, assignInput)
    return answer(c, await inbox.assign(staff, idOf(c), to))
  })
  http.post('/api/staff/inbox/:id/answered', async (c) => {
    const staff = await requireStaff(c)
    const { answered } = await readJson(c, answeredInput)
    return answer(c, await inbox.setAnswered(staff, idOf(c), answered))
  })
  return http
}

async function requireStaff(c: HttpContext): Promise<Staff> {
  const signedIn = await requireSignedIn(c)
  if (!mayAnswerMessages(signedIn)) throw new AppError('not_allowed', 'Only the staff of the alliance can see this.')
  return { actor: actorOf(signedIn), person: { id: signedIn.id, name: nameOf(signedIn) } }
}

function idOf(c: HttpContext): string {
  return knownId(c.req.param('id'), 'There is no such message.')
}

function answer(c: HttpContext, body: object): Response {
  c.header('Cache-Control', 'private, no-store')
  return c.json(body)
}
