import type { PlaceCalls } from '#server/modules/search/meant/place-calls.service.ts'
import { searchRate } from '#server/modules/search/search.routes.ts'
import type { MinuteRates } from '#server/plumbing/admission/limits/minute-rates.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext } from '#server/plumbing/http.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'

export function createPlaceRoutes(search: PlaceCalls, { minuteRates }: { minuteRates: MinuteRates }): Http {
  const http = createHttp()
  const rate = minuteRates('place', searchRate)
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
