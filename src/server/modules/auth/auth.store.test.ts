import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#server/plumbing/transactions.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { insertAccount } from './auth.store.ts'

let database: TestDatabase
const harbor = crypto.randomUUID()
const cedar = crypto.randomUUID()
const people: Record<string, string> = {}

beforeAll(async () => {
  database = await testDatabase()
  await database.runAsOwner((owner) =>
    owner.query(
      "insert into organization (id, kind, name) values ($1, 'operator', 'Harbor'), ($2, 'operator', 'Cedar')",
      [harbor, cedar],
    ),
  )
  const where = { ada: [harbor], bo: [harbor, cedar], cy: [cedar], dee: [] }
  for (const [name, organizations] of Object.entries(where)) {
    const memberships = organizations.map((organizationId) => ({ organizationId, role: 'manager' }) as const)
    const account = {
      firstName: name,
      lastName: 'X',
      email: `${name}@house.example`,
      emailVerified: true,
      passwordHash: 'h',
    }
    people[name] = (await insertAccount(database.signIn, { ...account, memberships })) ?? ''
  }
})
afterAll(() => database.close())

const acting = (name: string, organizationId: string | null): Actor => ({
  kind: 'person',
  personId: people[name] ?? '',
  organizationId,
})

async function seen(actor: Actor, statement: string): Promise<unknown[]> {
  const rows = await database.run(sql.raw<{ seen: unknown }>(statement), actor)
  return rows.map((row) => row.seen)
}

describe('people and memberships', () => {
  const names = 'select first_name as seen from person order by 1'

  it('are seen by oneself and inside the organization one acts for, and by nobody else', async () => {
    expect(await seen({ kind: 'visitor' }, names)).toEqual([])
    expect(await seen(acting('dee', null), names)).toEqual(['dee'])
    expect(await seen(acting('ada', harbor), names)).toEqual(['ada', 'bo'])
    expect(await seen(acting('bo', cedar), names)).toEqual(['bo', 'cy'])
    expect(await seen({ kind: 'system' }, names)).toEqual(['ada', 'bo', 'cy', 'dee'])
    const memberships = 'select count(*)::int as seen from membership'
    expect(await seen({ kind: 'visitor' }, memberships)).toEqual([0])
    expect(await seen(acting('bo', cedar), memberships)).toEqual([3])
    expect(await seen(acting('ada', null), memberships)).toEqual([1])
  })

  it.each([
    'update person set first_name = null',
    'insert into membership select id, app_organization() from person',
    'select * from session',
    'select * from account',
    'select * from verification',
    'select * from passkey',
    'select * from two_factor',
    'select * from sign_in_attempt',
  ])('are all a request may touch: not "%s"', async (statement) => {
    await expect(seen(acting('ada', harbor), statement)).rejects.toThrow('permission denied')
  })

  it.each(['session', 'account', 'verification', 'passkey', 'two_factor'])(
    'leave %s to the sign-in role, not even to jobs',
    async (table) => {
      await expect(seen({ kind: 'system' }, `select * from ${table}`)).rejects.toThrow('permission denied')
    },
  )
})

describe('the sign-in role', () => {
  it('founds operators only', async () => {
    const found = (kind: string) =>
      sql`insert into organization (kind, name) values (${kind}, 'N')`.execute(database.signIn)
    await found('operator')
    await expect(found('affiliate')).rejects.toThrow('row-level security')
    await expect(sql`update organization set name = 'M'`.execute(database.signIn)).rejects.toThrow('permission denied')
  })

  it('keeps addresses in lower case, so that none has two accounts', async () => {
    const add = sql`insert into person (email) values ('Ada@house.example')`.execute(database.signIn)
    await expect(add).rejects.toThrow('person_email_check')
  })
})
