import type { TeamChange } from '#contract/team/team.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import {
  createHttp,
  type DeskContext,
  type Http,
  type HttpContext,
  requireAtDesk,
  requireRecentProof,
} from '#server/plumbing/http.ts'
import type { Team } from './team.service.ts'
import type { TeamContext } from './team-work.service.ts'
import type { Progress } from './training/progress.service.ts'

const everyDesk = ['operator', 'affiliate', 'alliance'] as const

export function createTeamRoutes(team: Team, { progress }: Progress): Http {
  const http = createHttp()

  serveCall(http, 'GET /api/desk/team', requireTeamContext, ({ who }) => team.team(who))
  serveCall(http, 'POST /api/desk/team/changes', requireTeamContext, async ({ c, who, body }) => {
    if (asksProof(body)) await requireRecentProof(c)
    return await team.change(who, body)
  })
  const requireMover = (c: HttpContext) => requireAtDesk(c, 'beds', 'team')
  serveCall(http, 'GET /api/desk/progress', requireMover, ({ who: { signedIn, organizationId } }) => {
    return progress({ organizationId, hasAccount: signedIn.emailVerified || Boolean(signedIn.firstName) })
  })
  return http
}

/** These changes ask for proof of identity again, because somebody may have left a screen open. */
function asksProof(change: TeamChange): boolean {
  return change.do === 'role' || change.do === 'remove' || (isInvite(change) && change.role === 'owner')
}

const isInvite = (change: TeamChange) => change.do === 'invite' || change.do === 'invite_several'

const requireTeamContext = async (c: HttpContext) => toTeamContext(await requireAtDesk(c, 'beds', 'team', everyDesk))

export function toTeamContext({ signedIn, person, organization, organizationId, actor }: DeskContext): TeamContext {
  const { email, sessionId } = signedIn
  return {
    actor,
    organizationId,
    person: { ...person, email, sessionId },
    organization: organization.name,
    kind: organization.kind,
    role: organization.role,
  }
}
