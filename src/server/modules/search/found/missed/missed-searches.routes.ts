import { publishedRates } from '#contract/open-data/published-rates.ts'
import type { RateLimits } from '#server/plumbing/admission/limits/rate-limits.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http } from '#server/plumbing/http.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'
import type { MissedSearchCounts } from './missed-searches.service.ts'

export function createMissedSearchesRoutes(
  missed: Pick<MissedSearchCounts, 'list' | 'file'>,
  { rateLimits }: { rateLimits: RateLimits },
): Http {
  const http = createHttp()
  const files = rateLimits('state-file', publishedRates.stateFiles)
  serveCall(http, 'GET /api/v1/missed-searches', ({ query }) => missed.list(query.state))
  serveCall(http, 'GET /data/missed-searches.csv', async ({ c, query }) => {
    const told = await files.take(toAddressBlock(c.get('clientAddress')))
    for (const [name, value] of Object.entries(told)) c.header(name, value)
    const { name, text } = await missed.file(query.state)
    c.header('Content-Type', 'text/csv; charset=utf-8; header=present')
    c.header('Content-Disposition', `attachment; filename="${name}"`)
    return c.body(text)
  })
  return http
}
