import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireAtDesk } from '#server/plumbing/http.ts'
import type { Corrections, Officer } from './corrections.service.ts'

export function createCorrectionsRoutes(corrections: Corrections): Http {
  const http = createHttp()
  serveCall(http, 'GET /api/affiliate/corrections', requireOfficer, ({ who, query }) => corrections.list(who, query))
  serveCall(http, 'POST /api/affiliate/corrections', requireOfficer, async ({ who, body }) => {
    await corrections.settle(who, body)
    return { done: true }
  })
  return http
}

async function requireOfficer(c: HttpContext): Promise<Officer> {
  const { actor, person, organization } = await requireAtDesk(c, 'claims', 'affiliate', ['affiliate'])
  return { actor, affiliate: organization.name, person }
}
