import { describe, expect, it } from 'vitest'
import { count, notPublished, programme } from '#domain/figures/figure.ts'
import type { AdoptionLevel } from './adoption.ts'
import { type DirectoryEntry, type DirectoryStatus, searchDirectory, sortDirectory } from './directory-status.ts'

function entry(name: string, code: string, status: DirectoryStatus, level: AdoptionLevel, size?: number) {
  const facilities = size === undefined ? notPublished : count(size, programme)
  return { name, code, status, adoptionLevel: level, stats: { facilities } } satisfies DirectoryEntry
}

const entries = [
  entry('Wyoming', 'WY', 'placeholder', 0),
  entry('Georgia', 'GA', 'unclaimed', 0),
  entry('California', 'CA', 'claiming', 2, 120),
  entry('Pennsylvania', 'PA', 'claiming', 1, 65),
  entry('Maine', 'ME', 'claimed', 2, 42),
  entry('Alabama', 'AL', 'claimed', 1, 42),
  entry('Arkansas', 'AR', 'claimed', 3, 87),
]

const codes = (list: readonly DirectoryEntry[]) => list.map((item) => item.code).join(' ')

describe('sorting the directory', () => {
  it('by progress puts status first, then the higher adoption level', () => {
    expect(codes(sortDirectory(entries, 'adoption'))).toBe('AR ME AL CA PA GA WY')
  })

  it('by size puts most facilities first, equals by name, unreported states last', () => {
    expect(codes(sortDirectory(entries, 'facilities'))).toBe('CA AR PA AL ME GA WY')
  })

  it('leaves the list it was given alone', () => {
    const before = codes(entries)
    sortDirectory(entries, 'name')
    expect(codes(entries)).toBe(before)
  })
})

describe('searching the directory', () => {
  it('matches a code', () => {
    expect(codes(searchDirectory(entries, ' wy '))).toBe('WY')
  })

  it('shows every state for blank text', () => {
    expect(searchDirectory(entries, ' ')).toHaveLength(entries.length)
  })
})
