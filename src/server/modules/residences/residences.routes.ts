import type { Residences } from '#server/modules/residences/residences.service.ts'
import { type Http, newHttp } from '#server/plumbing/http.ts'
import { serveCall } from '#server/plumbing/serve-call.ts'

export function residencesRoutes(residences: Residences): Http {
  const http = newHttp()
  serveCall(http, 'GET /api/directory/stats', () => residences.stats())
  return http
}
