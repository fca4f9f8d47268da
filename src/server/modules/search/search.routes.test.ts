import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FoundResidences, foundResidences } from '#contract/residence-search.ts'
import { createPlaces } from '#server/modules/search/known-places.ts'
import { searchRoutes } from '#server/modules/search/search.routes.ts'
import { createSearch } from '#server/modules/search/search.service.ts'
import { drawPlaces } from '../../../../scripts/places/draw.ts'
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts'
import { buildOrganisation } from '../../../../tests/support/directory-rows.ts'
import { buildHomes, type HomeGroup, type HomeRow } from '../../../../tests/support/listing-rows.ts'
import { type ModuleServer, moduleServer } from '../../../../tests/support/module-server.ts'
import { type MovableClock, movableClock } from '../../../../tests/support/movable-clock.ts'

const states = {
  options: async () => [
    { id: 'AR', name: 'Arkansas' },
    { id: 'ME', name: 'Maine' },
    { id: 'TX', name: 'Texas' },
  ],
}

let database: TestDatabase
let clock: MovableClock
let server: ModuleServer
let operator: string
const file = join(mkdtempSync(join(tmpdir(), 'porchlight-places-')), 'places.txt')

beforeAll(async () => {
  writeFileSync(file, drawPlaces())
  database = await testDatabase()
})
beforeEach(async () => {
  await database.reset()
  operator = await buildOrganisation(database.transactions)
  clock = movableClock()
  const places = createPlaces({ file, states })
  server = moduleServer(() => [searchRoutes(createSearch({ transactions: database.transactions, clock, places }))])
})
afterAll(() => database.close())

const build = (...rows: Partial<HomeRow>[]) =>
  buildHomes(
    database.transactions,
    rows.map((row) => ({ organisationId: operator, ...row })),
  )
const ago = ({ minutes = 0, hours = 0, days = 0 }) =>
  new Date(clock.now().getTime() - ((days * 24 + hours) * 60 + minutes) * 60_000)
const saying = (totalBeds: number, open: number, saidAt = ago({ minutes: 5 }), rest: Partial<HomeGroup> = {}) => ({
  ...{ totalBeds, occupied: totalBeds - open, saidAt },
  ...rest,
})

async function find(query = ''): Promise<FoundResidences> {
  const response = await server.request(`/api/v1/residences${query}`)
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  return foundResidences.parse(await response.json())
}
const names = ({ items }: FoundResidences) => items.map(({ name }) => name)

describe('GET /api/v1/residences', () => {
  it('gives every public field of a home', async () => {
    const [id] = await build({ groups: [saying(8, 2)] })
    const page = await find()
    expect(page).toMatchObject({ total: 1, totalIsLeast: false, next: null })
    expect(page.items[0]).toMatchObject({ id, availableBeds: 2 })
    for (const query of [
      '?near=72032',
      '?q=harbr',
      '?state=AR&sort=fee',
      '?sort=name',
      '?near=Conway, AR&open=1&for=women&pets=no&unstated=1',
    ])
      expect(names(await find(query))).toHaveLength(1)
  })
})
