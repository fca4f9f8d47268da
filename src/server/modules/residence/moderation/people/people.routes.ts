import { requireModerator } from '#server/modules/residence/moderation/moderation.routes.ts'
import { noteAction } from '#server/plumbing/calls/asked-route.ts'
import { done, serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireRecentProof } from '#server/plumbing/http.ts'
import type { Locks } from './locks.service.ts'
import type { People } from './people.service.ts'
import type { Resets } from './resets.service.ts'

export function createPeopleRoutes({ people, locks, resets }: { people: People; locks: Locks; resets: Resets }): Http {
  const http = createHttp()
  const requireClaimsModerator = (c: HttpContext) => requireModerator(c, 'claims')

  serveCall(http, 'GET /api/staff/people', requireModerator, ({ who, query }) => people.find(who, query.q))
  serveCall(http, 'GET /api/staff/people/:id', requireModerator, ({ who, params }) => people.readPerson(who, params.id))
  serveCall(http, 'POST /api/staff/people/:id/changes', requireClaimsModerator, async ({ c, who, params, body }) => {
    await requireRecentProof(c)
    noteAction(c, body.act === 'end_sessions' ? 'sessions_ended' : 'account_moderated', undefined, {
      act: body.act,
      page: `/staff/people/${params.id}`,
    })
    if (body.act === 'ask_reset' || body.act === 'allow_reset' || body.act === 'refuse_reset') {
      await resets.change(who, params.id, body)
    } else {
      await locks.changePerson(who, params.id, body)
    }
    return done
  })
  serveCall(http, 'GET /api/staff/organizations/:id', requireModerator, ({ who, params }) =>
    people.readOrganization(who, params.id),
  )
  serveCall(
    http,
    'POST /api/staff/organizations/:id/changes',
    requireClaimsModerator,
    async ({ c, who, params, body }) => {
      if (body.act !== 'resend') {
        await requireRecentProof(c)
        noteAction(c, 'account_moderated', undefined, { act: body.act, page: `/staff/organizations/${params.id}` })
      }
      await locks.changeOrganization(who, params.id, body)
      return done
    },
  )
  serveCall(http, 'POST /api/staff/confirmations', requireClaimsModerator, async ({ body }) => {
    await locks.resendConfirmation(body.email)
    return done
  })
  return http
}
