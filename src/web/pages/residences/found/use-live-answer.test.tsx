// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { homesEn } from '#content/seekers/homes.en.ts'
import { searchEn } from '#content/seekers/search.en.ts'
import type { FoundResidence, SearchAnswer } from '#contract/residence-search.ts'
import { readSearchAddress } from '#domain/search-address.ts'
import { fakeEventSource, showPage } from '../../../../../tests/support/fake-event-source.ts'
import { useLiveAnswer } from './use-live-answer.ts'

const both = { words: searchEn, homeWords: homesEn }
const town = (name: string, openBeds: number) => ({
  ...{ name, homes: 2, openBeds, bedsToConfirm: 0, latitude: 35, longitude: -92 },
})
const drawn: SearchAnswer = {
  place: {
    kind: 'state',
    name: 'Arkansas',
    state: 'AR',
    latitude: null,
    longitude: null,
    radius: null,
    others: [],
    isGuess: false,
  },
  ...{ items: [], total: 4, totalIsLeast: false, next: null, lookedAt: 4, bedsFresh: 5, bedsOlder: 0, saidBeds: 9 },
  ...{ needs: [], misses: [], notSaid: 0, missing: 0, relaxations: [], towns: [town('Conway', 4), town('Benton', 1)] },
  measuredAt: '2026-11-03T10:00:00.000Z',
}
const none: FoundResidence[] = []
/** Another home of the state than those on the page. */
const elsewhere = { homes: [{ id: 'elsewhere', no: [], groups: [] }], gone: [] }
const address = readSearchAddress(new URLSearchParams('state=AR'))
let sources: ReturnType<typeof fakeEventSource>
const fetched = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  sources = fakeEventSource()
  fetched.mockReset()
  const now = { ...drawn, bedsFresh: 7, towns: [town('Benton', 6), town('Cabot', 1), town('Conway', 0)] }
  fetched.mockImplementation(async () => Response.json(now))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('asks the sums of a whole state again, once for many changes, and leaves its towns where they stand', async () => {
  const { result } = renderHook(() => useLiveAnswer(drawn, none, address, both))
  expect(sources.last.url).toBe('/api/v1/events?state=AR')
  act(() => sources.last.open())
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(fetched).not.toHaveBeenCalled()
  expect(result.current).toMatchObject({ isRecounted: false, answer: { bedsFresh: 5 } })

  for (let time = 0; time < 5; time += 1) act(() => sources.last.tell('beds', elsewhere))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/residences/answer?state=AR&limit=1'])
  expect(result.current).toMatchObject({ isRecounted: true, answer: { bedsFresh: 7, total: 4 } })
  expect(result.current.answer?.towns.map(({ name, openBeds }) => [name, openBeds])).toEqual([
    ['Conway', 0],
    ['Benton', 6],
    ['Cabot', 1],
  ])
  // A busy state is asked about every few seconds, not for each change.
  act(() => sources.last.tell('beds', elsewhere))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(fetched).toHaveBeenCalledTimes(1)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('asks the sums again after a home left the list, or after nobody saw the page for a while', async () => {
  renderHook(() => useLiveAnswer(drawn, none, address, both))
  act(() => sources.last.open())
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(fetched).not.toHaveBeenCalled()
  act(() => sources.last.tell('again'))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(fetched).toHaveBeenCalledTimes(1)
  showPage(false)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  showPage(true)
  expect(sources.made).toHaveLength(2)
  act(() => sources.last.open())
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('keeps the last counts where they cannot be had', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 503 }))
  const { result } = renderHook(() => useLiveAnswer(drawn, none, address, both))
  act(() => sources.last.tell('beds', elsewhere))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(result.current).toMatchObject({ isRecounted: false, answer: { bedsFresh: 5 } })
})
