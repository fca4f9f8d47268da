import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireAtDesk } from '#server/plumbing/http.ts'
import type { StatePage } from './state-page.service.ts'

export function createStatePageRoutes(page: StatePage): Http {
  const http = createHttp()
  const requireAffiliate = (c: HttpContext) => requireAtDesk(c, 'claims', 'state_page', ['affiliate'])
  serveCall(http, 'GET /api/affiliate/pages/:state', async ({ params }) => ({ page: await page.shown(params.state) }))
  serveCall(http, 'GET /api/affiliate/page', requireAffiliate, ({ who }) => page.desk(who))
  serveCall(http, 'POST /api/affiliate/page/changes', requireAffiliate, async ({ who, body }) => {
    await page.change(who, body)
    return { done: true } as const
  })
  return http
}
