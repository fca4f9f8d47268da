import { describe, expect, it } from 'vitest'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { createRateLimit } from './rate-limit.ts'

function limitOfTwo() {
  let time = 1_000_000
  const limit = createRateLimit({ limit: 2, windowSeconds: 3600, clock: { now: () => new Date(time) } })
  return { limit, wait: (seconds: number) => (time += seconds * 1000) }
}

describe('a rate limit', () => {
  it('says after each use how many are left', () => {
    const { limit } = limitOfTwo()
    expect(limit.take('a').RateLimit).toBe('limit=2, remaining=1, reset=3600')
    expect(limit.take('a').RateLimit).toBe('limit=2, remaining=0, reset=3600')
  })

  it('refuses the next use and says when to come back', () => {
    const { limit, wait } = limitOfTwo()
    limit.take('a')
    wait(600)
    limit.take('a')
    try {
      limit.take('a')
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(AppError)
      expect(error).toMatchObject({
        code: 'too_many_requests',
        retryAfter: 3000,
        message: 'Too many tries. Try again in 50 minutes.',
        headers: { RateLimit: 'limit=2, remaining=0, reset=3000' },
      })
    }
  })

  it('gives a use back when the window has passed, and keeps keys apart', () => {
    const { limit, wait } = limitOfTwo()
    limit.take('a')
    limit.take('a')
    expect(() => limit.take('b')).not.toThrow()
    wait(3601)
    expect(() => limit.take('a')).not.toThrow()
  })
})
