import { describe, expect, it } from 'vitest'
import { stateResidence } from '#tests/support/residence/affiliate-residences.ts'
import { buildResidencesPage, countResidences, findResidences, listCounties } from './find-residences.ts'
import {
  everyResidence,
  type ResidencesAsked,
  readColumns,
  readResidencesAsked,
  residenceColumns,
  writeColumns,
  writeResidencesAsked,
} from './residences-asked.ts'
import type { StateResidence } from './state-residence.ts'

function residence(name: string, given: Partial<StateResidence> = {}): StateResidence {
  const certificate = { number: `WV-${name}`, endsOn: '2027-01-01', isUnconfirmed: false, isForATime: false }
  const certified = { level: 2, isCertified: true, certificate: { ...certificate, isEnding: false } }
  return stateResidence(name, { ...certified, open: 2, saidAt: '2026-11-28T00:00:00.000Z', age: 'day', ...given })
}

const residences = [
  residence('Alder'),
  residence('Birch 10', { isClaimed: false, operator: '', open: null, saidAt: null, age: 'never', beds: 4 }),
  residence('Birch 9', {
    city: 'Peña Blanca',
    county: '',
    level: null,
    isCertified: false,
    isSuspended: true,
    certificate: null,
    earlierNumbers: ['WV-1068', 'WV-1011'],
    isToCheck: true,
    open: 0,
  }),
]
const names = (asked: Partial<ResidencesAsked>) =>
  findResidences(residences, { ...everyResidence, ...asked }).map(({ name }) => name)

describe('homes of a state', () => {
  it('are found by any words of name, town, county, operator and number, without accents', () => {
    expect(names({ find: 'pena' })).toEqual(['Birch 9'])
    expect(names({ find: 'raleigh porch' })).toEqual(['Alder'])
    expect(names({ find: 'wv-birch' })).toEqual(['Birch 10'])
    expect([names({ find: 'wv-1068' }), names({ find: 'WV-1011' })]).toEqual([['Birch 9'], ['Birch 9']])
    expect(names({ find: '  ' })).toHaveLength(3)
  })

  it('are found by what each choice says', () => {
    expect(names({ show: 'uncertified' })).toEqual(['Birch 9'])
    expect(names({ show: 'suspended' })).toEqual(['Birch 9'])
    expect(names({ show: 'to-check' })).toEqual(['Birch 9'])
    expect(names({ level: 'none' })).toEqual(['Birch 9'])
    expect(names({ claimed: 'no' })).toEqual(['Birch 10'])
    expect(names({ age: 'never' })).toEqual(['Birch 10'])
    expect(names({ open: 'yes' })).toEqual(['Alder'])
    expect(names({ county: 'Raleigh', claimed: 'yes' })).toEqual(['Alder'])
  })

  it('are sorted both ways, with what is not said last each time', () => {
    expect(names({})).toEqual(['Alder', 'Birch 10', 'Birch 9'])
    expect(names({ to: 'down' })).toEqual(['Birch 9', 'Birch 10', 'Alder'])
    expect(names({ order: 'town', to: 'down' })).toEqual(['Birch 9', 'Alder', 'Birch 10'])
    expect(names({ order: 'open' })).toEqual(['Birch 9', 'Alder', 'Birch 10'])
    expect(names({ order: 'open', to: 'down' })).toEqual(['Alder', 'Birch 9', 'Birch 10'])
    expect(names({ order: 'certificate', to: 'down' })).toEqual(['Alder', 'Birch 10', 'Birch 9'])
  })

  it('are counted as the list shows them, and parted into pages', () => {
    expect(countResidences(residences)).toEqual({
      all: 3,
      certified: 2,
      uncertified: 1,
      suspended: 1,
      unconfirmed: 0,
      ending: 0,
      'to-check': 1,
    })
    expect(listCounties(residences)).toEqual(['Raleigh'])
    const many = Array.from({ length: 120 }, (_, no) => residence(`House ${no}`))
    expect(buildResidencesPage(many, 3)).toMatchObject({ found: 120, pages: 3, page: 3 })
    expect(buildResidencesPage(many, 9).shown).toHaveLength(20)
    expect(buildResidencesPage([], 2)).toEqual({ shown: [], found: 0, pages: 1, page: 1 })
  })
})

describe('the address of a list', () => {
  it('says what was asked and nothing else, and gives it back', () => {
    const asked: ResidencesAsked = {
      ...everyResidence,
      find: ' elm ',
      show: 'ending',
      order: 'beds',
      to: 'down',
      page: 2,
    }
    const search = writeResidencesAsked(asked)
    expect(search.toString()).toBe('find=elm&show=ending&order=beds&to=down&page=2')
    expect(readResidencesAsked(search)).toEqual({ ...asked, find: 'elm' })
    expect(readResidencesAsked(new URLSearchParams('show=x&page=-1&level=9'))).toEqual(everyResidence)
  })

  it('says which columns stand, also that none does', () => {
    for (const columns of [null, [], ['town', 'beds'], residenceColumns] as const) {
      expect(readColumns(writeColumns(new URLSearchParams(), columns))).toEqual(columns)
    }
  })
})
