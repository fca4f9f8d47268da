import { describe, expect, it } from 'vitest'
import type { WaitingLine } from '#contract/inquiries/residence-asking.ts'
import { describeQuestions, describeWaiting, findWaitingLine } from './asking-words.ts'

const first = { id: 'p', initials: 'R. S.', since: '2026-10-20T15:00:00Z' }
const line = (more: Partial<WaitingLine> = {}): WaitingLine => ({ audience: 'women', waiting: 5, first, ...more })
const zone = { timeZone: 'UTC' }

describe('who waits, in words', () => {
  it.each([
    [line(), true, '5 wait. First: R. S., since Oct 20.'],
    [line({ waiting: 1 }), false, 'Women: 1 waits. First: R. S., since Oct 20.'],
    [line({ first: { ...first, initials: '' } }), true, '5 wait. First: no name, since Oct 20.'],
    [line({ first: null }), true, '5 wait. All have an offer.'],
    [line({ first: null, waiting: 1 }), true, '1 waits. They have an offer.'],
  ])('%#', (given, isOne, words) => {
    expect(describeWaiting(given, isOne, zone)).toBe(words)
  })

  it('counts questions', () => {
    expect([describeQuestions(1), describeQuestions(2)]).toEqual(['1 question', '2 questions'])
  })
})

it('a bed goes to who waits for it, then to who waits for any, never to who has an offer or waits for other beds', () => {
  const [women, any] = [line(), line({ audience: 'any' })]
  expect(findWaitingLine([any, women], 'women')).toBe(women)
  expect(findWaitingLine([any, { ...women, first: null }], 'women')).toBe(any)
  expect(findWaitingLine([women], 'men')).toBeNull()
})
