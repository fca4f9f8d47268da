// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepPlace } from '#web/plumbing/kept-place.ts'
import { fakeEventSource, showPage } from '../../../../tests/support/fake-event-source.ts'
import type { StateCounts } from './state-counts.query.ts'
import { useStateCounts } from './use-state-counts.ts'

const maine = { slug: 'maine', code: 'ME' }
const now = new Date('2026-11-23T12:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000).toISOString()

function measured(measuredAt: string): StateCounts {
  const none = { totalListings: 3, totalBeds: 20, saidListings: 3, saidBeds: 20, availableBeds: 4, bedsToConfirm: 0 }
  return {
    beds: { slug: 'maine', name: 'Maine', ...none, saidAt: measuredAt, measuredAt },
    homes: { items: [], total: 0, totalIsLeast: false, isListed: true, near: null, missed: null, measuredAt },
  }
}

let sources: ReturnType<typeof fakeEventSource>
const fetched = vi.fn<typeof fetch>()
const asked = () => fetched.mock.calls.map(([path]) => path)

beforeEach(() => {
  vi.useFakeTimers({ now })
  sources = fakeEventSource()
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async () => new Response('', { status: 503 }))
  showPage(true)
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

async function woken(age: number) {
  renderHook(() => useStateCounts(maine, measured(before(age)), null))
  act(() => sources.last.open())
  await act(() => vi.advanceTimersByTimeAsync(2_000))
}

it('takes what came with the page, and asks once it is a minute old', async () => {
  await woken(20)
  expect(asked()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(37_000))
  expect(asked()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(asked()).toHaveLength(2)
  await act(() => vi.advanceTimersByTimeAsync(300_000))
  expect(asked()).toHaveLength(2)
})

it('asks at once where the page came from memory and is older than a minute', async () => {
  await woken(61)
  expect(asked()).toHaveLength(2)
})

it('asks when something changed, and not again when the minute is over', async () => {
  await woken(20)
  act(() => sources.last.tell('beds', { homes: [], gone: ['a'] }))
  await act(() => vi.advanceTimersByTimeAsync(400))
  expect(asked()).toHaveLength(2)
  await act(() => vi.advanceTimersByTimeAsync(300_000))
  expect(asked()).toHaveLength(2)
})

it('asks for nothing but the homes near the place looked for before', async () => {
  keepPlace('04101')
  await woken(20)
  expect(asked().filter((path) => path === '/api/directory/states/maine')).toEqual([])
  expect(asked()[0]).toContain('near=04101')
})
