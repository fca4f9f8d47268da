import { describe, expect, it } from 'vitest'
import type { ImportField } from '#domain/imports/import-fields.ts'
import { toPlaceKey } from '#domain/places/place-name.ts'
import type { Town } from '#server/plumbing/gazetteer.ts'
import { findPlaceOfRow } from './place-of-row.rules.ts'
import { type Mapping, type RowParts, readRow } from './row-facts.rules.ts'

const littleRock = { name: 'Little Rock', stateCode: 'AR', latitude: 34.75, longitude: -92.29 } as Town
const gazetteer = {
  zip: (code: string) => (code === '72201' ? littleRock : null),
  town: (key: string, state: string) => (key === toPlaceKey(littleRock.name) && state === 'AR' ? littleRock : null),
  townsNamed: (key: string) => (key === toPlaceKey(littleRock.name) ? [littleRock] : []),
}
const states = [
  { id: 'AR', name: 'Arkansas' },
  { id: 'TX', name: 'Texas' },
]
const fields: ImportField[] = ['city', 'state', 'zip']
const whole = new Map(fields.map((field, at) => [field, at]))

function placed(...cells: string[]) {
  return placedBy(whole, cells)
}

function placedBy(mapping: Mapping, cells: readonly string[], answers: Partial<RowParts> = {}) {
  const facts = readRow(cells, 1, { mapping, fixes: {}, meanings: {}, states, gazetteer, ...answers })
  const { place, wrong } = findPlaceOfRow(facts, null, { gazetteer, states, mapping })
  return {
    place: place && `${place.city}, ${place.state_code} ${place.zip}`,
    wrong: [...facts.wrong, ...wrong].map(({ field }) => field),
  }
}

describe('the place of a row', () => {
  it.each([
    [['', '', '72201'], 'Little Rock, AR 72201'],
    [['Little Rock', 'AR', '72999'], 'Little Rock, AR 72999'],
    [['Nowhere', 'AR', '72201'], 'Nowhere, AR 72201'],
    [['Little Rock, AR', '', '72201'], 'Little Rock, AR 72201'],
    [['Little Rock, AR', 'AR', '72201'], 'Little Rock, AR 72201'],
    [['Little Rock, Arkansas', 'Arkansas', '72201'], 'Little Rock, AR 72201'],
    [['Little Rock AR', '', '72201'], 'Little Rock, AR 72201'],
    [['Little Rock, AR 72201', '', ''], 'Little Rock, AR 72201'],
    [['Nowhere AR', '', '72201'], 'Nowhere, AR 72201'],
    [['Texas', 'AR', '72201'], 'Texas, AR 72201'],
  ])('of %j is %s', (cells, place) => {
    expect(placed(...cells)).toEqual({ place, wrong: [] })
  })

  it.each([
    ['an empty town beside a ZIP code that cannot be read', ['', 'AR', '722'], ['zip', 'city']],
    ['an empty town beside a ZIP code that is none', ['', 'AR', '72999'], ['zip', 'city']],
    ['all three where the row says nothing', ['', '', ''], ['zip', 'city', 'state']],
    ['a missing ZIP code beside a state that cannot be read', ['Little Rock', 'Arkansaw', ''], ['state', 'zip']],
    ['a ZIP code of another state', ['Little Rock', 'TX', '72201'], ['zip']],
    ['a ZIP code that no post office uses', ['Little Rock', 'AR', '00000'], ['zip']],
    ['a ZIP code that must be of another state', ['Little Rock', 'AR', '75999'], ['zip']],
    ['a town in two states', ['Little Rock, AR', 'TX', '72201'], ['city']],
    ['a town in another state than its ZIP code', ['Little Rock, TX', '', '72201'], ['zip']],
    ['nothing more than a ZIP code that cannot be read', ['Little Rock', 'AR', '722'], ['zip']],
  ])('is none, and names %s', (_, cells, wrong) => {
    expect(placed(...cells)).toEqual({ place: null, wrong })
  })

  it('takes the state beside a town where no column has it', () => {
    const mapping = new Map<ImportField, number>([
      ['city', 0],
      ['zip', 1],
    ])
    const place = 'Little Rock, AR 72201'
    expect(placedBy(mapping, ['Little Rock, AR', '72201'])).toEqual({ place, wrong: [] })
  })

  it('says both states of a town in two, and takes the one that is answered', () => {
    const cells = ['Little Rock, AR', 'TX', '72201']
    const facts = readRow(cells, 1, { mapping: whole, fixes: {}, meanings: {}, states, gazetteer })
    expect(facts.wrong).toEqual([
      {
        field: 'city',
        found: 'Little Rock, AR',
        expected: 'one state. The state of the row is Texas: type Little Rock, TX or Little Rock, AR',
        typed: null,
      },
    ])
    const right = { place: 'Little Rock, AR 72201', wrong: [] }
    expect(placedBy(whole, cells, { fixes: { '1': { city: 'Little Rock, AR' } } })).toEqual(right)
    const meanings = { city: { 'Little Rock, AR': 'Little Rock, AR' } }
    expect(placedBy(whole, cells, { meanings })).toEqual(right)
    expect(placedBy(whole, cells, { fixes: { '1': { state: 'AR' } } })).toEqual(right)
    const texas = { '1': { city: 'Little Rock, TX' } }
    expect(placedBy(whole, cells, { fixes: texas })).toEqual({ place: null, wrong: ['zip'] })
  })

  it('does not ask for columns that the sheet does not have', () => {
    expect(placedBy(new Map([['zip', 0]]), ['722'])).toEqual({ place: null, wrong: ['zip'] })
    expect(placedBy(new Map([['zip', 0]]), [''])).toEqual({ place: null, wrong: ['zip'] })
  })
})
