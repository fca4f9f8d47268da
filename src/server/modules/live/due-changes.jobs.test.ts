import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDueChanges, type DueChanges } from './due-changes.jobs.ts'

let due: DueChanges
let told: string[][]
const inMs = (ms: number) => Date.now() + ms

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  due = createDueChanges({ now: () => new Date() }, (keys) => told.push(keys))
})
afterEach(() => {
  due.stop()
  vi.useRealTimers()
})

describe('what changes by itself', () => {
  it('is told when its moment has passed, the earliest first, whatever came first', () => {
    due.set('late', inMs(5_000))
    due.set('early', inMs(1_000))
    due.set('as early', inMs(1_000))
    vi.advanceTimersByTime(1_000)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual([['early', 'as early']])
    vi.advanceTimersByTime(10_000)
    expect(told).toEqual([['early', 'as early'], ['late']])
  })

  it('is told once, at the moment that was said last', () => {
    due.set('home', inMs(1_000))
    due.set('home', inMs(3_000))
    vi.advanceTimersByTime(2_000)
    expect(told).toEqual([])
    vi.advanceTimersByTime(60_000)
    expect(told).toEqual([['home']])
  })

  it('keeps the earlier moment where that is asked', () => {
    due.atLatest('state', inMs(1_000))
    due.atLatest('state', inMs(3_000))
    due.atLatest('state', null)
    vi.advanceTimersByTime(60_000)
    expect(told).toEqual([['state']])
    due.atLatest('state', inMs(3_000))
    due.atLatest('state', inMs(1_000))
    vi.advanceTimersByTime(1_500)
    expect(told).toHaveLength(2)
  })

  it('is not told once nobody follows it', () => {
    due.set('home', inMs(1_000))
    due.set('home', null)
    vi.advanceTimersByTime(60_000)
    expect(told).toEqual([])
  })

  it('waits longer than one timer can', () => {
    due.set('home', inMs(40 * 86_400_000))
    vi.advanceTimersByTime(39 * 86_400_000)
    expect(told).toEqual([])
    vi.advanceTimersByTime(2 * 86_400_000)
    expect(told).toEqual([['home']])
  })
})
