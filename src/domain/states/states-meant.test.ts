import { describe, expect, it } from 'vitest'
import { notPublished } from '#domain/figures/figure.ts'
import type { DirectoryEntry } from './directory-status.ts'
import { findMeantStates, findNearestStates } from './states-meant.ts'

function entry(name: string, code: string): DirectoryEntry {
  return { name, code, status: 'unclaimed', adoptionLevel: 0, stats: { facilities: notPublished } }
}

const entries = [
  entry('California', 'CA'),
  entry('Georgia', 'GA'),
  entry('Oregon', 'OR'),
  entry('Virginia', 'VA'),
  entry('West Virginia', 'WV'),
]

function meant(text: string): string[] {
  return findMeantStates(entries, text).map(({ code }) => code)
}

describe('the states a person means', () => {
  it('are the one their ZIP code lies in', () => {
    expect(meant('30303')).toEqual(['GA'])
    expect(meant(' 97201-1234 ')).toEqual(['OR'])
  })

  it('are all whose name or code contains what was typed, in any case', () => {
    expect(meant('virg')).toEqual(['VA', 'WV'])
    expect(meant('IA')).toEqual(['CA', 'GA', 'VA', 'WV'])
  })

  it('begin with the one of exactly that name or code', () => {
    expect(meant('or')).toEqual(['OR', 'CA', 'GA'])
    expect(meant('west virginia')).toEqual(['WV'])
    expect(findMeantStates(entries.toReversed(), 'VIRGINIA').map(({ code }) => code)).toEqual(['VA', 'WV'])
  })

  it('are all of them for blank text, and while a ZIP code is being typed', () => {
    for (const text of ['', '  ', '3', '3030']) expect(meant(text)).toHaveLength(entries.length)
  })

  it('are none for a ZIP code of no state, and for what matches nothing', () => {
    for (const text of ['00901', '303033', 'Narnia']) expect(meant(text)).toEqual([])
  })
})

describe('the nearest states to a text that matches none', () => {
  const nearest = (text: string) => findNearestStates(entries, text, 2).map(({ code }) => code)

  it('are the ones with the fewest letters to change', () => {
    expect(nearest('Gorgia')[0]).toBe('GA')
    expect(nearest('oregn')[0]).toBe('OR')
    expect(nearest('west virgina')).toEqual(['WV', 'VA'])
  })

  it('are found from the beginning of a name too', () => {
    expect(nearest('calf')[0]).toBe('CA')
  })

  it.each(['zzz', 'qqqqqq'])('are none for %s, which is close to nothing', (text) => {
    expect(nearest(text)).toEqual([])
  })

  it('are none for digits: a ZIP code has no neighbors by its letters', () => {
    expect(nearest('00901')).toEqual([])
  })
})
