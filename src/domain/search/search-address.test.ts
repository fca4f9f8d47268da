import { describe, expect, it } from 'vitest'
import {
  asksOnlyPlace,
  buildSearch,
  changeSearch,
  findAskedMedicine,
  keepOnlyPlace,
  readCarriedSearch,
  readSearchAddress,
  toggleCompare,
} from './search-address.ts'

const read = (search: string) => readSearchAddress(new URLSearchParams(search))
const short = (search: string) => buildSearch(read(search))

describe('the address of a search', () => {
  it.each([
    [
      'a form without script',
      'near=72201&radius=25&open=1&for=&fee_max=&medicine=methadone&pets=&sort=',
      'near=72201&open=1&methadone=yes',
    ],
    ['boxes ticked', 'near=72201&level=2&level=3', 'near=72201&level=2,3'],
    ['choices that say nothing', 'state=AR&open=0&certified=0&unstated=0', 'state=AR'],
    ['a form without a place', 'near=&state=AR&radius=50&sort=distance', 'state=AR'],
    ['a distance without a place, for the API to refuse', 'state=AR&radius=50', 'state=AR&radius=50'],
    ['one thing said twice', 'state=AR&pets=yes&pets=yes', 'state=AR&pets=yes'],
    ['two things said of one', 'state=AR&pets=yes&pets=no', 'state=AR&pets=yes&pets=no'],
    ['the field of a point', 'near=Near+me+(34.75,+-92.29)&radius=10', 'near=34.75,-92.29&radius=10'],
    ['spaces and commas', 'near=Little Rock, AR', 'near=Little+Rock,+AR'],
    ['what others add to a link', 'near=72201&utm_source=news&fbclid=x', 'near=72201'],
    ['how the homes are shown', 'view=list&near=72201', 'near=72201&view=list'],
    ['a way to show them that there is not', 'near=72201&view=tiles', 'near=72201'],
    ['what nobody knows', 'near=72201&colour=red', 'near=72201&colour=red'],
  ])('is short for %s', (_, long, wanted) => {
    expect(short(long)).toBe(`?${wanted}`)
    expect(short(short(long).slice(1))).toBe(`?${wanted}`)
  })

  it('carries nothing elsewhere but what a search may ask, each once', () => {
    const carried = readCarriedSearch(
      new URLSearchParams('near=72201&to=//evil.example&pets=no&pets=yes&limit=9&compare=a,b'),
    )
    expect(buildSearch(carried)).toBe('?near=72201&pets=no&compare=a,b')
  })

  it('keeps how the homes are shown whatever else changes', () => {
    const address = read('near=72201&pets=yes&view=list')
    for (const next of [changeSearch(address, { pets: null }), toggleCompare(address, 'a'), keepOnlyPlace(address)]) {
      expect(next.view).toBe('list')
    }
  })

  it('asks nothing when nothing is said', () => {
    expect(short('near=&radius=25&open=0')).toBe('')
  })

  it('keeps a need that was said although the field for medicines says another', () => {
    expect(read('near=1&medicine=methadone&methadone=no&buprenorphine=yes').query).toMatchObject({ methadone: 'no' })
    expect(findAskedMedicine({ methadone: 'yes', buprenorphine: 'no' })).toBe('methadone')
  })

  it('is one thing again once anything changes', () => {
    expect(buildSearch(changeSearch(read('near=72201&open=1&open=waiting'), { pets: 'yes' }))).toBe(
      '?near=72201&open=1&pets=yes',
    )
  })

  it('begins at its first page when it changes', () => {
    const address = read('near=72201&open=1&cursor=abc')
    expect(buildSearch(changeSearch(address, { open: null }))).toBe('?near=72201')
    expect(buildSearch(changeSearch(address, { radius: '50' }))).toBe('?near=72201&radius=50&open=1')
  })

  it('keeps the place when everything else is cleared', () => {
    const address = read('near=72201&radius=10&open=1&pets=no&q=hill&unstated=1')
    expect(buildSearch(keepOnlyPlace(address))).toBe('?near=72201&radius=10')
    expect([asksOnlyPlace(address), asksOnlyPlace(keepOnlyPlace(address))]).toEqual([false, true])
  })

  it('holds at most four homes side by side, and no nonsense', () => {
    const address = read('state=AR&compare=a,b,b,<script>,c')
    expect(address.compare).toEqual(['a', 'b', 'c'])
    const five = ['d', 'e'].reduce(toggleCompare, address)
    expect(five.compare).toEqual(['b', 'c', 'd', 'e'])
    expect(buildSearch(toggleCompare(five, 'c'))).toBe('?state=AR&compare=b,d,e')
  })
})
