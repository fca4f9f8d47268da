import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireAtDesk, requireRecentProof } from '#server/plumbing/http.ts'
import type { Certificates, Certifier } from './certificates.service.ts'

export function createCertificatesRoutes(certificates: Certificates): Http {
  const http = createHttp()

  serveCall(http, 'GET /api/affiliate/homes/:id', requireCertifier, ({ who, params, query }) =>
    certificates.residence(who, query.state, params.id),
  )
  const mayChange = async (c: HttpContext) => {
    const by = await requireCertifier(c)
    // The public goes by it.
    await requireRecentProof(c)
    return by
  }
  serveCall(http, 'POST /api/affiliate/homes/changes', mayChange, async ({ who, query, body }) => {
    await certificates.change(who, query.state, body)
    return { done: true }
  })
  return http
}

async function requireCertifier(c: HttpContext): Promise<Certifier> {
  const { actor, person, organization } = await requireAtDesk(c, 'claims', 'certificate', ['affiliate', 'alliance'])
  return { actor, person, affiliateId: organization.kind === 'affiliate' ? organization.id : null }
}
