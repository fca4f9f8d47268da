import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireAtDesk } from '#server/plumbing/http.ts'
import type { Shifts, ShiftWorker } from './shifts.service.ts'

export function createShiftsRoutes(shifts: Shifts): Http {
  const http = createHttp()
  serveCall(http, 'GET /api/desk/shift', requireWorker, ({ who }) => shifts.read(who))
  serveCall(http, 'POST /api/desk/shift', requireWorker, async ({ who, body }) => {
    await shifts.change(who, body)
    return { done: body.act }
  })
  return http
}

async function requireWorker(c: HttpContext): Promise<ShiftWorker> {
  const { person, organization, organizationId, actor } = await requireAtDesk(c, 'beds', 'board')
  return { actor, organizationId, role: organization.role, person }
}
