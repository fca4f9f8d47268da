import { publishedRates } from '#contract/open-data/published-rates.ts'
import type { RateLimits } from '#server/plumbing/admission/limits/rate-limits.ts'
import { streamCsv } from '#server/plumbing/answers/streamed-text.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext } from '#server/plumbing/http.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'
import type { StateTotalsModule } from './state-totals.service.ts'

export function createStateTotalsRoutes(totals: StateTotalsModule, { rateLimits }: { rateLimits: RateLimits }): Http {
  const http = createHttp()
  const files = rateLimits('state-file', publishedRates.stateFiles)
  const count = async (c: HttpContext) => {
    for (const [name, value] of Object.entries(await files.take(toAddressBlock(c.get('clientAddress')))))
      c.header(name, value)
  }
  serveCall(http, 'GET /api/v1/states', () => totals.now())
  serveCall(http, 'GET /data/states.csv', async ({ c }) => {
    await count(c)
    return streamCsv(c, await totals.nowFile())
  })
  serveCall(http, 'GET /data/history.csv', async ({ c }) => {
    await count(c)
    return streamCsv(c, totals.historyFile())
  })
  return http
}
