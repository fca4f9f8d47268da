import { describe, expect, it } from 'vitest'
import { every } from './demands.ts'
import { moveAnswers } from './move-answers.ts'
import type { RuleExtras } from './rule.ts'
import { defineDomain, definePart, definePrinciple, residence, type Standard } from './standard.ts'
import { findStandard } from './versions.ts'

type Letter = 'a' | 'b' | 'c' | 'd'

function version(number: string, rules: Partial<Record<Letter, RuleExtras>>): Standard {
  const rows = (['a', 'b', 'c', 'd'] as const).flatMap((letter) => {
    const extras = rules[letter]
    return extras
      ? [residence(`2.F.17.${letter}`, 'to check', every, `Rule ${letter} of ${number}`, ['photo'], extras)]
      : []
  })
  return {
    version: number,
    issued: '2030-01',
    url: 'https://standard.example',
    domains: [defineDomain(2, 'The building', [definePrinciple('2.F', 'Safe', [definePart('2.F.17', 'Safe', rows)])])],
  }
}

const first = version('1.0', { a: {}, b: {}, c: {} })

describe('answers on a renewal', () => {
  it('all carry over within a version', () => {
    const same = moveAnswers(findStandard('3.0'), findStandard('3.0'))
    expect(same.kept.length).toBeGreaterThan(100)
    expect(same.kept.every(({ code, formerCode }) => code === formerCode)).toBe(true)
    expect([same.fresh, same.gone]).toEqual([[], []])
  })

  it('carry over by code; what is new is asked, what is gone is left', () => {
    const next = version('2.0', { a: {}, b: {}, d: {} })
    expect(moveAnswers(first, next, [first, next])).toEqual({
      kept: [
        { code: '2.F.17.a', formerCode: '2.F.17.a' },
        { code: '2.F.17.b', formerCode: '2.F.17.b' },
      ],
      fresh: ['2.F.17.d'],
      gone: ['2.F.17.c'],
    })
  })

  it('follow a rule to its new code, and leave whoever took the old one', () => {
    const next = version('2.0', { a: {}, b: {}, c: { formerCode: '2.F.17.b' }, d: { formerCode: null } })
    expect(moveAnswers(first, next, [first, next])).toEqual({
      kept: [
        { code: '2.F.17.a', formerCode: '2.F.17.a' },
        { code: '2.F.17.c', formerCode: '2.F.17.b' },
      ],
      fresh: ['2.F.17.b', '2.F.17.d'],
      gone: ['2.F.17.c'],
    })
  })

  it('do not carry over where a rule keeps its code and means another thing', () => {
    const next = version('2.0', { a: { formerCode: null } })
    expect(moveAnswers(first, next, [first, next]).fresh).toEqual(['2.F.17.a'])
  })

  it('go through every version in between, in whatever order they are listed', () => {
    const second = version('2.0', { b: { formerCode: '2.F.17.a' } })
    const third = version('10.0', { c: { formerCode: '2.F.17.b' }, d: {} })
    const moved = moveAnswers(first, third, [third, second, first])
    expect(moved.kept).toEqual([{ code: '2.F.17.c', formerCode: '2.F.17.a' }])
    expect(moved.fresh).toEqual(['2.F.17.d'])
  })
})
