import { eventsQuery } from '#contract/live.ts'
import type { Followed, Live } from '#server/modules/live/live.service.ts'
import { type Http, newHttp, parse } from '#server/plumbing/http.ts'
import { openCalls, queryOf } from '#server/plumbing/open-calls.ts'

/** Changes as they happen. They know no visitor, so the pages of any other site may follow them too. */
export function liveRoutes(live: Live): Http {
  const http = newHttp()
  openCalls(http, ['/api/v1/events'])
  http.get('/api/v1/events', async (c) => {
    const { homes, state } = parse(eventsQuery, queryOf(c))
    const followed: Followed = { homes: homes?.split(',') ?? [], state: state ?? null }
    c.header('Content-Type', 'text/event-stream; charset=utf-8')
    c.header('Cache-Control', 'no-store, no-transform')
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
