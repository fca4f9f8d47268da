import { describe, expect, it } from 'vitest'
import {
  type Check,
  cleanCheck,
  findLastCheck,
  isRepeated,
  isToCheck,
  refuseCheck,
  refuseUndo,
} from './listing-check.ts'

const now = new Date('2026-11-28T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

it.each([
  ['never checked, unclaimed', {}, true],
  ['checked 180 days ago', { checkedAt: daysAgo(180) }, false],
  ['checked 181 days ago', { checkedAt: daysAgo(181) }, true],
  ['claimed, public for 180 days', { isClaimed: true, listedAt: daysAgo(180) }, false],
  ['claimed, public for 181 days', { isClaimed: true, listedAt: daysAgo(181) }, true],
  ['unclaimed, public today', { listedAt: daysAgo(0) }, true],
  ['claimed, beds said 30 days ago', { isClaimed: true, saidAt: daysAgo(30) }, false],
  ['claimed, beds said 31 days ago', { isClaimed: true, saidAt: daysAgo(31) }, true],
  ['unclaimed, beds said today', { saidAt: daysAgo(0) }, true],
  ['not public yet', { isPublished: false }, false],
])('a home %s', (_, given, expected) => {
  const home = { isPublished: true, isClaimed: false, listedAt: null, checkedAt: null, saidAt: null }
  expect(isToCheck(Object.assign(home, given), now)).toBe(expected)
})

const check = (id: string, given: Partial<Check> = {}): Check =>
  Object.assign({ id, outcome: 'right', words: '', personId: 'p', at: daysAgo(0), undoneAt: null }, given)

describe('an answer', () => {
  it('needs words where something changed or the home is gone, and has none otherwise', () => {
    expect(refuseCheck({ outcome: 'right', words: '' })).toBeNull()
    expect(refuseCheck({ outcome: 'no_answer', words: '' })).toBeNull()
    expect(refuseCheck({ outcome: 'changed', words: '' })?.fields).toEqual({ words: expect.any(String) })
    expect(refuseCheck({ outcome: 'gone', words: '' })?.fields).toEqual({ words: expect.any(String) })
    expect(refuseCheck({ outcome: 'gone', words: 'Sold.' })).toBeNull()
    expect(cleanCheck(check('a', { words: 'Hello' })).words).toBe('')
    expect(cleanCheck(check('a', { outcome: 'gone', words: 'Sold.' })).words).toBe('Sold.')
  })

  it('is one where the same person presses twice', () => {
    expect(isRepeated(check('b'), check('a'), now)).toBe(true)
    expect(isRepeated(check('b'), null, now)).toBe(false)
    expect(isRepeated(check('b', { outcome: 'no_answer' }), check('a'), now)).toBe(false)
    expect(isRepeated(check('b', { personId: 'q' }), check('a'), now)).toBe(false)
    expect(isRepeated(check('b'), check('a', { at: daysAgo(1) }), now)).toBe(false)
  })

  it('is undone from the last one back; twice is once', () => {
    const checks = [check('c', { undoneAt: daysAgo(0) }), check('b'), check('a')]
    expect(findLastCheck(checks)?.id).toBe('b')
    expect(refuseUndo(checks, 'b')).toBeNull()
    expect(refuseUndo(checks, 'c')).toBeNull()
    expect(refuseUndo(checks, 'a')?.refused).toBe('conflict')
    expect(refuseUndo(checks, 'd')?.refused).toBe('not_found')
  })
})
