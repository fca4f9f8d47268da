import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireAtDesk } from '#server/plumbing/http.ts'
import type { Mailings } from './mailings.service.ts'

export function createMailingsRoutes(mailings: Mailings): Http {
  const http = createHttp()
  const requireOfficer = async (c: HttpContext) => {
    const { actor, organizationId, signedIn } = await requireAtDesk(c, 'claims', 'affiliate', ['affiliate'])
    return { actor, organizationId, personId: signedIn.id }
  }
  serveCall(http, 'GET /api/affiliate/mails', requireOfficer, ({ who, query }) => mailings.read(who, query))
  serveCall(http, 'POST /api/affiliate/mails/changes', requireOfficer, async ({ who, body }) => {
    await mailings.change(who, body)
    return { done: true } as const
  })
  return http
}
