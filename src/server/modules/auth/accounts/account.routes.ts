import type { Auth } from '#server/modules/auth/auth.service.ts'
import {
  addPasskey,
  createNewPasskeyOptions,
  getPasskeys,
  removePasskey,
} from '#server/modules/auth/factors/passkeys.service.ts'
import { changePassword } from '#server/modules/auth/passwords/passwords.service.ts'
import { setCookies, toVisitor } from '#server/modules/auth/sign-in/sign-in-requests.routes.ts'
import { noteAction } from '#server/plumbing/calls/asked-route.ts'
import { done, serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, requireRecentProof, requireSignedIn } from '#server/plumbing/http.ts'
import { askForEmail, changeName, lookAtNewEmail, takeNewEmail } from './own-account.service.ts'

export function createAccountRoutes({ tools, sessions }: Auth): Http {
  const http = createHttp()

  serveCall(http, 'POST /api/auth/change-password', requireSignedIn, async ({ c, who, body }) => {
    setCookies(c, await changePassword(tools, toVisitor(c), who, body))
    return done
  })

  serveCall(http, 'POST /api/auth/name', requireSignedIn, async ({ who, body }) => {
    await changeName(tools, who, body)
    return done
  })

  serveCall(http, 'POST /api/auth/email', requireRecentProof, async ({ c, who, body }) => {
    await askForEmail(tools, toVisitor(c), who, body.email)
    return done
  })

  serveCall(http, 'GET /api/auth/new-email', ({ c, query }) => lookAtNewEmail(tools, toVisitor(c), query.token))

  serveCall(http, 'POST /api/auth/new-email', async ({ c, body }) => {
    await takeNewEmail(tools, toVisitor(c), body.token)
    return done
  })

  serveCall(http, 'GET /api/auth/sessions', requireSignedIn, ({ who }) => sessions.list(who))

  serveCall(http, 'DELETE /api/auth/sessions/:id', requireSignedIn, async ({ c, who, params }) => {
    await sessions.revoke(who, params.id)
    noteAction(c, 'sessions_ended')
    return done
  })

  serveCall(http, 'POST /api/auth/sessions/revoke-others', requireSignedIn, async ({ c, who }) => {
    await sessions.revokeOthers(who)
    noteAction(c, 'sessions_ended')
    return done
  })

  serveCall(http, 'GET /api/auth/organizations', requireSignedIn, ({ who }) => sessions.organizations(who))

  serveCall(http, 'POST /api/auth/organization', requireSignedIn, async ({ who, body }) => {
    await sessions.actFor(who, body.organizationId)
    return done
  })

  serveCall(http, 'GET /api/auth/passkeys', requireSignedIn, ({ who }) => getPasskeys(tools, who))

  serveCall(http, 'POST /api/auth/passkeys/options', requireRecentProof, async ({ c, who }) => {
    const { value, cookies } = await createNewPasskeyOptions(tools, toVisitor(c), who)
    setCookies(c, cookies)
    return value
  })

  serveCall(http, 'POST /api/auth/passkeys', requireRecentProof, async ({ c, who, body }) => {
    await addPasskey(tools, toVisitor(c), who, body)
    return done
  })

  serveCall(http, 'DELETE /api/auth/passkeys/:id', requireRecentProof, async ({ c, who, params }) => {
    await removePasskey(tools, toVisitor(c), who, params.id)
    return done
  })

  return http
}
