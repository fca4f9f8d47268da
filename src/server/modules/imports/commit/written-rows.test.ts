import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor, Tx } from '#server/plumbing/transactions.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { insertRows, makeRows, testOrganizationId, testPersonId } from '#tests/support/database/table-rows.ts'
import { seeWritten } from './commit.store.ts'

const database: TestDatabase = await testDatabase()
const { organization = {}, person = {}, membership = {}, import_run: run = {}, residence = {} } = makeRows(1)
const importOf = { importId: String(run.id), organizationId: testOrganizationId(1) }
const personIn = (mark: number): Actor => ({
  kind: 'person',
  personId: testPersonId(mark),
  organizationId: testOrganizationId(mark),
})

beforeEach(async () => {
  await database.reset()
  const other = makeRows(2)
  await insertRows(database, { organization, person, membership, import_run: { ...run, state: 'writing' } })
  const updater = makeRows(5, testOrganizationId(1))
  await insertRows(database, {
    person: updater.person ?? {},
    membership: { ...updater.membership, role: 'bed_updater' },
  })
  await insertRows(database, {
    organization: other.organization ?? {},
    person: other.person ?? {},
    membership: other.membership ?? {},
    residence: { ...residence, status: 'published', import_id: importOf.importId },
  })
})
afterAll(() => database.close())

const countSeen = async (tx: Tx) => (await sql`select from residence`.execute(tx)).rows.length

describe('a residence that an import is writing', () => {
  it('is seen by the transaction that writes, and by no other', async () => {
    await database.transactions.run(personIn(1), async (tx) => {
      expect(await countSeen(tx)).toBe(0)
      await seeWritten(tx, importOf)
      expect(await countSeen(tx)).toBe(1)
    })
    for (const actor of [personIn(1), personIn(2), { kind: 'system' } as const]) {
      expect(await database.transactions.run(actor, countSeen)).toBe(0)
    }
  })

  it.each([
    ['another organization', personIn(2)],
    ['a visitor', { kind: 'visitor' } as const],
    ['who may not import', { ...personIn(1), personId: testPersonId(5) }],
  ] as const)('cannot be uncovered by %s', async (_who, actor) => {
    await database.transactions.run(actor, async (tx) => {
      await seeWritten(tx, importOf)
      expect(await countSeen(tx)).toBe(0)
    })
  })

  it('is on the public list only when its import is whole, even for the transaction that writes', async () => {
    await database.transactions.run(personIn(1), async (tx) => {
      await seeWritten(tx, importOf)
      await sql`update residence set phone = '304-555-0199'`.execute(tx)
      expect((await sql`select from listing`.execute(tx)).rows).toEqual([])
    })
  })
})
