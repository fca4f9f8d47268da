import { noteAction } from '#server/plumbing/calls/asked-route.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, requireStaff } from '#server/plumbing/http.ts'
import type { Health } from './health.service.ts'

export function createHealthRoutes(health: Health): Http {
  const http = createHttp()

  serveCall(http, 'GET /api/staff/health', requireStaff, ({ who }) => health.read(who.actor))
  serveCall(http, 'POST /api/staff/health/changes', requireStaff, async ({ c, who, body }) => {
    const tried = await health.change(who.actor, body)
    if (tried > 0) noteAction(c, 'bulk_act', tried)
    return { tried }
  })
  return http
}
