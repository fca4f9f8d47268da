import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, requireStaff } from '#server/plumbing/http.ts'
import type { MailService } from './mail.service.ts'

export function createMailRoutes(mail: MailService): Http {
  const http = createHttp()

  serveCall(http, 'GET /api/staff/mail', requireStaff, ({ who, query }) => mail.list(who.actor, query))
  serveCall(http, 'GET /api/staff/mail/:id', requireStaff, ({ who, params }) => mail.read(who.actor, params.id))
  serveCall(http, 'POST /api/staff/mail/:id/retry', requireStaff, ({ who, params }) => mail.retry(who.actor, params.id))
  return http
}
