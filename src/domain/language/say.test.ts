import { describe, expect, it } from 'vitest'
import { say, sayCount } from './say.ts'

describe('a sentence with values in it', () => {
  it('has each value in the place of its name', () => {
    expect(say('{open} of {total} beds at {name}', { open: 3, total: 8, name: 'Harbor Row' })).toBe(
      '3 of 8 beds at Harbor Row',
    )
  })

  it('takes a value as it is written, and leaves a name without one', () => {
    expect(say('Call {name}, {gone}', { name: '$& {open}' })).toBe('Call $& {open}, {gone}')
  })

  it('counts one thing in words of its own', () => {
    const beds = { one: '1 bed at {name}', many: '{count} beds at {name}' }
    expect([0, 1, 2].map((count) => sayCount(beds, count, { name: 'Cedar' }))).toEqual([
      '0 beds at Cedar',
      '1 bed at Cedar',
      '2 beds at Cedar',
    ])
  })
})
