import { describe, expect, it } from 'vitest'
import {
  askableAudiences,
  buildResidencesSearch,
  isEmptyFilter,
  listPresetParts,
  readResidencesFilter,
} from './residences-filter.ts'

const read = (search: string) => readResidencesFilter(new URLSearchParams(search))

describe('what is asked of a list of homes', () => {
  it('is read from the address and written back the same', () => {
    const search = '?town=Little+Rock&for=women&open=1&q=porch'
    expect(read(search)).toMatchObject({ town: 'Little Rock', for: 'women', open: true, q: 'porch' })
    expect(buildResidencesSearch(read(search))).toBe(search)
    expect(buildResidencesSearch(read(search), { page: '2' })).toBe(`${search}&page=2`)
  })

  it('is nothing in a form whose fields are all empty', () => {
    expect(isEmptyFilter(read('?town=&for=&q=++'))).toBe(true)
    expect(buildResidencesSearch(read('?town=&for=&open=0&q='))).toBe('')
    expect(isEmptyFilter(read('?open=1'))).toBe(false)
  })

  it('keeps what the page around the list has asked beforehand', () => {
    const search = '?for=men&near=72201&radius=50&fee_max=300&buprenorphine=yes'
    expect(buildResidencesSearch(read(search))).toBe(search)
    expect(listPresetParts(read(search).preset).map(([name]) => name)).toEqual([
      'near',
      'radius',
      'fee_max',
      'buprenorphine',
    ])
    expect(listPresetParts(read('?for=men').preset)).toEqual([])
  })

  it('offers every group but anyone', () => {
    expect(askableAudiences).toContain('women')
    expect(askableAudiences).not.toContain('any')
  })
})
