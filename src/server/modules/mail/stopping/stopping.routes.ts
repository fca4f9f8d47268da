import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http } from '#server/plumbing/http.ts'
import { describeDevice } from '#server/plumbing/visitors/device-words.ts'
import type { StoppingService } from './stopping.service.ts'

export function createStoppingRoutes(stopping: StoppingService): Http {
  const http = createHttp()
  serveCall(http, 'GET /api/stop-emails/:secret', ({ c, params }) =>
    stopping.look(params.secret, c.get('clientAddress')),
  )
  serveCall(http, 'POST /api/stop-emails/:secret', async ({ c, params, body: { on } }) => {
    const device = describeDevice(c.req.header('user-agent'))
    await stopping.change(params.secret, on, { clientAddress: c.get('clientAddress'), device })
    return { done: true }
  })
  return http
}
