import { describe, expect, it } from 'vitest'
import { listingEn } from '#content/residence/listing.en.ts'
import { searchEn } from '#content/search/search.en.ts'
import { searchEs } from '#content/search/search.es.ts'
import { states } from '#content/states/slugs.ts'
import { namesOfStates, statesEs } from '#content/states/spanish.ts'
import { buildSearch, readSearchAddress } from '#domain/search/search-address.ts'
import { sampleAnswer, sampleResidence } from '#tests/support/directory/sample-residences.ts'
import { toResidencesData } from '#web/pages/search/found/list-data.ts'
import { describeChecks } from '#web/pages/search/found/miss-checks.ts'
import { toHead } from './search-said.ts'
import { addStateMeant, countNeeds, formatWhere, toChips } from './search-view.ts'

const both = { words: searchEn, listingWords: listingEn }
const read = (search: string) => readSearchAddress(new URLSearchParams(search))

describe('the answer in words', () => {
  const head = (search: string, said = {}) => {
    const address = read(search)
    const needs = countNeeds(toChips(address, '/residences', true, both))
    return toHead(sampleAnswer(said), address, needs, both)
  }

  it('has the count first, then the place and how old the numbers are', () => {
    expect(head('near=Little+Rock,AR&open=1&for=women')).toEqual({
      title: '1 home with an open bed for a woman',
      line: 'within 25 miles of Little Rock, AR. 10 beds open. Call to confirm 1 more.',
    })
  })

  it('counts beds for a whole state, before a town is chosen', () => {
    const place = { kind: 'state', name: 'Arkansas', state: 'AR', latitude: null, longitude: null, radius: null }
    const towns = [{ name: 'Conway', homes: 4, openBeds: 4, bedsToConfirm: 1, latitude: 35, longitude: -92 }]
    expect(head('state=AR', { place, towns, total: 52 }).title).toBe('10 beds open in Arkansas')
    expect(head('state=AR', { place, towns, total: 52 }).line).toBe(
      '52 sober living homes in 1 town. Choose a town. 1 more bed to confirm.',
    )
    const onlyOld = head('state=AR', { place, towns, total: 52, bedsFresh: 0, bedsOlder: 3 })
    expect(onlyOld).toEqual({
      title: '3 beds to confirm in Arkansas',
      line: '52 sober living homes in 1 town. Choose a town.',
    })
    const silent = head('state=AR', { place, towns, total: 52, bedsFresh: 0, bedsOlder: 0, saidBeds: 0 })
    expect(silent.title).toBe('Open beds in Arkansas: not reported yet')
    const full = head('state=AR', { place, towns, total: 52, bedsFresh: 0, bedsOlder: 0 })
    expect(full.title).toBe('0 beds open in Arkansas')
    expect(head('state=AR&open=1', { place, towns, total: 52 }).title).toBe('52 homes with an open bed')
  })

  it('says how many needs no home meets', () => {
    const none = { items: [], total: 0 }
    expect(head('near=72201&open=1&for=women&methadone=yes&pets=yes&fee_max=300&certified=1', none).title).toBe(
      'No home meets all 6 needs yet',
    )
    expect(head('near=72201', { ...none, lookedAt: 0 }).title).toBe(
      'No home is listed within 25 miles of Little Rock, AR yet',
    )
  })
})

describe('what was asked', () => {
  it('stands in chips, each with the address without it', () => {
    const address = read('near=72201&open=1&for=women&buprenorphine=yes&pets=no&fee_max=500&level=2,3&unstated=1')
    const chips = toChips(address, '/residences', true, both)
    expect(chips.map(({ words }) => words)).toEqual([
      'A woman',
      'Open now',
      'Buprenorphine (Suboxone) welcome',
      'No pets',
      'Up to $500',
      'Level II or III',
      'Not stated too',
    ])
    expect(chips.filter(({ isSaid }) => isSaid)).toHaveLength(2)
    expect(chips[3]?.to).toBe(
      '/residences?near=72201&open=1&for=women&fee_max=500&level=2,3&buprenorphine=yes&unstated=1',
    )
  })

  it('has a chip for a distance that somebody chose, and none for the usual one', () => {
    const [first] = toChips(read('near=72201&radius=10'), '/residences', true, both)
    expect([first?.words, first?.to]).toEqual(['Within 10 miles', '/residences?near=72201'])
    expect(toChips(read('near=72201&radius=25'), '/residences', true, both)).toEqual([])
  })

  it.each([
    ['state=AR', 'Arkansas'],
    ['state=ar&city=Conway', 'Conway, AR'],
    ['near=72201', '72201'],
    ['near=34.75,-92.29', 'Near me (34.75,-92.29)'],
    ['near=map+34.75,-92.29', 'Map 34.75,-92.29'],
    ['near=Conway, AR', 'Conway, AR'],
    ['state=ZZ', 'ZZ'],
  ])('stands in the field as it was typed: %s', (search, text) => {
    expect(formatWhere(read(search).query, states, searchEn)).toBe(text)
  })

  it('is a state when a state was typed', () => {
    expect(buildSearch(addStateMeant(read('near=arkansas&radius=50&open=1'), states))).toBe('?state=AR&open=1')
    expect(buildSearch(addStateMeant(read('near=Conway,AR'), states))).toBe('?near=Conway,AR')
  })

  it('is a state by its Spanish name too, with or without its accents, and by the English one', () => {
    for (const typed of ['Nuevo México', 'nuevo mexico', 'New Mexico', 'nm'])
      expect(buildSearch(addStateMeant(read(`near=${typed}`), namesOfStates))).toBe('?state=NM')
    expect(buildSearch(addStateMeant(read('near=Conway,AR'), namesOfStates))).toBe('?near=Conway,AR')
    expect(formatWhere(read('state=NM').query, statesEs, searchEs)).toBe('Nuevo México')
  })
})

it('why a home is not among the answers says what it misses first, in its own words, with what was asked', () => {
  const residence = sampleResidence({ availableBeds: 0, cashToMoveIn: 340 })
  const none = { need: null, wanted: null } as const
  const checks = [
    { what: 'audience', ...none, said: 'yes', isMet: true },
    { what: 'cash', ...none, said: 'yes', isMet: true },
    { what: 'need', need: 'pets', wanted: 'no', said: 'yes', isMet: true },
    { what: 'need', need: 'wheelchair', wanted: 'yes', said: 'not_stated', isMet: false },
    { what: 'beds', ...none, said: 'no', isMet: false },
  ] as const
  const said = describeChecks(
    { residence, checks: [...checks] },
    read('near=72201&open=1&for=women&fee_max=500').query,
    both,
  )
  expect(said.map(({ value, words, asked }) => [value, words, asked])).toEqual([
    ['unsaid', 'Wheelchair access not stated. Ask when you call.', null],
    ['no', 'No bed open now', null],
    ['yes', 'Takes women', null],
    ['yes', '$340 to move in', 'You asked for up to $500.'],
    ['yes', 'No pets', null],
  ])
})

it('the list for search engines holds a street only where the address is public to the door', () => {
  const street = '12 Harbor Row'
  const residences = (['exact', 'area', 'hidden'] as const).map((addressVisibility) =>
    sampleResidence({ addressVisibility, street, zip: '72114' }),
  )
  const [exact, area, hidden] = toResidencesData(residences, 'Homes', (slug) => `/${slug}`).itemListElement.map(
    ({ item }) => item.address,
  )
  expect(exact).toMatchObject({ streetAddress: street, postalCode: '72114' })
  expect(JSON.stringify([area, hidden])).not.toContain(street)
  expect(JSON.stringify(hidden)).not.toContain('72114')
})
