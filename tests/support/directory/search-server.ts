import { afterAll, beforeAll, beforeEach } from 'vitest'
import {
  type FoundResidences,
  foundResidences,
  type SearchAnswer,
  searchAnswer,
} from '#contract/search/residence-search.ts'
import { createMissedSearchesRoutes } from '#server/modules/search/found/missed/missed-searches.routes.ts'
import { createMissedSearches } from '#server/modules/search/found/missed/missed-searches.service.ts'
import { createPlaces } from '#server/modules/search/meant/known-places.service.ts'
import { createPlaceCalls } from '#server/modules/search/meant/place-calls.service.ts'
import { createPlaceRoutes } from '#server/modules/search/place/place.routes.ts'
import { createSearchRoutes } from '#server/modules/search/search.routes.ts'
import { createSearch } from '#server/modules/search/search.service.ts'
import { countMinutesInMemory } from '#server/plumbing/admission/limits/minute-rates.ts'
import { limitInMemory } from '#server/plumbing/admission/limits/rate-limits.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { buildOrganization } from './directory-rows.ts'
import { buildResidences, type ResidenceGroup, type ResidenceRow } from './listing-rows.ts'
import { samplePlaces } from './places-file.ts'

export const searchedStates = {
  options: async () => [
    { id: 'AR', name: 'Arkansas' },
    { id: 'ME', name: 'Maine' },
    { id: 'NY', name: 'New York' },
    { id: 'SC', name: 'South Carolina' },
    { id: 'TX', name: 'Texas' },
    { id: 'WV', name: 'West Virginia' },
  ],
}

/** The search on a database of a test file's own, empty before each test unless it `keepsRows`. */
export function searchServer({ keepsRows = false } = {}) {
  let database: TestDatabase
  let clock: FakeClock
  let server: ModuleServer
  let operator: string
  let noted: Promise<void> = Promise.resolve()
  const file = samplePlaces()

  const serve = (transactions: Transactions): void => {
    const parts = { transactions, clock, places: createPlaces({ file, states: searchedStates }) }
    const missed = createMissedSearches({ ...parts, log: console })
    server = moduleServer(() => [
      createSearchRoutes(createSearch(parts), {
        rateLimits: limitInMemory,
        minuteRates: countMinutesInMemory(clock),
        noteMissed: (asked, answer) => (noted = missed.note(asked, answer)),
      }),
      createMissedSearchesRoutes(missed, { rateLimits: limitInMemory }),
      createPlaceRoutes(createPlaceCalls(parts), { minuteRates: countMinutesInMemory(clock) }),
    ])
  }
  const start = async () => {
    operator = await buildOrganization(database.transactions)
    clock = fakeClock()
    serve(database.transactions)
  }
  beforeAll(async () => {
    database = await testDatabase()
    if (keepsRows) await start()
  })
  beforeEach(async () => {
    if (keepsRows) return
    await database.reset()
    await start()
  })
  afterAll(() => database.close())

  const request = (path: string, init?: RequestInit) => server.request(path, init)
  async function read(path: string): Promise<unknown> {
    const response = await request(path)
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  return {
    database: () => database,
    clock: () => clock,
    serve,
    request,
    build: (...rows: Partial<ResidenceRow>[]): Promise<string[]> =>
      buildResidences(
        database.transactions,
        rows.map((row) => ({ organizationId: operator, ...row })),
      ),
    find: async (query = ''): Promise<FoundResidences> =>
      foundResidences.parse(await read(`/api/v1/residences${query}`)),
    answer: async (query = ''): Promise<SearchAnswer> =>
      searchAnswer.parse(await read(`/api/residences/answer${query}`)),
    operator: () => operator,
    comeFrom: (address: string) => server.comeFrom(address),
    noted: () => noted,
    ago: ({ minutes = 0, hours = 0, days = 0 }): Date =>
      new Date(clock.now().getTime() - ((days * 24 + hours) * 60 + minutes) * 60_000),
    /** A group that says so many open, 5 minutes ago unless told otherwise. */
    saying: (totalBeds: number, open: number, rest: Partial<ResidenceGroup> = {}): ResidenceGroup => ({
      totalBeds,
      occupied: totalBeds - open,
      saidAt: new Date(clock.now().getTime() - 300_000),
      ...rest,
    }),
  }
}

export const listNames = ({ items }: Pick<FoundResidences, 'items'>): string[] => items.map(({ name }) => name)
