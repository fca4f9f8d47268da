import { placeQuery } from '#contract/place-page.ts'
import { suggestionsQuery } from '#contract/place-suggestions.ts'
import { searchAsked, searchQuery } from '#contract/residence-search.ts'
import type { PlaceCalls } from '#server/modules/search/place-calls.service.ts'
import { searchRate } from '#server/modules/search/search.routes.ts'
import { addressBlock } from '#server/plumbing/address-block.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, type HttpContext, newHttp, parse } from '#server/plumbing/http.ts'
import { openCalls, queryOf } from '#server/plumbing/open-calls.ts'
import { rateLimit } from '#server/plumbing/rate-limit.ts'
import { taggedJson } from '#server/plumbing/tagged-answer.ts'

/** What a place may mean that the search refused, what the page of a town or county says, and what somebody may be typing; for our own pages. */
export function placeRoutes(search: PlaceCalls, { clock }: { clock: Clock }): Http {
  const http = newHttp()
  const rate = rateLimit({ ...searchRate, clock })
  openCalls(http, ['/api/residences/meant', '/api/residences/place', '/api/residences/suggested'])
  const count = (c: HttpContext) => {
    // An error takes it back.
    c.header('Cache-Control', 'public, max-age=1')
    const address = c.get('clientAddress')
    if (address !== 'inside') rate.take(addressBlock(address))
  }
  const { near, state } = searchQuery.shape
  http.get('/api/residences/meant', async (c) => {
    const asked = parse(searchAsked, queryOf(c, { near, state }))
    count(c)
    return taggedJson(c, await search.meant(asked))
  })
  http.get('/api/residences/place', async (c) => {
    const query = parse(placeQuery, queryOf(c, placeQuery.shape))
    count(c)
    const place = await search.place(query)
    if (place === null) throw new AppError('not_found', 'There is no such town or county.')
    return taggedJson(c, place)
  })
  http.get('/api/residences/suggested', async (c) => {
    const { text = '' } = parse(suggestionsQuery, queryOf(c, suggestionsQuery.shape))
    count(c)
    return taggedJson(c, await search.suggested(text))
  })
  return http
}
