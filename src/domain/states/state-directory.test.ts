import { describe, expect, it } from 'vitest'
import { count, notPublished, programme } from '#domain/figures/figure.ts'
import { buildDirectoryAddress, buildFullDirectoryAddress, sumDirectory } from './state-directory.ts'

describe('where a state directory is opened', () => {
  const arkansas = { slug: 'arkansas', directoryUrl: '/embed/directory/arkansas' }

  it('is this site while no provider host is set', () => {
    expect(buildDirectoryAddress(arkansas, null)).toBe('/embed/directory/arkansas')
  })

  it('is the path of the state at the provider host', () => {
    expect(buildDirectoryAddress(arkansas, 'https://directory.example')).toBe('https://directory.example/arkansas')
  })

  it('opens whole as our own search of the state, unless a provider keeps the list', () => {
    const record = { ...arkansas, code: 'AR' }
    expect(buildFullDirectoryAddress(record, null)).toBe('/residences?state=AR&open=1')
    expect(buildFullDirectoryAddress(record, 'https://directory.example')).toBe('https://directory.example/arkansas')
    expect(buildFullDirectoryAddress({ ...record, directoryUrl: null }, null)).toBeNull()
  })

  it('is nowhere for a state without a list, host or not', () => {
    expect(buildDirectoryAddress({ slug: 'ohio', directoryUrl: null }, 'https://directory.example')).toBeNull()
  })
})

it('the totals of the directory sum the states that report and say how many those are', () => {
  const reporting = { facilities: count(3, programme), beds: count(50, programme), certified: count(2, programme) }
  const silent = { facilities: notPublished, beds: notPublished, certified: notPublished }
  expect(sumDirectory([{ stats: reporting }, { stats: silent }, { stats: reporting }])).toEqual({
    certified: count(4, programme),
    beds: count(100, programme),
    states: 2,
  })
})
