import { describe, expect, it } from 'vitest'
import { createWorkingLimit } from './working-limit.ts'

const limits = { least: 3, most: 16, first: 6 }

/** A server on which `atOnce` requests at once take `msOf(atOnce)` each, asked a lot. */
function settled(msOf: (atOnce: number) => number): number {
  const limit = createWorkingLimit(limits)
  limit.learn('search', msOf(1), { alone: true, full: false })
  for (let answer = 0; answer < 2_000; answer += 1) {
    limit.learn('search', msOf(limit.now()), { alone: false, full: true })
  }
  return limit.now()
}

describe('how many are worked on at once', () => {
  it('are few where all of them share one thread', () => {
    expect(settled((atOnce) => 26 * atOnce)).toBeLessThanOrEqual(3)
  })

  it('are more where they are worked on beside each other', () => {
    expect(settled((atOnce) => 10 * Math.max(1, atOnce / 6))).toBeGreaterThanOrEqual(11)
  })

  it('are many where one does not slow the other', () => {
    expect(settled(() => 200)).toBe(16)
  })

  it('stay as they are until it is known what an answer takes alone, and while there is room', () => {
    const limit = createWorkingLimit(limits)
    for (let answer = 0; answer < 100; answer += 1) limit.learn('search', 900, { alone: false, full: true })
    limit.learn('search', 10, { alone: true, full: false })
    for (let answer = 0; answer < 100; answer += 1) limit.learn('search', 900, { alone: false, full: false })
    expect(limit.now()).toBe(6)
  })

  it('are not fewer because some kind of request is slow by itself', () => {
    const limit = createWorkingLimit(limits)
    limit.learn('search', 10, { alone: true, full: false })
    limit.learn('sign in', 300, { alone: true, full: false })
    for (let answer = 0; answer < 200; answer += 1)
      limit.learn(answer % 2 === 0 ? 'search' : 'sign in', answer % 2 === 0 ? 25 : 750, { alone: false, full: true })
    expect(limit.now()).toBe(6)
  })
})
