import type { CsvFile, StateTotalsModule } from '#server/modules/state-totals/state-totals.service.ts'
import { addressBlock } from '#server/plumbing/address-block.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import { type Http, type HttpContext, newHttp } from '#server/plumbing/http.ts'
import { openCalls, queryOf } from '#server/plumbing/open-calls.ts'
import { rateLimit } from '#server/plumbing/rate-limit.ts'
import { streamedText } from '#server/plumbing/streamed-text.ts'
import { taggedJson } from '#server/plumbing/tagged-answer.ts'

export const totalsFileRate = { limit: 60, windowSeconds: 3600 } as const

/** Counts by state and their history: public, the same for everyone, open to the pages of every site. */
export function stateTotalsRoutes(totals: StateTotalsModule, { clock }: { clock: Clock }): Http {
  const http = newHttp()
  const files = rateLimit({ ...totalsFileRate, clock })
  openCalls(http, ['/api/v1/states', '/data/states.csv', '/data/history.csv'])

  const file = (c: HttpContext, { name, pieces }: CsvFile) => {
    c.header('Content-Type', 'text/csv; charset=utf-8; header=present')
    c.header('Content-Disposition', `attachment; filename="${name}"`)
    return streamedText(c, pieces)
  }
  const asked = (c: HttpContext) => {
    queryOf(c, {})
    for (const [name, value] of Object.entries(files.take(addressBlock(c.get('clientAddress'))))) c.header(name, value)
    c.header('Cache-Control', 'public, max-age=60')
  }
  http.get('/api/v1/states', async (c) => {
    queryOf(c, {})
    c.header('Cache-Control', 'public, max-age=60')
    return taggedJson(c, await totals.now())
  })
  http.get('/data/states.csv', async (c) => {
    asked(c)
    return file(c, await totals.nowFile())
  })
  http.get('/data/history.csv', (c) => {
    asked(c)
    return file(c, totals.historyFile())
  })
  return http
}
