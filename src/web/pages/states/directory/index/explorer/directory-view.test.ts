import { describe, expect, it } from 'vitest'
import { buildViewAddress, phoneLooks, readView, sorts } from './directory-view.ts'

const read = (query: string) => readView(new URLSearchParams(query))

describe('the address of the directory', () => {
  it('is the plain page by progress, in the usual look, without a search', () => {
    expect(buildViewAddress({ search: '  ', sort: 'adoption', look: 'usual' })).toBe('/directory')
    expect(read('')).toEqual({ search: '', sort: 'adoption', look: 'usual' })
  })

  it.each(sorts.flatMap((sort) => phoneLooks.map((look) => [sort, look] as const)))(
    'comes back as it was, sorted %s, as %s',
    (sort, look) => {
      const view = { search: 'new york & more', sort, look }
      expect(read(new URL(buildViewAddress(view), 'https://alliance.example').search)).toEqual(view)
    },
  )

  it('is read as the plain page where it names no order and no look there is', () => {
    expect(read('sort=beds&view=map&q=wv')).toEqual({ search: 'wv', sort: 'adoption', look: 'usual' })
  })

  it('is cut where somebody puts a book into it', () => {
    expect(read(`q=${'a'.repeat(5000)}`).search).toHaveLength(100)
  })
})
