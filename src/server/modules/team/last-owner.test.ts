import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DeskRole } from '#domain/people/desk-powers.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk, buildPerson, type Desk } from '#tests/support/desk/desk-people.ts'
import { isLastOwner } from './team.policy.ts'
import { changePlace, isLastOwnerRefusal, removeMember } from './team.store.ts'

const database = shareTestDatabase()
let desk: Desk
let second: SignedIn

beforeEach(async () => {
  desk = await buildDesk(database.transactions, 'Porch Homes')
  const organization = { id: desk.organizationId, name: 'Porch Homes', kind: 'operator' } as const
  second = await buildPerson(database.transactions, { organization, role: 'owner', firstName: 'Sam' })
})

const by = ({ id }: SignedIn) => ({ kind: 'person', personId: id, organizationId: desk.organizationId }) as const
const remove = (who: SignedIn, whom: SignedIn) =>
  database.transactions.run(by(who), (tx) => removeMember(tx, desk.organizationId, whom.id))
const owners = () =>
  database.runAsOwner((owner) =>
    owner.query(`select from membership where role = 'owner' and organization_id = '${desk.organizationId}'`),
  )

describe('the last owner', () => {
  it('is one in the policy', () => {
    const roles: [string, DeskRole][] = [
      ['a', 'owner'],
      ['b', 'manager'],
    ]
    const members = roles.map(([id, role]) => ({ id, role }))
    expect([isLastOwner(members, 'a'), isLastOwner(members, 'b')]).toEqual([true, false])
    expect(isLastOwner([...members, { id: 'c', role: 'owner' }], 'a')).toBe(false)
  })

  it('stays in the database when whoever asks goes around the policy', async () => {
    await remove(second, desk.people.owner)
    const ways = [
      () => remove(second, second),
      () =>
        database.transactions.run(by(second), (tx) =>
          changePlace(tx, desk.organizationId, second.id, { role: 'manager', residenceIds: null }),
        ),
      () => database.run(sql`delete from membership where organization_id = ${desk.organizationId}`),
    ]
    for (const way of ways) expect(isLastOwnerRefusal(await way().catch((error: unknown) => error))).toBe(true)
    expect(await owners()).toHaveLength(1)
  })

  it('stays when two owners remove each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      const ends = await Promise.allSettled([remove(desk.people.owner, second), remove(second, desk.people.owner)])
      expect(await owners()).toHaveLength(1)
      // On one connection the second is out before it can remove anybody: the policy of the rows finds nobody.
      expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
      await database.transactions.run({ kind: 'system' }, async (tx) => {
        for (const { id } of [second, desk.people.owner]) {
          await sql`insert into membership (person_id, organization_id, role)
            values (${id}, ${desk.organizationId}, 'owner') on conflict do nothing`.execute(tx)
        }
      })
    }
  })

  it('stays when two owners give up the role at once', async () => {
    const give = (who: SignedIn) =>
      database.transactions.run(by(who), (tx) =>
        changePlace(tx, desk.organizationId, who.id, { role: 'manager', residenceIds: null }),
      )
    await Promise.allSettled([give(second), give(desk.people.owner)])
    expect(await owners()).toHaveLength(1)
  })
})
