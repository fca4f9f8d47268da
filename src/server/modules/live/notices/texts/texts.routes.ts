import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireRecentProof, requireStaff } from '#server/plumbing/http.ts'
import type { SiteTexts } from './texts.service.ts'

export function createTextsRoutes(texts: SiteTexts): Http {
  const http = createHttp()
  const requireEditor = (c: HttpContext) => requireStaff(c, 'claims')

  serveCall(http, 'GET /api/staff/texts', requireStaff, async ({ who: { actor, mayChange } }) => ({
    texts: await texts.list(actor),
    mayChange,
  }))
  serveCall(http, 'GET /api/staff/texts/:kind/:item', requireStaff, async ({ who: { actor, mayChange }, params }) => ({
    versions: await texts.listVersions(actor, params),
    mayChange,
  }))
  serveCall(http, 'POST /api/staff/texts/changes', requireEditor, async ({ c, who, body }) => {
    await requireRecentProof(c)
    return { item: await texts.change(who, body) }
  })
  return http
}
