import { expect, it, vi } from 'vitest'
import { type SearchQuery, searchQuery } from '#contract/residence-search.ts'
import { movableClock } from '../../../../tests/support/movable-clock.ts'
import { keptSearch } from './kept-search.ts'
import type { Search } from './search.service.ts'

const query = (asked: object): SearchQuery => searchQuery.parse(asked)

it('asks once for all who ask the same within a second, and anew once homes have changed', async () => {
  const clock = movableClock()
  let asked = 0
  const find = vi.fn(async () => ({ items: [], total: ++asked }) as unknown as Awaited<ReturnType<Search['find']>>)
  const search = keptSearch({ find, home: vi.fn(), answer: vi.fn() }, clock)
  const totals = async (...queries: object[]) =>
    Promise.all(queries.map(async (one) => (await search.find(query(one))).total))
  expect(await totals({ state: 'AR' }, { state: 'AR' }, { state: 'ME' })).toEqual([1, 1, 2])
  clock.forward({ seconds: 1 })
  expect(await totals({ state: 'AR' })).toEqual([3])
  search.forget()
  expect(await totals({ state: 'AR' })).toEqual([4])
})
