import type { PlaceCalls } from '#server/modules/search/meant/place-calls.service.ts'
import { searchRate } from '#server/modules/search/search.routes.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext } from '#server/plumbing/http.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'
import { createRateLimit } from '#server/plumbing/visitors/rate-limit.ts'

export function placeRoutes(search: PlaceCalls, { clock }: { clock: Clock }): Http {
  const http = createHttp()
  const rate = createRateLimit({ ...searchRate, clock })
  const count = (c: HttpContext) => {
    const address = c.get('clientAddress')
    if (address !== 'inside') rate.take(toAddressBlock(address))
  }
  serveCall(http, 'GET /api/residences/meant', ({ c, query }) => {
    count(c)
    return search.meant(query)
  })
  serveCall(http, 'GET /api/residences/place', async ({ c, query }) => {
    count(c)
    const place = await search.place(query)
    if (place === null) throw new AppError('not_found', 'There is no such town or county.')
    return place
  })
  serveCall(http, 'GET /api/residences/suggested', ({ c, query: { text = '', state = null } }) => {
    count(c)
    return search.suggested(text, state)
  })
  return http
}
