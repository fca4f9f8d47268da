import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { type Http, newHttp } from '#server/plumbing/http.ts'
import type { States } from './states.service.ts'

export function statesRoutes(states: States): Http {
  const http = newHttp()
  serveCall(http, 'GET /api/states', () => states.options())
  return http
}
