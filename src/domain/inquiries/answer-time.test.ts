import { describe, expect, it } from 'vitest'
import { describeAge, describeStretch, estimateAnswerTime } from './answer-time.ts'

describe('how long a house usually takes', () => {
  it.each([
    [0, { unit: 'hour', count: 1 }],
    [60, { unit: 'hour', count: 1 }],
    [61, { unit: 'hour', count: 2 }],
    [1200, { unit: 'hour', count: 20 }],
    [1201, { unit: 'day', count: 1 }],
    [1441, { unit: 'day', count: 2 }],
    [20_160, { unit: 'day', count: 14 }],
    [20_161, null],
    [null, null],
  ])('is rounded up: %s minutes', (minutes, time) => {
    expect(estimateAnswerTime(minutes)).toEqual(time)
  })

  it.each([
    [0, 'under a minute'],
    [4, '4 min'],
    [60, '1 h'],
    [125, '2 h 5 min'],
    [2880, '2 days'],
  ])('is said on the desk as it is: %s minutes, %s', (minutes, words) => {
    expect(describeStretch(minutes)).toBe(words)
  })

  it.each([
    [-1, 'under a minute'],
    [59.9, '59 min'],
    [125, '2 h'],
    [3000, '2 days'],
  ])('is one unit of who waits: %s minutes, %s', (minutes, words) => {
    expect(describeAge(minutes)).toBe(words)
  })
})
