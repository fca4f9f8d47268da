import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import {
  createHttp,
  type Http,
  type HttpContext,
  requireRecentProof,
  requireStaff,
  toOrigin,
} from '#server/plumbing/http.ts'
import type { Affiliates } from './affiliates.service.ts'

export function createAffiliatesRoutes(affiliates: Affiliates): Http {
  const http = createHttp()
  const requireLeader = (c: HttpContext) => requireStaff(c, 'claims')

  serveCall(http, 'GET /api/staff/affiliates', requireStaff, async ({ who: { mayChange } }) => ({
    ...(await affiliates.list()),
    mayChange,
  }))
  serveCall(http, 'POST /api/staff/affiliates/changes', requireLeader, async ({ c, who: { person }, body }) => {
    // Who comes in by this can decide what the public reads.
    if (body.act === 'make' || body.act === 'invite' || body.act === 'key') await requireRecentProof(c)
    const by = { person, origin: toOrigin(c, 'affiliate'), address: c.get('clientAddress') }
    return { id: await affiliates.change(by, body) }
  })
  return http
}
