import { toOwnPath } from '#server/modules/auth/auth.policy.ts'
import type { Auth } from '#server/modules/auth/auth.service.ts'
import { setCookies, toVisitor } from '#server/modules/auth/sign-in/sign-in-requests.routes.ts'
import { done, serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, requireRecentProof, requireSignedIn } from '#server/plumbing/http.ts'
import { findChallengedPerson, signInWithCode } from './code-sign-in.service.ts'
import { prove, proveByPasskey } from './proof.service.ts'
import { beginApp, endApp, finishApp, readState, renewRecoveryCodes, stopApp } from './two-factor.service.ts'

export function createFactorsRoutes(auth: Auth): Http {
  const http = createHttp()
  const { tools } = auth

  serveCall(http, 'GET /api/auth/second-factor', requireSignedIn, ({ who }) => readState(tools, who))

  serveCall(http, 'GET /api/auth/sign-in/code', async ({ c }) => {
    return { isAsked: (await findChallengedPerson(tools, toVisitor(c))) !== null }
  })

  serveCall(http, 'POST /api/auth/sign-in/code', async ({ c, body }) => {
    const { value: user, cookies } = await signInWithCode(tools, toVisitor(c), body.code)
    setCookies(c, cookies)
    return { user, returnTo: toOwnPath(body.returnTo) }
  })

  serveCall(http, 'POST /api/auth/confirm', requireSignedIn, async ({ c, who, body }) => {
    await prove(tools, toVisitor(c), who, body)
    return done
  })

  serveCall(http, 'POST /api/auth/confirm/passkey', requireSignedIn, async ({ c, who, body }) => {
    setCookies(c, await proveByPasskey(tools, toVisitor(c), who, body.response))
    return done
  })

  addAppRoutes(http, auth)
  return http
}

function addAppRoutes(http: Http, { tools }: Auth): void {
  serveCall(http, 'POST /api/auth/second-factor/begin', requireRecentProof, async ({ who }) => {
    await beginApp(tools, who)
    return done
  })
  serveCall(http, 'POST /api/auth/second-factor/finish', requireRecentProof, async ({ c, who, body }) => {
    const { recoveryCodes, cookies } = await finishApp(tools, toVisitor(c), who, body.code)
    setCookies(c, cookies)
    return { recoveryCodes }
  })
  serveCall(http, 'POST /api/auth/second-factor/recovery-codes', requireRecentProof, async ({ c, who }) => {
    return { recoveryCodes: await renewRecoveryCodes(tools, toVisitor(c), who) }
  })
  serveCall(http, 'POST /api/auth/second-factor/stop', requireRecentProof, async ({ who }) => {
    await stopApp(tools, who)
    return done
  })
  serveCall(http, 'POST /api/auth/second-factor/end', requireRecentProof, async ({ c, who }) => {
    await endApp(tools, toVisitor(c), who)
    return done
  })
}
