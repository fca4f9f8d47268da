import { publishedRates } from '#contract/open-data/published-rates.ts'
import type { RateLimits } from '#server/plumbing/admission/limits/rate-limits.ts'
import { streamCsv } from '#server/plumbing/answers/streamed-text.ts'
import { tagJson } from '#server/plumbing/answers/tagged-answer.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http } from '#server/plumbing/http.ts'
import type { OpenData } from './open-data.service.ts'

export function createOpenDataRoutes(openData: OpenData, { rateLimits }: { rateLimits: RateLimits }): Http {
  const http = createHttp()
  const files = rateLimits('directory-file', publishedRates.residencesFile)

  // What is drawn from schemas has no type of its own.
  serveCall(http, 'GET /api/openapi.json', async ({ c }) => tagJson(c, await openData.document()))
  serveCall(http, 'GET /api/v1/residences.csv', async ({ c, query }) => {
    for (const [name, value] of Object.entries(await files.take(c.get('clientAddress')))) c.header(name, value)
    return streamCsv(c, await openData.residencesFile(query))
  })
  return http
}
