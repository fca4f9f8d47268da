import { noteAction } from '#server/plumbing/calls/asked-route.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireSignedIn, toActor } from '#server/plumbing/http.ts'
import type { Actor } from '#server/plumbing/transactions.ts'
import { mayReadHealth } from './health.policy.ts'
import type { Health } from './health.service.ts'

export function createHealthRoutes(health: Health): Http {
  const http = createHttp()

  serveCall(http, 'GET /api/staff/health', requireStaff, ({ who }) => health.read(who))
  serveCall(http, 'POST /api/staff/health/changes', requireStaff, async ({ c, who, body }) => {
    const tried = await health.change(who, body)
    if (tried > 0) noteAction(c, 'bulk_act', tried)
    return { tried }
  })
  return http
}

async function requireStaff(c: HttpContext): Promise<Actor> {
  const signedIn = await requireSignedIn(c)
  if (!mayReadHealth(signedIn)) throw new AppError('not_allowed', 'Only the staff of the alliance can see this.')
  return toActor(signedIn)
}
