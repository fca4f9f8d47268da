import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeManyRows } from '#scripts/bench/many/many-rows.ts'
import { createBedsRoutes } from '#server/modules/beds/beds.routes.ts'
import { createBeds } from '#server/modules/beds/beds.service.ts'
import { createHolds } from '#server/modules/beds/holds.service.ts'
import { createOpenings } from '#server/modules/beds/openings/openings.service.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { buildDesk, importDesk, somebody } from '#tests/support/imports/import-desk.ts'
import { moduleServer } from '#tests/support/product/module-server.ts'

/** Imports and undos of an organization's houses, while its people hold beds of the same houses. */
let database: TestDatabase
let desk: ReturnType<typeof importDesk>
let board: ReturnType<typeof moduleServer>

beforeAll(async () => {
  database = await testDatabase()
  await database.reset()
  desk = importDesk(database)
  await buildDesk(database, desk.server)
  const parts = { transactions: database.transactions, clock: desk.clock }
  board = moduleServer(() => [
    createBedsRoutes({ beds: createBeds(parts), holds: createHolds(parts), openings: createOpenings(parts) }),
  ])
  board.signIn(somebody(1))
})
afterAll(() => database.close())

/** Holds beds of these groups one after the other until `isOver`, and ends the holds again. */
async function keepHolding(groups: readonly string[], isOver: () => boolean): Promise<number[]> {
  const statuses: number[] = []
  for (let at = Math.floor(Math.random() * groups.length); !isOver(); at += 1) {
    const [id, groupId] = [randomUUID(), groups[at % groups.length]]
    const held = await board.post('/api/beds/holds', { id, groupId, hours: 48, note: '' })
    statuses.push(held.status)
    await wait(Math.random() * 300)
    if (held.status < 300)
      statuses.push((await board.post(`/api/beds/holds/${id}/end`, { reason: 'cancelled' })).status)
  }
  return statuses
}

/** A hold between look and import is a reason to look again. */
async function importAmongHolds(id: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const { stamp } = await desk.view(id)
    const last = (await desk.commit(id, { stamp })).at(-1)
    if (last?.phase !== 'failed') return 'done'
    if (last.code !== 'conflict' || tries === 20) return last.code
  }
}

it('12 imports race with holds on the same houses, and nobody is told that the server is busy', async () => {
  const file = writeManyRows(60, 0)
  await desk.bringIn(file)
  const groups = await database.transactions.run({ kind: 'system' }, async (tx) =>
    (await sql<{ id: string }>`select id from bed_group order by random()`.execute(tx)).rows.map(({ id }) => id),
  )
  let isOver = false
  const holding = Array.from({ length: 4 }, () => keepHolding(groups, () => isOver))
  const ends: string[] = []
  for (let round = 1; round <= 12; round += 1) {
    desk.clock.forward({ seconds: 1 })
    // Other fees and one bed more in each house.
    const id = await desk.upload(file.replaceAll(/,(\d+),(\d*),(\$?\d+),/g, `,4${round},,${200 + round},`))
    ends.push(await importAmongHolds(id), String((await desk.undo(id)).status))
  }
  isOver = true
  const statuses = (await Promise.all(holding)).flat()
  console.log(statuses.length, 'holds and ends of holds', [...new Set(statuses)], ends.join(' '))
  expect(ends.filter((end) => end === 'done').length).toBeGreaterThan(5)
  expect(statuses.length).toBeGreaterThan(50)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(ends.filter((end) => !/^(done|conflict|200|404|409)$/.test(end))).toEqual([])
})
