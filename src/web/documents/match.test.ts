import { describe, expect, it } from 'vitest'
import { matchPage } from './match.ts'

const found = (path: string) => {
  const match = matchPage(path)
  return match && [match.row.path, match.params]
}

describe('the page an address belongs to', () => {
  it('is the one of its path, with or without a slash at the end', () => {
    expect(found('/faq')).toEqual(['/faq', {}])
    expect(found('/faq/')).toEqual(['/faq', {}])
    expect(found('/')).toEqual(['/', {}])
  })

  it('has the values of its parameters, decoded', () => {
    expect(found('/residences/ar/little-rock')).toEqual([
      '/residences/:state/:place',
      { state: 'ar', place: 'little-rock' },
    ])
    expect(found('/residences/caf%C3%A9')).toEqual(['/residences/:slug', { slug: 'café' }])
    expect(found('/residences/%E0%A4%A')).toEqual(['/residences/:slug', { slug: '%E0%A4%A' }])
  })

  it('is the one that names more of the path', () => {
    expect(found('/residences/asked/abc')?.[0]).toBe('/residences/asked/:secret')
    expect(found('/workspace/residences/new')?.[0]).toBe('/workspace/residences/new')
  })

  it.each(['/nowhere', '/faq/more', '//faq', '/residences//', ''])('is none for "%s"', (path) => {
    expect(found(path)).toBeNull()
  })
})
