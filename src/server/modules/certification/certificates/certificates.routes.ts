import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import {
  createHttp,
  type Http,
  type HttpContext,
  requireRecentProof,
  requireSignedIn,
  toActor,
  toOrigin,
} from '#server/plumbing/http.ts'
import { formatName } from '#server/plumbing/visitors/person-name.ts'
import { mayCertify } from './certificates.policy.ts'
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
  const signedIn = await requireSignedIn(c)
  if (!mayCertify(signedIn)) {
    throw new AppError('not_allowed', 'Certificates are set by state affiliates and the staff of the alliance.')
  }
  const affiliateId = signedIn.organization?.kind === 'affiliate' ? signedIn.organization.id : null
  return {
    actor: toActor(signedIn, toOrigin(c, 'certificate')),
    person: { id: signedIn.id, name: formatName(signedIn) },
    affiliateId,
  }
}
