import type { Residences } from '#server/modules/residences/residences.service.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { type Http, newHttp } from '#server/plumbing/http.ts'

export function residencesRoutes(residences: Residences): Http {
  const http = newHttp()
  serveCall(http, 'GET /api/directory/stats', () => residences.stats())
  return http
}
