import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireAtDesk, requireSignedIn } from '#server/plumbing/http.ts'
import { decidesFor } from './desk-events.policy.ts'
import type { DeskEvents } from './desk-events.service.ts'

export function createDeskEventsRoutes(desk: DeskEvents): Http {
  const http = createHttp()
  serveCall(
    http,
    'GET /api/desk/events',
    readListener,
    async ({ c, query: { since }, who: { organizationId, ...who } }) => {
      c.header('Content-Type', 'text/event-stream; charset=utf-8')
      // Proxies of the nginx kind would keep events until they have a few KB of them.
      c.header('X-Accel-Buffering', 'no')
      if (c.req.method === 'HEAD') return c.body(null)
      let cut = () => {}
      const stream = await desk.follow(organizationId, {
        ...who,
        clientAddress: c.get('clientAddress'),
        // When a browser reconnects, its header is newer than the address.
        lastEventId: c.req.header('last-event-id') || since,
        cut: () => cut(),
      })
      if (c.env.keepOpen) cut = c.env.keepOpen()
      return c.body(stream)
    },
  )
  serveCall(http, 'GET /api/desk/heard', readListener, async ({ who }) => {
    const heardTo = desk.heardTo()
    return { heardTo, timeZone: await desk.timeZoneOf(who.organizationId) }
  })
  return http
}

async function readListener(c: HttpContext): Promise<{ organizationId: string; personId: string; sessionId: string }> {
  const signedIn = await requireSignedIn(c)
  const organizationId = decidesFor(signedIn) ?? (await requireAtDesk(c, 'beds', 'board')).organizationId
  return { organizationId, personId: signedIn.id, sessionId: signedIn.sessionId }
}
