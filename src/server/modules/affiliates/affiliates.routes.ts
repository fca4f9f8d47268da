import type { SignedInUser } from '#contract/account/auth.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import {
  createHttp,
  type Http,
  type HttpContext,
  requireRecentProof,
  requireSignedIn,
  type SignedIn,
  toOrigin,
} from '#server/plumbing/http.ts'
import { formatName } from '#server/plumbing/visitors/person-name.ts'
import { mayLeadAffiliates, maySeeAffiliates } from './affiliates.policy.ts'
import type { Affiliates, AffiliatesContext } from './affiliates.service.ts'

export function createAffiliatesRoutes(affiliates: Affiliates): Http {
  const http = createHttp()

  const requireReader = (c: HttpContext) => requireStaff(c, maySeeAffiliates)
  serveCall(http, 'GET /api/staff/affiliates', requireReader, async ({ who }) => {
    return { ...(await affiliates.list()), mayChange: mayLeadAffiliates(who) }
  })
  const asLeader = (c: HttpContext) => requireStaff(c, mayLeadAffiliates)
  serveCall(http, 'POST /api/staff/affiliates/changes', asLeader, async ({ c, who, body }) => {
    // Who comes in by this can decide what the public reads.
    if (body.act === 'make' || body.act === 'invite' || body.act === 'key') await requireRecentProof(c)
    return { id: await affiliates.change(toAffiliatesContext(c, who), body) }
  })
  return http
}

async function requireStaff(c: HttpContext, may: (user: SignedInUser) => boolean): Promise<SignedIn> {
  const signedIn = await requireSignedIn(c)
  if (!may(signedIn)) throw new AppError('not_allowed', 'This is for those who lead the staff of the alliance.')
  return signedIn
}

function toAffiliatesContext(c: HttpContext, staff: SignedIn): AffiliatesContext {
  return {
    person: { id: staff.id, name: formatName(staff) },
    origin: toOrigin(c, 'affiliate'),
    address: c.get('clientAddress'),
  }
}
