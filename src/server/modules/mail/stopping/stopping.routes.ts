import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { type Http, newHttp } from '#server/plumbing/http.ts'
import { deviceWords } from '#server/plumbing/visitors/device-words.ts'
import type { Stopping } from './stopping.service.ts'

export function stoppingRoutes(stopping: Stopping): Http {
  const http = newHttp()
  serveCall(http, 'GET /api/stop-emails/:secret', ({ c, params }) =>
    stopping.look(params.secret, c.get('clientAddress')),
  )
  serveCall(http, 'POST /api/stop-emails/:secret', async ({ c, params, body: { on } }) => {
    const device = deviceWords(c.req.header('user-agent'))
    await stopping.change(params.secret, on, { clientAddress: c.get('clientAddress'), device })
    return { done: true }
  })
  return http
}
