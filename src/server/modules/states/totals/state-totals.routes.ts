import type { CsvFile, StateTotalsModule } from '#server/modules/states/totals/state-totals.service.ts'
import { streamedText } from '#server/plumbing/answers/streamed-text.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { type Http, type HttpContext, newHttp } from '#server/plumbing/http.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { addressBlock } from '#server/plumbing/visitors/address-block.ts'
import { rateLimit } from '#server/plumbing/visitors/rate-limit.ts'

export const totalsFileRate = { limit: 60, windowSeconds: 3600 } as const

export function stateTotalsRoutes(totals: StateTotalsModule, { clock }: { clock: Clock }): Http {
  const http = newHttp()
  const files = rateLimit({ ...totalsFileRate, clock })
  const file = (c: HttpContext, { name, pieces }: CsvFile) => {
    c.header('Content-Type', 'text/csv; charset=utf-8; header=present')
    c.header('Content-Disposition', `attachment; filename="${name}"`)
    return streamedText(c, pieces)
  }
  const count = (c: HttpContext) => {
    for (const [name, value] of Object.entries(files.take(addressBlock(c.get('clientAddress'))))) c.header(name, value)
  }
  serveCall(http, 'GET /api/v1/states', () => totals.now())
  serveCall(http, 'GET /data/states.csv', async ({ c }) => {
    count(c)
    return file(c, await totals.nowFile())
  })
  serveCall(http, 'GET /data/history.csv', ({ c }) => {
    count(c)
    return file(c, totals.historyFile())
  })
  return http
}
