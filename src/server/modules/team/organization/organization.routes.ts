import { toTeamContext } from '#server/modules/team/team.routes.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireAtDesk } from '#server/plumbing/http.ts'
import type { Organization } from './organization.service.ts'

export function createOrganizationRoutes(organization: Organization): Http {
  const http = createHttp()
  serveCall(http, 'GET /api/desk/organization', requireOwnerContext, ({ who }) => organization.read(who))
  serveCall(http, 'POST /api/desk/organization', requireOwnerContext, async ({ who, body }) => {
    await organization.change(who, body)
    return { done: true } as const
  })
  return http
}

const requireOwnerContext = async (c: HttpContext) => toTeamContext(await requireAtDesk(c, 'team', 'team'))
