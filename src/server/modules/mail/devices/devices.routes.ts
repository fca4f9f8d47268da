import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireAtDesk } from '#server/plumbing/http.ts'
import { describeDevice } from '#server/plumbing/visitors/device-words.ts'
import type { DeviceOwner, Devices } from './devices.service.ts'

export function createDevicesRoutes(devices: Devices): Http {
  const http = createHttp()
  serveCall(http, 'POST /api/notices/devices', requireOwner, async ({ who, body }) => {
    await devices.add(who, body)
    return { done: true }
  })
  serveCall(http, 'DELETE /api/notices/devices/:id', requireOwner, async ({ who, params }) => {
    await devices.remove(who, params.id)
    return { done: true }
  })
  serveCall(http, 'POST /api/notices/devices/:id/test', requireOwner, async ({ who, params }) => {
    await devices.test(who, params.id)
    return { done: true }
  })
  return http
}

async function requireOwner(c: HttpContext): Promise<DeviceOwner> {
  const { signedIn, organizationId, actor, ...who } = await requireAtDesk(c, 'messages', 'messages')
  const person = { ...who.person, sessionId: signedIn.sessionId }
  return { actor, organizationId, person, device: describeDevice(c.req.header('user-agent')) || 'A device' }
}
