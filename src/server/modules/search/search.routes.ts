import { type SearchQuery, searchQuery } from '#contract/residence-search.ts'
import type { Search } from '#server/modules/search/search.service.ts'
import { openToEverySite } from '#server/plumbing/content-security.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, type HttpContext, newHttp, parse } from '#server/plumbing/http.ts'
import { taggedJson } from '#server/plumbing/tagged-answer.ts'

/** Names told as unknown at most, however many were sent. */
const mostRefused = 20

const paths = ['/api/v1/residences', '/api/residences/answer']

/** The public calls of the search: they know no visitor, so the pages of any other site may ask them too. */
export function searchRoutes(search: Search): Http {
  const http = newHttp()
  for (const path of paths) {
    http.use(path, async (c, next) => {
      for (const [name, value] of Object.entries(openToEverySite)) c.header(name, value)
      await next()
      if (c.res.status < 400) c.header('Cache-Control', 'public, max-age=1')
    })
  }
  http.get('/api/v1/residences', async (c) => taggedJson(c, await search.find(queryOf(c))))
  http.get('/api/residences/answer', async (c) => taggedJson(c, await search.answer(queryOf(c))))
  return http
}

/**
 * What the address asks, checked. A name nobody knows or that stands there twice is refused by its name, so that a slip
 * never passes for an answer; only the boxes of levels may each send one.
 */
function queryOf(c: HttpContext): SearchQuery {
  const asked: [string, string][] = []
  const refused: [string, string][] = []
  for (const [name, values] of Object.entries(c.req.queries())) {
    const said = name === 'level' ? [values.filter((value) => value !== '').join(',')] : values
    asked.push([name, said[0] ?? ''])
    if (!Object.hasOwn(searchQuery.shape, name)) refused.push([name, 'There is no filter of this name.'])
    else if (said.length > 1) refused.push([name, 'Say this once.'])
    else if (said[0]?.includes('\0')) refused.push([name, 'Use letters and digits.'])
  }
  if (refused.length === 0) return parse(searchQuery, Object.fromEntries(asked))
  const fields = Object.fromEntries(refused.slice(0, mostRefused))
  throw new AppError('invalid_input', 'Some values are missing or not right.', { fields })
}
