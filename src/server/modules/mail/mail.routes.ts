import { mailQuery } from '#contract/mail.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { actorOf, type Http, type HttpContext, newHttp, parse, requireSignedIn } from '#server/plumbing/http.ts'
import { knownId } from '#server/plumbing/known-id.ts'
import type { Actor } from '#server/plumbing/transactions.ts'
import { mayHandleMail } from './mail.policy.ts'
import type { MailService } from './mail.service.ts'

/** The outbox as the alliance's people see it: `/api/staff/mail`. 401 signed out, 403 for everybody else. */
export function mailRoutes(mail: MailService): Http {
  const http = newHttp()

  http.get('/api/staff/mail', async (c) => {
    const actor = await staff(c)
    return answer(c, await mail.list(actor, parse(mailQuery, c.req.query())))
  })
  http.get('/api/staff/mail/:id', async (c) => {
    const actor = await staff(c)
    return answer(c, await mail.read(actor, idOf(c)))
  })
  http.post('/api/staff/mail/:id/retry', async (c) => {
    const actor = await staff(c)
    return answer(c, await mail.retry(actor, idOf(c)))
  })
  return http
}

async function staff(c: HttpContext): Promise<Actor> {
  const signedIn = await requireSignedIn(c)
  if (!mayHandleMail(signedIn)) throw new AppError('not_allowed', 'Only the staff of the alliance can see this.')
  return actorOf(signedIn)
}

function idOf(c: HttpContext): string {
  return knownId(c.req.param('id'), 'There is no such email.')
}

function answer(c: HttpContext, body: object): Response {
  c.header('Cache-Control', 'private, no-store')
  return c.json(body)
}
