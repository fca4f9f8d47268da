import { randomUUID } from 'node:crypto'
import type { RawBuilder } from 'kysely'
import { beforeEach, expect } from 'vitest'
import {
  type DeskResidence,
  deskResidence,
  type SaveAnswer,
  type SaveResidence,
  saveResidenceAnswer,
} from '#contract/residence/residence-desk.ts'
import type { ListingField } from '#domain/residence/listing/listing-fields.ts'
import { createEditing } from '#server/modules/residence/editing/editing.service.ts'
import { createResidencesDeskRoutes } from '#server/modules/residence/residences-desk.routes.ts'
import { createPlaces } from '#server/modules/search/meant/known-places.service.ts'
import { createResidenceRoutes } from '#server/modules/search/residence/residence.routes.ts'
import { createResidences } from '#server/modules/search/residence/residence.service.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildOrganization, buildResidence, type ResidenceRow } from '#tests/support/directory/directory-rows.ts'
import { samplePlaces, sampleStates as states } from '#tests/support/directory/places-file.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { buildPerson } from './desk-people.ts'

export type Change = Partial<Record<ListingField, string>>

/** The calls about residences at the desk, on a database that is empty for each test but for an operator and its manager. */
export function residenceDesk() {
  const database = shareTestDatabase()
  const file = samplePlaces()
  let clock: FakeClock
  let server: ModuleServer
  let operator: string
  let manager: SignedIn

  beforeEach(async () => {
    clock = fakeClock()
    const { transactions } = database
    operator = await buildOrganization(transactions)
    manager = await buildPerson(transactions, { organization: operator, firstName: 'Dana' })
    const places = createPlaces({ file, states })
    const residences = createResidences({ transactions, clock, places })
    const editing = createEditing({ transactions, clock, states, points: places })
    server = moduleServer(() => [
      createResidencesDeskRoutes(editing, residences.preview),
      createResidenceRoutes(residences),
    ])
    server.signIn(manager)
  })

  const run = <Row>(statement: RawBuilder<Row>) => database.run(statement)
  const build = (row: Partial<ResidenceRow> = {}) =>
    buildResidence(database.transactions, {
      organizationId: operator,
      groups: [{ totalBeds: 8, audience: 'women' }],
      ...row,
    })
  const path = (id: string) => `/api/desk/residences/${id}`

  async function read(id: string): Promise<DeskResidence> {
    const response = await server.request(path(id))
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    return deskResidence.parse(await response.json())
  }

  /** A form as it was opened, with some fields changed. */
  function filled(opened: DeskResidence, change: Change, rest: Partial<SaveResidence> = {}): SaveResidence {
    const { values: base, version } = opened
    const values = { ...base, ...change }
    return { act: 'save', version, base, values, asked: [], keep: {}, insists: '', newAddress: false, ...rest }
  }

  async function send(id: string, form: SaveResidence): Promise<SaveAnswer> {
    const response = await server.post(path(id), form)
    const text = await response.text()
    expect([response.status, text]).toEqual([200, text])
    return saveResidenceAnswer.parse(JSON.parse(text))
  }

  async function save(id: string, change: Change, rest: Partial<SaveResidence> = {}): Promise<SaveAnswer> {
    return send(id, filled(await read(id), change, rest))
  }

  async function refused(id: string, change: Change, rest: Partial<SaveResidence> = {}) {
    const response = await server.post(path(id), filled(await read(id), change, rest))
    expect(response.status).toBe(422)
    return (await response.json()).fields
  }

  const add = async (typed: Record<string, string>) =>
    server.post('/api/desk/residences', { id: randomUUID(), name: '', zip: '', city: '', state: '', ...typed })

  return {
    run,
    build,
    path,
    read,
    send,
    save,
    refused,
    add,
    filled,
    database: () => database,
    clock: () => clock,
    server: () => server,
    operator: () => operator,
    manager: () => manager,
  }
}
