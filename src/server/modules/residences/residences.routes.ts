import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { type Http, newHttp } from '#server/plumbing/http.ts'
import type { Residences } from './residences.service.ts'

export function residencesRoutes(residences: Residences): Http {
  const http = newHttp()
  serveCall(http, 'GET /api/directory/stats', () => residences.stats())
  return http
}
