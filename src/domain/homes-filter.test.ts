import { describe, expect, it } from 'vitest'
import { askableAudiences, asksNothing, homesFilterIn, homesSearch } from './homes-filter.ts'

const read = (search: string) => homesFilterIn(new URLSearchParams(search))

describe('what is asked of a list of homes', () => {
  it('is read from the address and written back the same', () => {
    const search = '?town=Little+Rock&for=women&open=1&q=porch'
    expect(read(search)).toEqual({ town: 'Little Rock', for: 'women', open: true, q: 'porch' })
    expect(homesSearch(read(search))).toBe(search)
    expect(homesSearch(read(search), { page: '2' })).toBe(`${search}&page=2`)
  })

  it('is nothing in a form whose fields are all empty', () => {
    expect(asksNothing(read('?town=&for=&q=++'))).toBe(true)
    expect(homesSearch(read('?town=&for=&open=0&q='))).toBe('')
    expect(asksNothing(read('?open=1'))).toBe(false)
  })

  it('offers every group but anyone', () => {
    expect(askableAudiences).toContain('women')
    expect(askableAudiences).not.toContain('any')
  })
})
