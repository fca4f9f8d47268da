// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HomeBeds } from '#contract/live.ts'
import type { Audience } from '#domain/residence.ts'
import { fakeEventSource } from '../../../../tests/support/fake-event-source.ts'
import { ChangedLine } from './changed-line.tsx'
import { useLiveNumbers } from './use-live-numbers.ts'
import { useStateChanges } from './use-state-changes.ts'

let sources: ReturnType<typeof fakeEventSource>

beforeEach(() => {
  sources = fakeEventSource()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const reportedAt = new Date().toISOString()
function home(id: string, open: number, audience: Audience = 'any'): HomeBeds & { phone: string } {
  return {
    ...{ id, slug: id, name: `House ${id}`, phone: '501-555-0100', availabilityAge: 'fresh', reportedAt },
    ...{ availableBeds: open, totalBeds: 8, yes: [], no: [] },
    groups: [{ audience, totalBeds: 8, availableBeds: open, reportedAt }],
  }
}
const say = ({ name, availableBeds, totalBeds }: HomeBeds) => `${name}: ${availableBeds}/${totalBeds} available`
const first = [home('a', 2), home('b', 3)]
const tell = (homes: HomeBeds[], gone: string[] = []) => act(() => sources.last.tell('beds', { homes, gone }))

function start(drawn = first, audience: Audience | null = null) {
  return renderHook(
    ({ list }) => useLiveNumbers(list, say, { peopleOf: () => ({ audience, includesNotStated: false }) }),
    {
      initialProps: { list: drawn },
    },
  )
}

describe('the numbers of a list', () => {
  it('change where they stand, are counted and are said', () => {
    const { result } = start()
    tell([home('b', 1)])
    expect(first.map((one) => result.current.now(one)?.availableBeds)).toEqual([2, 1])
    expect(result.current.now(first[1] ?? home('b', 3))).toMatchObject({ phone: '501-555-0100', reportedAt })
    expect(first.map(result.current.isChanged)).toEqual([false, true])
    expect(result.current).toMatchObject({ changes: 1, said: 'House b: 1/8 available' })
    tell([home('a', 0)])
    expect(result.current).toMatchObject({ changes: 2, said: 'House a: 0/8 available' })
  })

  it('said once more have only a new age, and nobody is told', () => {
    const { result } = start()
    const later = { ...home('a', 2), groups: [{ ...home('a', 2).groups[0], reportedAt: '2027-01-01T00:00:00.000Z' }] }
    tell([later as HomeBeds])
    expect(result.current).toMatchObject({ changes: 0, said: '' })
    expect(result.current.now(first[0] ?? home('a', 2))?.reportedAt).toBe('2027-01-01T00:00:00.000Z')
  })

  it('of a home that leaves the list are said to be gone, once', () => {
    const { result } = renderHook(() => useLiveNumbers(first, say, { sayGone: ({ name }) => `${name}: gone` }))
    tell([], ['a'])
    expect(result.current.said).toBe('House a: gone')
    tell([home('b', 1)], ['a'])
    expect(result.current.said).toBe('House b: 1/8 available')
  })

  it('of a home that is gone are none, until it is listed again', () => {
    const { result } = start()
    tell([], ['a'])
    expect(result.current.now(first[0] ?? home('a', 2))).toBeNull()
    expect(result.current).toMatchObject({ changes: 1, said: '' })
    tell([home('a', 2)])
    expect(result.current.changes).toBe(0)
  })

  it('are of the groups that take whom one asks for', () => {
    const list = [home('a', 2, 'women')]
    const { result } = start(list, 'women')
    const both = { ...home('a', 2), groups: [...home('a', 1, 'women').groups, ...home('a', 5, 'men').groups] }
    tell([both])
    expect(result.current.now(list[0] ?? both)).toMatchObject({ availableBeds: 1, totalBeds: 8 })
  })

  it('start anew with another list', () => {
    const { result, rerender } = start()
    tell([home('b', 1)])
    rerender({ list: [home('b', 1), home('c', 4)] })
    expect(result.current).toMatchObject({ changes: 0, said: '' })
    expect(sources.last.url).toBe('/api/v1/events?homes=b,c')
    expect(sources.open).toBe(1)
  })

  it('that are told as they stand leave each home the very same, so that nothing is drawn anew', () => {
    const { result } = start()
    tell([home('a', 2), home('b', 3)])
    expect(first.map((one) => result.current.now(one) === one)).toEqual([true, true])
  })

  it('come with those of a whole state on one stream', () => {
    const hear = vi.fn()
    const { result } = renderHook(() => useLiveNumbers(first, say, { state: 'AR', hear }))
    expect(sources.made.map(({ url }) => url)).toEqual(['/api/v1/events?homes=a,b&state=AR'])
    tell([home('z', 1)])
    expect(hear).toHaveBeenCalledWith({ is: 'beds', homes: [home('z', 1)], gone: [] })
    expect(result.current).toMatchObject({ changes: 0, said: '' })
  })

  it('of no homes are not followed', () => {
    start([])
    expect(sources.made).toHaveLength(0)
  })
})

describe('the line above a list', () => {
  const words = { changed: (homes: number) => `${homes} homes changed.`, sortAgain: 'Sort again' }
  const show = (changes: number) => {
    const element = <ChangedLine changes={changes} here="/residences?near=72032" words={words} />
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  }

  it('says how many changed, and leads to the same list in its new order', () => {
    show(2)
    expect(screen.getByText(/2 homes changed\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sort again' }).getAttribute('href')).toBe('/residences?near=72032')
  })

  it('is not there while nothing changed', () => {
    show(0)
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('what is counted in a state', () => {
  it('is asked again soon after a change, and at most once a second', () => {
    vi.useFakeTimers()
    const ask = vi.fn()
    renderHook(() => useStateChanges('arkansas', ask))
    sources.last.open()
    vi.advanceTimersByTime(300)
    expect(ask).toHaveBeenCalledTimes(1)
    for (let time = 0; time < 5; time += 1) sources.last.tell('beds', { homes: [home('a', 1)], gone: [] })
    vi.advanceTimersByTime(500)
    expect(ask).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(500)
    expect(ask).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(60_000)
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
