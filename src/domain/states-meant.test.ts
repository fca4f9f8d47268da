import { describe, expect, it } from 'vitest'
import type { DirectoryEntry } from '#domain/directory-status.ts'
import { notPublished } from '#domain/figure.ts'
import { statesMeant } from '#domain/states-meant.ts'

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
  return statesMeant(entries, text).map(({ code }) => code)
}

describe('the states a person means', () => {
  it('are the one their ZIP code lies in', () => {
    expect(meant('30303')).toEqual(['GA'])
    expect(meant(' 97201-1234 ')).toEqual(['OR'])
  })

  it('are the one with exactly that name or code, in any case', () => {
    expect(meant('or')).toEqual(['OR'])
    expect(meant('VIRGINIA')).toEqual(['VA'])
  })

  it('are all whose name or code contains what was typed', () => {
    expect(meant('virg')).toEqual(['VA', 'WV'])
    expect(meant('ia')).toEqual(['CA', 'GA', 'VA', 'WV'])
  })

  it('are none for blank text, for a ZIP code of no state, and for what matches nothing', () => {
    for (const text of ['', '  ', '00901', '123', 'Narnia']) expect(meant(text)).toEqual([])
  })
})
