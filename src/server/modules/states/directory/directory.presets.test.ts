import { describe, expect, it } from 'vitest'
import { type ResidencesPage, residencesPage } from '#contract/states/directory.ts'
import { createPlaces } from '#server/modules/search/meant/known-places.service.ts'
import { samplePlaces } from '#tests/support/directory/places-file.ts'
import { residencesSite } from '#tests/support/directory/residences-site.ts'
import { createDirectoryRoutes } from './directory.routes.ts'
import { createDirectory } from './directory.service.ts'

const file = samplePlaces()
const states = { options: async () => [{ id: 'AR', name: 'Arkansas' }] }
const { build, json, request, saying } = residencesSite(({ transactions, clock }) => {
  const places = createPlaces({ file, states })
  return [createDirectoryRoutes(createDirectory({ transactions, clock, states, places }))]
})

const path = '/api/directory/states/arkansas/residences'
const asked = async (query: string): Promise<ResidencesPage> => residencesPage.parse(await json(`${path}${query}`))
const names = async (query: string) => (await asked(query)).items.map(({ name }) => name)
const littleRock = { city: 'Little Rock', zip: '72201', latitude: 34.75, longitude: -92.29 }
const benton = { city: 'Benton', zip: '72015', latitude: 34.56, longitude: -92.59 }
const fayetteville = { city: 'Fayetteville', zip: '72701', latitude: 36.06, longitude: -94.16 }

describe('what a page that frames a list asks beforehand', () => {
  it('is a place: the homes around it, the nearest town first', async () => {
    await build(
      { name: 'Far', ...fayetteville, groups: [saying(8, 6)] },
      { name: 'Near', ...benton, groups: [saying(8, 5)] },
      { name: 'Here', ...littleRock, groups: [saying(8, 1)] },
    )
    expect(await names('?near=72201')).toEqual(['Here', 'Near'])
    expect(await names('?near=Little Rock&radius=5')).toEqual(['Here'])
    expect(await names('?near=72201&radius=300')).toEqual(['Here', 'Near', 'Far'])
    expect(await asked('?near=72201')).toMatchObject({ total: 2, openBeds: 6 })
  })

  it('is the cash to move in, and medicines that are said to be welcome', async () => {
    const fee = (amount: number) => ({ amount, per: 'week' as const, deposit: 0, other: 0 })
    await build(
      { name: 'Both', fee: fee(150), answers: { buprenorphine: true, methadone: true } },
      { name: 'One', fee: fee(150), answers: { buprenorphine: true, methadone: false } },
      { name: 'Dear', fee: fee(400), answers: { buprenorphine: true } },
      { name: 'Silent' },
    )
    expect((await names('?fee_max=300')).toSorted()).toEqual(['Both', 'One'])
    expect(await names('?buprenorphine=yes&methadone=yes')).toEqual(['Both'])
    expect((await names('?buprenorphine=yes')).toSorted()).toEqual(['Both', 'Dear', 'One'])
  })

  it.each([
    ['?near=Nowhereville', 'near'],
    ['?radius=50', 'radius'],
    ['?near=72201&radius=900', 'radius'],
    ['?fee_max=cheap', 'fee_max'],
    ['?methadone=no', 'methadone'],
  ])('is refused by its name where it says nothing we know: %s', async (query, field) => {
    const response = await request(`${path}${query}`)
    expect(response.status).toBe(422)
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual([field])
  })
})
