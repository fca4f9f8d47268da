import { describe, expect, it } from 'vitest'
import { placeFacts } from '#contract/search/place-page.ts'
import { listNames, searchServer } from '#tests/support/directory/search-server.ts'

const { build, find, answer, request, saying } = searchServer()

const littleRock = { latitude: 34.7465, longitude: -92.2896, city: 'Little Rock', zip: '72201' }
const conway = { latitude: 35.0887, longitude: -92.4421, city: 'Conway', zip: '72032' }
const facts = async (query: string) => placeFacts.parse(await (await request(`/api/residences/place?${query}`)).json())

describe('the homes of a county', () => {
  it('are those in its ZIP codes, and of its towns those that keep their ZIP code to themselves', async () => {
    await build({ name: 'In it', ...littleRock }, { name: 'Outside', ...conway })
    await build({ name: 'Hidden', ...littleRock, visibility: 'hidden' })
    const page = await answer('?near=Pulaski County, AR')
    expect(listNames(page).toSorted()).toEqual(['Hidden', 'In it'])
    expect(page).toMatchObject({
      total: 2,
      lookedAt: 2,
      place: { kind: 'county', name: 'Pulaski County', radius: null },
    })
    expect(listNames(await find('?near=Pulaski County, AR&q=outside'))).toEqual([])
    expect(listNames(await find('?near=Pulaski County, AR&radius=50')).toSorted()).toEqual([
      'Hidden',
      'In it',
      'Outside',
    ])
  })

  it('are looked for farther around where there are none', async () => {
    await build({ name: 'Outside', ...conway, groups: [saying(8, 2)] })
    const { total, relaxations } = await answer('?near=Pulaski County, AR&open=1')
    expect(total).toBe(0)
    expect(relaxations[0]).toMatchObject({ change: 'radius', from: '', to: '50', homes: 1 })
  })
})

describe('the homes of a town', () => {
  it('are found in each way people write its name', async () => {
    await build({ name: 'One', city: 'St. Joe' }, { name: 'Two', city: 'saint joe' }, { name: 'Three', city: 'Conway' })
    expect(listNames(await find('?state=AR&city=Saint Joe')).toSorted()).toEqual(['One', 'Two'])
  })
})

describe('GET /api/residences/place', () => {
  it('says the county of a town, its certified homes, and the towns near it where homes stand', async () => {
    await build({ name: 'A', ...littleRock, certified: true }, { name: 'B', ...littleRock }, { name: 'C', ...conway })
    expect(await facts('state=ar&slug=little-rock')).toMatchObject({
      kind: 'town',
      name: 'Little Rock',
      state: 'AR',
      county: 'Pulaski County',
      certified: 1,
      towns: [{ name: 'Conway', state: 'AR', homes: 1 }],
    })
    expect(await facts('state=AR&slug=pulaski-county')).toMatchObject({
      kind: 'county',
      name: 'Pulaski County',
      county: null,
      certified: 1,
      towns: [{ name: 'Little Rock' }, { name: 'Conway' }],
    })
  })

  it.each([
    ['state=AR&slug=nowhere-at-all', 404],
    ['state=ZZ&slug=little-rock', 404],
    ['state=Arkansas&slug=little-rock', 422],
    ['state=AR', 422],
    ['state=AR&slug=little-rock&city=x', 422],
  ])('answers %s with %i', async (query, status) => {
    expect((await request(`/api/residences/place?${query}`)).status).toBe(status)
  })
})
