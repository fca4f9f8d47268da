import { done, serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireRecentProof, requireStaff } from '#server/plumbing/http.ts'
import type { Notices } from './notices.service.ts'

export function createNoticesRoutes(notices: Notices): Http {
  const http = createHttp()
  const requirePublisher = (c: HttpContext) => requireStaff(c, 'claims')

  serveCall(http, 'GET /api/staff/notices', requireStaff, async ({ who: { actor, mayChange } }) => ({
    notices: await notices.list(actor),
    mayChange,
  }))
  serveCall(http, 'POST /api/staff/notices/preview', requirePublisher, ({ body }) => notices.preview(body))
  serveCall(http, 'POST /api/staff/notices/changes', requirePublisher, async ({ c, who, body }) => {
    await requireRecentProof(c)
    await notices.change(who, body)
    return done
  })
  return http
}
