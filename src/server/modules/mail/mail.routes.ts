import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireSignedIn, toActor } from '#server/plumbing/http.ts'
import type { Actor } from '#server/plumbing/transactions.ts'
import { mayHandleMail } from './mail.policy.ts'
import type { MailService } from './mail.service.ts'

export function createMailRoutes(mail: MailService): Http {
  const http = createHttp()

  serveCall(http, 'GET /api/staff/mail', requireStaff, ({ who, query }) => mail.list(who, query))
  serveCall(http, 'GET /api/staff/mail/:id', requireStaff, ({ who, params }) => mail.read(who, params.id))
  serveCall(http, 'POST /api/staff/mail/:id/retry', requireStaff, ({ who, params }) => mail.retry(who, params.id))
  return http
}

async function requireStaff(c: HttpContext): Promise<Actor> {
  const signedIn = await requireSignedIn(c)
  if (!mayHandleMail(signedIn)) throw new AppError('not_allowed', 'Only the staff of the alliance can see this.')
  return toActor(signedIn)
}
