import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireAtDesk } from '#server/plumbing/http.ts'
import { formatName } from '#server/plumbing/visitors/person-name.ts'
import type { Shifts, ShiftWorker } from './shifts.service.ts'

export function createShiftsRoutes(shifts: Shifts): Http {
  const http = createHttp()
  serveCall(http, 'GET /api/desk/shift', asWorker, ({ who }) => shifts.read(who))
  serveCall(http, 'POST /api/desk/shift', asWorker, async ({ who, body }) => {
    await shifts.change(who, body)
    return { done: body.act }
  })
  return http
}

async function asWorker(c: HttpContext): Promise<ShiftWorker> {
  const { signedIn, organizationId, actor } = await requireAtDesk(c, 'beds', 'board')
  const role = signedIn.organization?.role ?? 'bed_updater'
  return { actor, organizationId, role, person: { id: signedIn.id, name: formatName(signedIn) } }
}
