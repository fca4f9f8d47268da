import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http } from '#server/plumbing/http.ts'
import type { States } from './states.service.ts'

export function createStatesRoutes(states: States): Http {
  const http = createHttp()
  serveCall(http, 'GET /api/states', () => states.options())
  return http
}
