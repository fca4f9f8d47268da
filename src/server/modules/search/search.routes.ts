import { publishedRates } from '#contract/open-data/published-rates.ts'
import type { MinuteRates } from '#server/plumbing/admission/limits/minute-rates.ts'
import type { CountedRate, RateLimits } from '#server/plumbing/admission/limits/rate-limits.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext } from '#server/plumbing/http.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'
import type { RateLimit } from '#server/plumbing/visitors/rate-limit.ts'
import type { CachedSearch } from './found/cached-search.service.ts'
import type { MissedSearchCounts } from './found/missed/missed-searches.service.ts'

/**
 * A shelter or a mobile carrier has many people behind one address. It is half of what the smallest server can do, so
 * one address never takes all of it. Cached answers do not count.
 */
export const searchRate = { limit: 1_200, windowSeconds: 60 } as const

export function createSearchRoutes(
  search: Pick<CachedSearch, 'find' | 'answer'>,
  {
    rateLimits,
    minuteRates,
    noteMissed,
  }: { rateLimits: RateLimits; minuteRates: MinuteRates; noteMissed: MissedSearchCounts['note'] },
): Http {
  const http = createHttp()
  const rate = minuteRates('search', searchRate)
  const exactly = rateLimits('exact-total', publishedRates.exactTotals)
  const limitCounted =
    (c: HttpContext, ...rates: (RateLimit | CountedRate)[]) =>
    async () => {
      const address = c.get('clientAddress')
      // A page of ours counts as a page.
      if (address !== 'inside') for (const one of rates) await one.take(toAddressBlock(address))
    }
  serveCall(http, 'GET /api/v1/residences', ({ c, query }) => {
    const rates = query.countsAll ? [rate, exactly] : [rate]
    return search.find(query, limitCounted(c, ...rates))
  })
  serveCall(http, 'GET /api/residences/answer', async ({ c, query }) => {
    const answer = await search.answer(query, limitCounted(c, rate))
    // Counted only where a page was opened, not where its script asks again. The answer does not wait for it.
    if (c.get('clientAddress') === 'inside') void noteMissed(query, answer)
    return answer
  })
  return http
}
