import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireAtDesk, requireRecentProof } from '#server/plumbing/http.ts'
import { mayEditTexts } from './texts.policy.ts'
import type { SiteTexts } from './texts.service.ts'

const kinds = ['alliance'] as const

export function createTextsRoutes(texts: SiteTexts): Http {
  const http = createHttp()
  const asReader = (c: HttpContext) => requireAtDesk(c, 'beds', 'moderation', kinds)
  const asEditor = (c: HttpContext) => requireAtDesk(c, 'claims', 'moderation', kinds)

  serveCall(http, 'GET /api/staff/texts', asReader, async ({ who: { actor, signedIn } }) => ({
    texts: await texts.list(actor),
    mayChange: mayEditTexts(signedIn),
  }))
  serveCall(http, 'GET /api/staff/texts/:kind/:item', asReader, async ({ who: { actor, signedIn }, params }) => ({
    versions: await texts.listVersions(actor, params),
    mayChange: mayEditTexts(signedIn),
  }))
  serveCall(http, 'POST /api/staff/texts/changes', asEditor, async ({ c, who, body }) => {
    await requireRecentProof(c)
    return { item: await texts.change(who, body) }
  })
  return http
}
