import { expect, it, vi } from 'vitest'
import { publishedRates } from '#domain/search/published-rates.ts'
import { readSearchRequest, type SearchText } from '#domain/search/search-request.ts'
import { createSearchRoutes, searchRate } from '#server/modules/search/search.routes.ts'
import type { Search } from '#server/modules/search/search.service.ts'
import { countMinutesInMemory } from '#server/plumbing/admission/limits/minute-rates.ts'
import { limitInMemory } from '#server/plumbing/admission/limits/rate-limits.ts'
import { moduleServer } from '#tests/support/product/module-server.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { cacheSearch } from './cached-search.service.ts'

it('asks once for all who ask the same within a second, and anew once homes have changed', async () => {
  const clock = fakeClock()
  let asked = 0
  const find = vi.fn(async () => ({ items: [], total: ++asked }) as unknown as Awaited<ReturnType<Search['find']>>)
  const search = cacheSearch({ find, residence: vi.fn(), answer: vi.fn() }, clock)
  const totals = async (...searches: SearchText[]) =>
    Promise.all(searches.map(async (one) => (await search.find(readSearchRequest(one))).total))
  expect(await totals({ state: 'AR' }, { state: 'AR' }, { state: 'ME' })).toEqual([1, 1, 2])
  clock.forward({ seconds: 1 })
  expect(await totals({ state: 'AR' })).toEqual([3])
  search.forget()
  expect(await totals({ state: 'AR' })).toEqual([4])
})

/** The search's calls where no home is found. */
function serveNothing() {
  const clock = fakeClock()
  const found = { items: [], total: 0, totalIsLeast: false, next: null }
  const search = cacheSearch({ find: async () => found, residence: vi.fn(), answer: vi.fn() }, clock)
  return moduleServer(() => [
    createSearchRoutes(search, {
      rateLimits: limitInMemory,
      minuteRates: countMinutesInMemory(clock),
      noteMissed: async () => undefined,
    }),
  ])
}

it('counts for an address what asks the database, and not what is answered from memory or for a page of ours', async () => {
  const server = serveNothing()
  const ask = async (fee: number) => (await server.request(`/api/v1/residences?state=AR&fee_max=${fee}`)).status
  server.comeFrom('2001:db8::1')
  for (let fee = 0; fee < searchRate.limit; fee += 1) expect(await ask(fee)).toBe(200)
  expect([await ask(searchRate.limit - 1), await ask(searchRate.limit)]).toEqual([200, 429])
  server.comeFrom('2001:db8::2')
  expect(await ask(searchRate.limit)).toBe(429)
  server.comeFrom('inside')
  expect(await ask(searchRate.limit)).toBe(200)
  server.comeFrom('192.0.2.9')
  expect(await ask(searchRate.limit + 1)).toBe(200)
})

it('counts exact totals by themselves, a few times an hour for an address', async () => {
  const server = serveNothing()
  const ask = async (asked: string) => (await server.request(`/api/v1/residences?${asked}`)).status
  for (let fee = 0; fee < publishedRates.exactTotals.limit; fee += 1)
    expect(await ask(`total=exact&fee_max=${fee}`)).toBe(200)
  expect([await ask('total=exact&fee_max=999'), await ask('fee_max=999')]).toEqual([429, 200])
})
