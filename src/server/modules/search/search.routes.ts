import { searchQuery } from '#contract/residence-search.ts'
import type { Search } from '#server/modules/search/search.service.ts'
import { type Http, type HttpContext, newHttp, parse } from '#server/plumbing/http.ts'
import { openCalls, queryOf } from '#server/plumbing/open-calls.ts'
import { taggedJson } from '#server/plumbing/tagged-answer.ts'

/** The public calls of the search: they know no visitor, so the pages of any other site may ask them too. */
export function searchRoutes(search: Search): Http {
  const http = newHttp()
  openCalls(http, ['/api/v1/residences', '/api/residences/answer'])
  const asked = (c: HttpContext) => {
    // An error takes it back.
    c.header('Cache-Control', 'public, max-age=1')
    return parse(searchQuery, queryOf(c, searchQuery.shape))
  }
  http.get('/api/v1/residences', async (c) => taggedJson(c, await search.find(asked(c))))
  http.get('/api/residences/answer', async (c) => taggedJson(c, await search.answer(asked(c))))
  return http
}
