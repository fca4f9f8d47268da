import { residencesFileAsked } from '#contract/open-data.ts'
import type { OpenData } from '#server/modules/open-data/open-data.service.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import { type Http, newHttp, parse } from '#server/plumbing/http.ts'
import { openCalls, queryOf } from '#server/plumbing/open-calls.ts'
import { rateLimit } from '#server/plumbing/rate-limit.ts'
import { streamedText } from '#server/plumbing/streamed-text.ts'
import { taggedJson } from '#server/plumbing/tagged-answer.ts'

/** A file reads the whole list, so an address takes a few an hour. */
export const fileRate = { limit: 12, windowSeconds: 3600 } as const

/** The directory for programs and spreadsheets: public, the same for everyone, open to the pages of every site. */
export function openDataRoutes(openData: OpenData, { clock }: { clock: Clock }): Http {
  const http = newHttp()
  const files = rateLimit({ ...fileRate, clock })

  openCalls(http, ['/api/openapi.json', '/api/v1/residences.csv'])
  http.get('/api/openapi.json', async (c) => {
    const document = await openData.document()
    c.header('Cache-Control', 'public, max-age=60')
    return taggedJson(c, document)
  })
  http.get('/api/v1/residences.csv', async (c) => {
    const asked = parse(residencesFileAsked, queryOf(c))
    for (const [name, value] of Object.entries(files.take(c.get('clientAddress')))) c.header(name, value)
    const { name, pieces } = await openData.residencesFile(asked)
    c.header('Content-Type', 'text/csv; charset=utf-8; header=present')
    c.header('Content-Disposition', `attachment; filename="${name}"`)
    c.header('Cache-Control', 'no-store')
    return streamedText(c, pieces)
  })
  return http
}
