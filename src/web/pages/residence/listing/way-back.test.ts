import { expect, it } from 'vitest'
import { residenceEn } from '#content/residence/residence.en.ts'
import { buildSearch } from '#domain/search/search-address.ts'
import { sampleResidence } from '#tests/support/directory/sample-residences.ts'
import { buildSearchAround, describeSearch } from './way-back.ts'

const group = (audience: 'women' | 'men' | 'any') => ({ audience, totalBeds: 4, availableBeds: 1, reportedAt: null })

it.each([
  [{}, '?near=72114&open=1&for=women'],
  [{ zip: null, addressVisibility: 'hidden' as const }, '?near=North+Little+Rock,+AR&open=1&for=women'],
  [{ groups: [group('women'), group('women')] }, '?near=72114&open=1&for=women'],
  [{ groups: [group('women'), group('men')] }, '?near=72114&open=1'],
  [{ groups: [group('any')] }, '?near=72114&open=1'],
  [{ groups: [] }, '?near=72114&open=1'],
])('the homes around a home of %o are %s', (said, address) => {
  expect(buildSearch(buildSearchAround(sampleResidence(said)))).toBe(address)
})

it.each([
  [{ near: '72201', open: '1' }, null, 'Homes near 72201'],
  [{ near: '34.75,-92.29' }, null, 'Homes near you'],
  [{ state: 'TX' }, 'Texas', 'Homes in Texas'],
  [{ state: 'TX', city: 'Austin' }, 'Texas', 'Homes near Austin, Texas'],
  [{ q: 'harbor' }, null, 'Find a home'],
  [{}, null, 'Homes in Arkansas'],
])('the way back to %o is called after its place', (query, state, words) => {
  expect(describeSearch(query, state, { residence: 'Arkansas', crumbs: residenceEn.crumbs })).toBe(words)
})
