import type { States } from '#server/modules/states/states.service.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { type Http, newHttp } from '#server/plumbing/http.ts'

export function statesRoutes(states: States): Http {
  const http = newHttp()
  serveCall(http, 'GET /api/states', () => states.options())
  return http
}
