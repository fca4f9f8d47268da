import { beforeEach } from 'vitest'
import type { Http } from '#server/plumbing/http.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { buildOrganization } from './directory-rows.ts'
import { buildResidences, type ResidenceGroup, type ResidenceRow } from './listing-rows.ts'

/** Modules that show homes, on a database of a test file's own: before each test it is empty but for one operator. */
export function residencesSite(modules: (parts: { transactions: Transactions; clock: FakeClock }) => Http[]) {
  const database = shareTestDatabase()
  let clock: FakeClock
  let server: ModuleServer
  let operator: string

  beforeEach(async () => {
    operator = await buildOrganization(database.transactions)
    clock = fakeClock()
    server = moduleServer(() => modules({ transactions: database.transactions, clock }))
  })

  const ago = ({ minutes = 0, days = 0 }) => new Date(clock.now().getTime() - (days * 1440 + minutes) * 60_000)
  const request = async (path: string, init?: RequestInit) => server.request(path, init)
  return {
    ago,
    request,
    build: (...rows: Partial<ResidenceRow>[]) =>
      buildResidences(
        database.transactions,
        rows.map((row) => ({ organizationId: operator, ...row })),
      ),
    /** A group that says so many open, 5 minutes ago unless told otherwise. */
    saying: (totalBeds: number, open: number, rest: Partial<ResidenceGroup> = {}): ResidenceGroup => ({
      totalBeds,
      occupied: totalBeds - open,
      saidAt: ago({ minutes: 5 }),
      ...rest,
    }),
    async json(path: string): Promise<unknown> {
      const response = await request(path)
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return response.json()
    },
    comeFrom: (address: string) => server.comeFrom(address),
    database: () => database,
    clock: () => clock,
    /** Whom the homes belong to unless a test says otherwise. */
    operator: () => operator,
  }
}
