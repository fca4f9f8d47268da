import type { RateLimits } from '#server/plumbing/admission/limits/rate-limits.ts'
import { streamCsv } from '#server/plumbing/answers/streamed-text.ts'
import { noteAction } from '#server/plumbing/calls/asked-route.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type DeskContext, type Http, type HttpContext, requireAtDesk } from '#server/plumbing/http.ts'
import type { ListingChecks } from './listing-checks.service.ts'
import type { StateDesk } from './state-desk.service.ts'
import type { StateResidences } from './state-residences.service.ts'

type Desk = { desk: StateDesk; residences: StateResidences; checks: ListingChecks }

export function createStateDeskRoutes(
  { desk, residences, checks }: Desk,
  { rateLimits }: { rateLimits: RateLimits },
): Http {
  const http = createHttp()
  const files = rateLimits('state-homes-file', { limit: 60, windowSeconds: 3600 })

  const requireOfficer = (c: HttpContext) => requireAtDesk(c, 'claims', 'affiliate', ['affiliate'])
  serveCall(http, 'GET /api/affiliate/desk', requireOfficer, ({ who }) => desk.read(who.actor, getOwnOrganization(who)))
  const requireReader = async (c: HttpContext) =>
    toReader(await requireAtDesk(c, 'claims', 'affiliate', ['affiliate', 'alliance']))
  serveCall(http, 'GET /api/affiliate/homes', requireReader, ({ who, query }) => residences.list(who, query))
  serveCall(http, 'GET /api/affiliate/homes.csv', requireReader, async ({ c, who, query }) => {
    await files.take(who.personId)
    const file = await residences.file(who, query)
    noteAction(c, 'exported')
    return streamCsv(c, file)
  })
  serveCall(http, 'GET /api/affiliate/homes/:id/checks', requireReader, ({ who, params, query }) =>
    checks.read(who, query.state, params.id),
  )
  serveCall(http, 'POST /api/affiliate/homes/checks', requireOfficer, async ({ who, body }) => {
    await checks.change(toCaller(who), body)
    return { done: true }
  })
  return http
}

const getOwnOrganization = ({ signedIn: { organization }, organizationId }: DeskContext) => ({
  id: organizationId,
  name: organization?.name ?? '',
})

function toReader({ actor, organization, person }: DeskContext) {
  return { actor, affiliateId: organization.kind === 'affiliate' ? organization.id : null, personId: person.id }
}

function toCaller({ actor, organizationId, person }: DeskContext) {
  return { actor, affiliateId: organizationId, person }
}
