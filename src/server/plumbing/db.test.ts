import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import type { Actor, Tx } from './transactions.ts'

const database = shareTestDatabase()

type SessionSettings = { role: string; person: string | null; organization: string | null }
const standing = sql<SessionSettings>`select current_user as role, app_person() as person, app_organization() as organization`
const as = <T>(actor: Actor, work: (tx: Tx) => Promise<T>) => database.transactions.run(actor, work)
const addOrganization = (tx: Tx, name: string) =>
  sql`insert into organization (kind, name) values ('operator', ${name})`.execute(tx)
const names = async () => {
  const rows = await database.run(
    sql<{ name: string }>`select name from organization where kind = 'operator' order by name`,
  )
  return rows.map(({ name }) => name)
}

describe('a transaction', () => {
  it('of a visitor runs as a role that owns nothing, with nobody set', async () => {
    const { rows } = await as({ kind: 'visitor' }, (tx) => standing.execute(tx))
    expect(rows).toEqual([{ role: 'porchlight_app', person: null, organization: null }])
  })

  it('of a person carries them and the organization they act for', async () => {
    const [personId, organizationId] = [randomUUID(), randomUUID()]
    const { rows } = await as({ kind: 'person', personId, organizationId }, (tx) => standing.execute(tx))
    expect(rows).toEqual([{ role: 'porchlight_app', person: personId, organization: organizationId }])
  })

  it('leaves nothing of its actor to the next', async () => {
    await as({ kind: 'person', personId: randomUUID(), organizationId: randomUUID() }, (tx) => standing.execute(tx))
    await as({ kind: 'system' }, (tx) => standing.execute(tx))
    const { rows } = await as({ kind: 'visitor' }, (tx) => standing.execute(tx))
    expect(rows).toEqual([{ role: 'porchlight_app', person: null, organization: null }])
  })

  it('refuses an actor whose id is not a UUID', async () => {
    const injection = {
      kind: 'person',
      personId: `', true); drop table organization --`,
      organizationId: null,
    } as const
    await expect(as(injection, (tx) => standing.execute(tx))).rejects.toThrow('must be a UUID')
  })

  it('is committed when the work resolves and undone when it rejects', async () => {
    await as({ kind: 'system' }, (tx) => addOrganization(tx, 'kept'))
    const failing = as({ kind: 'system' }, async (tx) => {
      await addOrganization(tx, 'lost')
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await names()).toEqual(['kept'])
  })

  it('fails when a failed statement in it was swallowed', async () => {
    const failing = as({ kind: 'system' }, async (tx) => {
      await addOrganization(tx, 'lost')
      await sql`select 1 / 0`.execute(tx).catch(() => undefined)
    })
    await expect(failing).rejects.toThrow()
    expect(await names()).toEqual([])
  })

  it('of a visitor who only reads sees what a visitor sees, and is none', async () => {
    const { rows } = await as({ kind: 'visitor', onlyReads: true }, (tx) =>
      sql`select current_user as role, app_person() as person, pg_current_xact_id_if_assigned() is null as free`.execute(
        tx,
      ),
    )
    expect(rows).toEqual([{ role: 'porchlight_app', person: null, free: true }])
    const failing = as({ kind: 'visitor', onlyReads: true }, (tx) => sql`select 1 / 0`.execute(tx))
    await expect(failing).rejects.toThrow('division by zero')
    await as({ kind: 'system' }, (tx) => addOrganization(tx, 'hidden'))
    const hidden = await as({ kind: 'visitor', onlyReads: true }, (tx) => sql`select * from organization`.execute(tx))
    expect(hidden.rows).toEqual([])
  })

  it('that does nothing is no trouble', async () => {
    await expect(as({ kind: 'visitor' }, async () => 'nothing')).resolves.toBe('nothing')
  })

  it('never sees the statements of another that runs at the same time', async () => {
    const people = Array.from({ length: 20 }, () => randomUUID())
    const seen = await Promise.all(
      people.map((personId) =>
        as({ kind: 'person', personId, organizationId: null }, async (tx) => {
          await sql`select pg_sleep(0.002)`.execute(tx)
          return (await standing.execute(tx)).rows[0]?.person
        }),
      ),
    )
    expect(seen).toEqual(people)
  })
})

describe('the sign-in connection', () => {
  const role = async () =>
    (await sql<{ role: string }>`select current_user as role`.execute(database.signIn)).rows[0]?.role

  it('may touch the sign-in tables and nothing else', async () => {
    expect(await role()).toBe('porchlight_sign_in')
    await expect(sql`select * from session`.execute(database.signIn)).resolves.toEqual(expect.anything())
    await expect(sql`select * from contact_message`.execute(database.signIn)).rejects.toThrow('permission denied')
  })

  it('keeps its role in its own transactions', async () => {
    const inside = await database.signIn.transaction().execute((tx) => sql`select current_user as role`.execute(tx))
    expect(inside.rows).toEqual([{ role: 'porchlight_sign_in' }])
  })

  it('is never inside a transaction of a request, whatever runs at once', async () => {
    const roles = await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        turn % 2 === 0 ? role() : as({ kind: 'system' }, async (tx) => (await standing.execute(tx)).rows[0]?.role),
      ),
    )
    expect(roles).toEqual(roles.map((_, turn) => (turn % 2 === 0 ? 'porchlight_sign_in' : 'porchlight_system')))
  })
})

describe('the database', () => {
  it('gives whole numbers, dates and moments the same way on both kinds', async () => {
    const { rows } = await as({ kind: 'visitor' }, (tx) =>
      sql`select count(*) as count, date '2026-11-21' as day, timestamptz '2026-11-21T10:00:00Z' as at,
        current_setting('TimeZone') as zone, 2.5::double precision as part, '{"a": 1}'::jsonb as data
        from generate_series(1, 3)`.execute(tx),
    )
    const at = new Date('2026-11-21T10:00:00Z')
    const zone = expect.stringMatching(/^(UTC|GMT)$/)
    expect(rows).toEqual([{ count: 3, day: '2026-11-21', at, zone, part: 2.5, data: { a: 1 } }])
  })

  it('knows whether anybody has put anything in', async () => {
    expect(await database.isEmpty()).toBe(true)
    await as({ kind: 'system' }, (tx) => addOrganization(tx, 'first'))
    expect(await database.isEmpty()).toBe(false)
  })

  it('that is closed is not ready and answers "unavailable" to whoever comes late', async () => {
    const other = await testDatabase(undefined, { isHandedOn: false })
    expect(await other.ready()).toBe(true)
    await Promise.all([other.close(), other.close()])
    expect(await other.ready()).toBe(false)
    const late = other.transactions.run({ kind: 'visitor' }, (tx) => standing.execute(tx))
    await expect(late).rejects.toMatchObject({ code: 'unavailable' })
  })
})
