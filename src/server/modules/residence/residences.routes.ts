import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http } from '#server/plumbing/http.ts'
import type { Residences } from './residences.service.ts'

export function createResidencesRoutes(residences: Residences): Http {
  const http = createHttp()
  serveCall(http, 'GET /api/directory/stats', () => residences.stats())
  return http
}
