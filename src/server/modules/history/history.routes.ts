import { type HistoryQuery, historyQuery } from '#contract/desk-history.ts'
import { noteAct } from '#server/plumbing/asked-route.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import { type Http, type HttpContext, newHttp, parse, requireAtDesk } from '#server/plumbing/http.ts'
import { rateLimit } from '#server/plumbing/rate-limit.ts'
import { streamedText } from '#server/plumbing/streamed-text.ts'
import type { History } from './history.service.ts'

const everyDesk = ['operator', 'affiliate', 'alliance'] as const

/** Who changed what, when and from where: for the owner, as pages and as a file. */
export function historyRoutes(history: History, { clock }: { clock: Clock }): Http {
  const http = newHttp()
  // A file reads everything there is.
  const files = rateLimit({ limit: 30, windowSeconds: 3600, clock })

  http.get('/api/desk/history', async (c) => {
    const reader = await requireAtDesk(c, 'history', 'team', everyDesk)
    c.header('Cache-Control', 'private, no-store')
    return c.json(await history.page(reader, queryOf(c)))
  })

  http.get('/api/desk/history.csv', async (c) => {
    const reader = await requireAtDesk(c, 'history', 'team', everyDesk)
    const query = queryOf(c)
    files.take(reader.signedIn.id)
    const { name, pieces } = await history.file(reader, query)
    noteAct(c, 'exported')
    c.header('Content-Type', 'text/csv; charset=utf-8; header=present')
    c.header('Content-Disposition', `attachment; filename="${name}"`)
    c.header('Cache-Control', 'private, no-store')
    return streamedText(c, pieces)
  })
  return http
}

/** A form sends the fields nobody chose as empty texts. */
function queryOf(c: HttpContext): HistoryQuery {
  return parse(historyQuery, Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== '')))
}
