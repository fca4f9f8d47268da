import { searchQuery } from '#contract/residence-search.ts'
import type { MeantSearch } from '#server/modules/search/meant.service.ts'
import { searchRate } from '#server/modules/search/search.routes.ts'
import { addressBlock } from '#server/plumbing/address-block.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import { type Http, newHttp, parse } from '#server/plumbing/http.ts'
import { openCalls, queryOf } from '#server/plumbing/open-calls.ts'
import { rateLimit } from '#server/plumbing/rate-limit.ts'
import { taggedJson } from '#server/plumbing/tagged-answer.ts'

/** `GET /api/residences/meant?near=`: what a place may mean that the search refused. */
export function meantRoutes(search: MeantSearch, { clock }: { clock: Clock }): Http {
  const http = newHttp()
  const rate = rateLimit({ ...searchRate, clock })
  openCalls(http, ['/api/residences/meant'])
  const { near, state } = searchQuery.shape
  http.get('/api/residences/meant', async (c) => {
    c.header('Cache-Control', 'public, max-age=1')
    const query = parse(searchQuery, queryOf(c, { near, state }))
    const address = c.get('clientAddress')
    if (address !== 'inside') rate.take(addressBlock(address))
    return taggedJson(c, await search.meant(query))
  })
  return http
}
