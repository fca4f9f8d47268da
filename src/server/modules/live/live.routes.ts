import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http } from '#server/plumbing/http.ts'
import type { FollowedResidences, LiveService } from './live.service.ts'

export function createLiveRoutes(live: LiveService): Http {
  const http = createHttp()
  serveCall(http, 'GET /api/v1/events', async ({ c, query: { homes: residences, state } }) => {
    const followed: FollowedResidences = { residences: residences?.split(',') ?? [], state: state ?? null }
    c.header('Content-Type', 'text/event-stream; charset=utf-8')
    // Proxies of the nginx kind would keep events until they have a few KB of them.
    c.header('X-Accel-Buffering', 'no')
    if (c.req.method === 'HEAD') return c.body(null)
    let cut = () => {}
    const stream = await live.follow(followed, {
      clientAddress: c.get('clientAddress'),
      lastEventId: c.req.header('last-event-id') || undefined,
      cut: () => cut(),
    })
    if (c.env.keepOpen) cut = c.env.keepOpen()
    return c.body(stream)
  })
  return http
}
