import { describe, expect, it } from 'vitest'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { createAnswerCache } from './answer-cache.ts'

describe('answers kept for a moment', () => {
  it('are one for everybody who asks the same in that time', async () => {
    const clock = fakeClock()
    const { keep } = createAnswerCache(clock, 1000)
    let made = 0
    const ask = (key: string) => keep(key, async () => (made += 1))
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2])
    clock.forward({ seconds: 1 })
    expect(await ask('a')).toBe(3)
  })

  it('do not grow without end', async () => {
    const { keep } = createAnswerCache(fakeClock(), 1000)
    let made = 0
    for (let key = 0; key <= 500; key += 1) await keep(String(key), async () => (made += 1))
    await keep('0', async () => (made += 1))
    expect(made).toBe(502)
  })

  it('are made anew once they are to be forgotten', async () => {
    const { keep, forget } = createAnswerCache(fakeClock(), 1000)
    await keep('a', async () => 'old')
    forget()
    expect(await keep('a', async () => 'new')).toBe('new')
  })

  it('are not kept when they failed', async () => {
    const { keep } = createAnswerCache(fakeClock(), 1000)
    await expect(keep('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await keep('a', async () => 'mended')).toBe('mended')
  })
})
