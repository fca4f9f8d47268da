import { describe, expect, it } from 'vitest'
import { listSpanishSpellings, spanishStateNames } from '#domain/states/spanish-state-names.ts'
import { type StateCode, states } from './slugs.ts'
import { namesOfStates, statesEs } from './spanish.ts'

describe('the states in Spanish', () => {
  it('are the 51, each with its letters and its address', () => {
    const own = ({ slug, code }: (typeof statesEs)[number]) => `${code} ${slug}`
    expect(statesEs.map(own).toSorted()).toEqual(states.map(own).toSorted())
    expect(Object.keys(spanishStateNames)).toHaveLength(51)
    expect(namesOfStates).toHaveLength(102)
  })

  it('are asked for by the type check, each of them', () => {
    const { NM: _, ...others } = spanishStateNames
    // @ts-expect-error: New Mexico is missing.
    const lacking: Record<StateCode, string> = others
    expect(lacking.NM).toBeUndefined()
  })

  it.each([
    ['NM', 'Nuevo México'],
    ['NC', 'Carolina del Norte'],
    ['PA', 'Pensilvania'],
    ['LA', 'Luisiana'],
    ['MS', 'Misisipi'],
    ['MO', 'Misuri'],
    ['NY', 'Nueva York'],
    ['HI', 'Hawái'],
    ['DC', 'Distrito de Columbia'],
    ['MI', 'Míchigan'],
    ['OR', 'Oregón'],
    ['WV', 'Virginia Occidental'],
    ['MN', 'Minnesota'],
    ['ZZ', null],
  ])('%s is called %s', (code, name) => {
    expect(listSpanishSpellings(code)[0] ?? null).toBe(name)
  })

  it('stand in the order of their Spanish names', () => {
    const names = statesEs.map(({ name }) => name)
    expect(names.slice(4, 9)).toEqual([
      'California',
      'Carolina del Norte',
      'Carolina del Sur',
      'Colorado',
      'Connecticut',
    ])
    expect(names.indexOf('Míchigan')).toBeLessThan(names.indexOf('Minnesota'))
  })
})
