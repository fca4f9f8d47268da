import { beforeEach } from 'vitest'
import type { Http } from '#server/plumbing/http.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import type { TestDatabase } from '#tests/support/database/database.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import {
  buildOrganization,
  buildResidence,
  type GroupRow,
  type ResidenceRow,
} from '#tests/support/directory/directory-rows.ts'
import { type ModuleServer, moduleServer, signedInAs } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'

export let database: TestDatabase
export let clock: FakeClock
export let server: ModuleServer
export let operator: string
export let stranger: string

type Routes = (parts: { transactions: Transactions; clock: FakeClock }) => Http[]
let routes: Routes

/** An operator and another one over a database of its own, with these routes, new for each test of a file. */
export function twoOperators(given: Routes): void {
  routes = given
  database = shareTestDatabase()
  beforeEach(async () => {
    operator = await buildOrganization(database.transactions)
    stranger = await buildOrganization(database.transactions)
    serve(database.transactions)
  })
}

/** Serves anew, over transactions that are counted for example. */
export function serve(transactions: Transactions): void {
  clock = fakeClock()
  server = moduleServer(() => routes({ transactions, clock }))
}

/** A residence of the operator. */
export const build = (row: Partial<ResidenceRow> = {}) =>
  buildResidence(database.transactions, { organizationId: operator, ...row })

export const ago = ({ minutes = 0, days = 0 }) => new Date(clock.now().getTime() - (days * 1440 + minutes) * 60_000)

/** Beds of which so many were said to be taken. */
export const saying = (totalBeds: number, occupied: number, at = ago({ minutes: 5 })): GroupRow => ({
  totalBeds,
  reports: [{ occupied, at }],
})

export const asOperator = () => server.signIn(signedInAs('operator', { organizationId: operator }))
