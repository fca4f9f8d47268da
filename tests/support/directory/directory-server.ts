import { beforeEach } from 'vitest'
import { type ResidencesPage, residencesPage, type StateBeds, stateBeds } from '#contract/states/directory.ts'
import { createPlaces } from '#server/modules/search/meant/known-places.service.ts'
import { createDirectoryRoutes } from '#server/modules/states/directory/directory.routes.ts'
import { createDirectory } from '#server/modules/states/directory/directory.service.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { buildOrganization, buildResidence, type GroupRow, type ResidenceRow } from './directory-rows.ts'
import { samplePlaces, sampleStates as states } from './places-file.ts'

const file = samplePlaces()

/** The directory of states on a database of a test file's own, empty before each test. */
export function directoryServer() {
  const database = shareTestDatabase()
  let clock: FakeClock
  let server: ModuleServer
  let operator: string

  const serve = (transactions: Transactions): void => {
    clock = fakeClock()
    server = moduleServer(() => [
      createDirectoryRoutes(createDirectory({ transactions, clock, states, places: createPlaces({ file, states }) })),
    ])
  }
  beforeEach(async () => {
    operator = await buildOrganization(database.transactions)
    serve(database.transactions)
  })

  const ask = async (slug = 'arkansas') => server.request(`/api/directory/states/${slug}`)
  const askResidences = async (query = '', slug = 'arkansas') =>
    server.request(`/api/directory/states/${slug}/residences${query}`)
  async function read(asked: Promise<Response>): Promise<unknown> {
    const response = await asked
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
    return response.json()
  }
  const ago = ({ minutes = 0, days = 0 }) => new Date(clock.now().getTime() - (days * 1440 + minutes) * 60_000)
  return {
    serve,
    ask,
    askResidences,
    ago,
    database: () => database,
    clock: () => clock,
    build: (row: Partial<ResidenceRow> = {}) =>
      buildResidence(database.transactions, { organizationId: operator, ...row }),
    /** A group that says so many open, 5 minutes ago unless told otherwise. */
    saying: (totalBeds: number, open: number, at = ago({ minutes: 5 }), audience = 'any'): GroupRow => ({
      audience,
      totalBeds,
      reports: [{ occupied: totalBeds - open, at }],
    }),
    counts: async (slug?: string): Promise<StateBeds> => stateBeds.parse(await read(ask(slug))),
    residences: async (query?: string, slug?: string): Promise<ResidencesPage> =>
      residencesPage.parse(await read(askResidences(query, slug))),
  }
}
