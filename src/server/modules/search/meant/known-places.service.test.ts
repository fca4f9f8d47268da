import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samplePlaces } from '#tests/support/directory/places-file.ts'
import { searchedStates as states } from '#tests/support/directory/search-server.ts'
import { createPlaces } from './known-places.service.ts'

const places = createPlaces({ file: samplePlaces(), states })
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'porchlight-known-'))
})
afterAll(() => rm(folder, { recursive: true }))

const statesWithConway = ['AR', 'SC', 'MA', 'MI', 'MO', 'NC', 'NH', 'PA', 'WA']
const conways = [...statesWithConway.map((state) => `Conway, ${state}`), 'Conway County, AR']

describe('a place somebody means', () => {
  it.each([
    ['72201', null, 'zip', '72201', 'AR', 34.75, -92.28],
    ['Little Rock, AR 72201-1234', null, 'zip', '72201', 'AR', 34.75, -92.28],
    ['00501', null, 'zip', '00501', 'NY', 40.81, -73.05],
    ['Conway, AR', null, 'town', 'Conway', 'AR', 35.08, -92.46],
    ['conway arkansas', null, 'town', 'Conway', 'AR', 35.08, -92.46],
    [' CONWAY ', 'AR', 'town', 'Conway', 'AR', 35.08, -92.46],
    ['Conway, SC', 'AR', 'town', 'Conway', 'SC', 33.87, -79.05],
    ['Charleston, Virginia Occidental', null, 'town', 'Charleston', 'WV', 38.35, -81.63],
    ['Conway, Carolina del Sur', null, 'town', 'Conway', 'SC', 33.87, -79.05],
    ['Charleston West Virginia', null, 'town', 'Charleston', 'WV', 38.35, -81.63],
    ['Houston', null, 'town', 'Houston', 'TX', 29.76, -95.37],
    ['Ft Worth, TX', null, 'town', 'Fort Worth', 'TX', 32.74, -97.33],
    ['-89.5,170', null, 'point', '', null, -89.5, 170],
    ['34.7 , -92.3', null, 'point', '', null, 34.7, -92.3],
    ['map 34.7,-92.3', null, 'point', 'map', null, 34.7, -92.3],
    ['Mapa 34.7,-92.3', null, 'point', 'map', null, 34.7, -92.3],
  ])('"%s" in %s is the %s %s', async (text, stateCode, kind, name, ofState, latitude, longitude) => {
    expect(await places.find(text.trim(), stateCode)).toEqual({
      kind,
      name,
      stateCode: ofState,
      ...(kind === 'zip' && { town: expect.any(String) }),
      latitude: expect.closeTo(latitude, 0),
      longitude: expect.closeTo(longitude, 0),
      others: expect.any(Array),
      isGuess: false,
    })
  })

  it.each([
    ['Arkansas', 'Arkansas', 'AR'],
    ['west virginia', 'West Virginia', 'WV'],
    ['ar', 'Arkansas', 'AR'],
    ['Virginia Occidental', 'West Virginia', 'WV'],
    ['carolina del sur', 'South Carolina', 'SC'],
  ])('"%s" is a state', async (text, name, stateCode) => {
    expect(await places.find(text, null)).toEqual({ kind: 'state', name, stateCode, others: [], isGuess: false })
  })

  it.each([
    ['99999', null, /ZIP code 99999/, []],
    ['7220', null, /five digits, and 7220 has 4/, []],
    ['Conway', null, /Conway, AR or Conway, SC/, conways],
    ['xqzzyk', null, /Use a ZIP code/, []],
    ['💡', null, /Use a ZIP code/, []],
    ['100,200', null, /-180 to 180/, []],
  ])('"%s" in %s is unknown, and the words and the choices help', async (text, stateCode, words, choices) => {
    expect(await places.find(text, stateCode)).toEqual({
      kind: 'unknown',
      why: expect.any(String),
      name: expect.any(String),
      words: expect.stringMatching(words),
      choices,
    })
  })

  it.each([
    ['Huston', 'TX', 'Houston', 'TX'],
    ['Littel Rock, AR', null, 'Little Rock', 'AR'],
  ])('"%s" in %s is taken for %s', async (text, stateCode, name, ofState) => {
    expect(await places.find(text, stateCode)).toMatchObject({ kind: 'town', name, stateCode: ofState, isGuess: true })
  })

  it('gives every town of a name, for their homes to be counted', async () => {
    const towns = Array.from(
      { length: 14 },
      (_, place) => `ashby|${String.fromCharCode(65 + place)}A|Ashby|35.0000|-92.0000|1|-1`,
    )
    const many = path.join(folder, 'many.txt')
    await writeFile(many, `14 0 0\n${towns.join('\n')}\n`)
    const meant = await createPlaces({ file: many, states }).find('Ashby', null)
    expect(meant).toMatchObject({ kind: 'unknown' })
    expect('choices' in meant && meant.choices).toHaveLength(14)
  })

  it('is read when it is first asked for, and again after it could not be', async () => {
    const later = path.join(folder, 'later.txt')
    const slow = createPlaces({ file: later, states })
    await expect(slow.find('72201', null)).rejects.toThrow(/ENOENT/)
    await writeFile(later, '1 0 1\nconway|AR|Conway|35.0000|-92.0000|1|-1\n72201    0  -1347500 -922800')
    expect(await slow.find('72201', null)).toMatchObject({ name: '72201', stateCode: 'AR', latitude: 34.75 })
    expect(await slow.town('Conway', 'AR')).toMatchObject({ latitude: 35, longitude: -92, county: null })
    expect(await slow.town('Conway', 'TX')).toBeNull()
  })
})
