import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskPowers, deskRoles, mayAsRole, mayAtDesk } from '#domain/people/desk-powers.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { insertRows, makeRows, testOrganizationId, testPersonId } from '#tests/support/database/table-rows.ts'

const database: TestDatabase = await testDatabase()

beforeAll(async () => {
  for (const [place, role] of deskRoles.entries()) {
    const { organization = {}, person = {}, membership = {} } = makeRows(place + 1)
    await insertRows(database, { organization, person, membership: { ...membership, role } })
  }
})
afterAll(() => database.close())

async function databaseSays(person: number, organization: number, power: string): Promise<boolean | undefined> {
  const actor = {
    kind: 'person',
    personId: testPersonId(person),
    organizationId: testOrganizationId(organization),
  } as const
  return database.transactions.run(actor, async (tx) => {
    const { rows } = await sql<{ may: boolean }>`select app_may(${power}) as may`.execute(tx)
    return rows[0]?.may
  })
}

describe('what a role allows', () => {
  const cells = deskRoles.flatMap((role, place) => deskPowers.map((power) => ({ role, power, person: place + 1 })))

  it.each(cells)('is the same in the database and in the code: $role, $power', async ({ role, power, person }) => {
    expect(await databaseSays(person, person, power)).toBe(mayAsRole(role, power))
  })

  it.each(cells)('ends at the organization: $role, $power', async ({ power, person }) => {
    expect(await databaseSays(person, (person % deskRoles.length) + 1, power)).toBe(false)
  })

  it('is nothing for a role that nobody has', async () => {
    const { rows } = await database.transactions.run({ kind: 'system' }, (tx) =>
      sql`select role_may(null, 'beds') or role_may('guest', 'beds') as may`.execute(tx),
    )
    expect(rows).toEqual([{ may: false }])
  })

  it('is nothing at a desk that is no operator’s', () => {
    for (const kind of ['affiliate', 'alliance']) {
      expect(mayAtDesk({ organization: { kind, role: 'owner' } }, 'beds')).toBe(false)
    }
    expect(mayAtDesk({ organization: null }, 'beds')).toBe(false)
    expect(mayAtDesk(null, 'beds')).toBe(false)
  })
})
