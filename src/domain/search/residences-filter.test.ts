import { describe, expect, it } from 'vitest'
import {
  askableAudiences,
  isEmptyFilter,
  presetParts,
  residencesFilterIn,
  residencesSearch,
} from './residences-filter.ts'

const read = (search: string) => residencesFilterIn(new URLSearchParams(search))

describe('what is asked of a list of homes', () => {
  it('is read from the address and written back the same', () => {
    const search = '?town=Little+Rock&for=women&open=1&q=porch'
    expect(read(search)).toMatchObject({ town: 'Little Rock', for: 'women', open: true, q: 'porch' })
    expect(residencesSearch(read(search))).toBe(search)
    expect(residencesSearch(read(search), { page: '2' })).toBe(`${search}&page=2`)
  })

  it('is nothing in a form whose fields are all empty', () => {
    expect(isEmptyFilter(read('?town=&for=&q=++'))).toBe(true)
    expect(residencesSearch(read('?town=&for=&open=0&q='))).toBe('')
    expect(isEmptyFilter(read('?open=1'))).toBe(false)
  })

  it('keeps what the page around the list has asked beforehand', () => {
    const search = '?for=men&near=72201&radius=50&fee_max=300&buprenorphine=yes'
    expect(residencesSearch(read(search))).toBe(search)
    expect(presetParts(read(search).preset).map(([name]) => name)).toEqual([
      'near',
      'radius',
      'fee_max',
      'buprenorphine',
    ])
    expect(presetParts(read('?for=men').preset)).toEqual([])
  })

  it('offers every group but anyone', () => {
    expect(askableAudiences).toContain('women')
    expect(askableAudiences).not.toContain('any')
  })
})
