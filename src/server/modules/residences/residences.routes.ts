import type { Residences } from '#server/modules/residences/residences.service.ts'
import { type Http, newHttp } from '#server/plumbing/http.ts'
import { openCalls } from '#server/plumbing/open-calls.ts'
import { taggedJson } from '#server/plumbing/tagged-answer.ts'

export function residencesRoutes(residences: Residences): Http {
  const http = newHttp()
  openCalls(http, ['/api/directory/stats'])
  http.get('/api/directory/stats', async (c) => {
    c.header('Cache-Control', 'public, max-age=1')
    return taggedJson(c, await residences.stats())
  })
  return http
}
