import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor, Tx } from '#server/plumbing/transactions.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { insertRows, makeRows, type Row, testOrganizationId, testPersonId } from '#tests/support/database/table-rows.ts'

/** The roles of visitors and of others' people read the table of residences past every rule of the code. */
let database: TestDatabase
const as = <T>(actor: Actor, work: (tx: Tx) => Promise<T>) => database.transactions.run(actor, work)
const person = (mark: number, organization: number | null): Actor => ({
  kind: 'person',
  personId: testPersonId(mark),
  organizationId: organization === null ? null : testOrganizationId(organization),
})

beforeAll(async () => {
  database = await testDatabase()
  const residences: Record<string, Row>[] = [
    { ...makeRows(1), residence: { ...makeRows(1).residence, status: 'published', address_visibility: 'hidden' } },
    { ...makeRows(2), residence: { ...makeRows(2).residence, status: 'published', address_visibility: 'area' } },
  ]
  for (const { organization = {}, person = {}, membership = {}, residence = {} } of residences) {
    await insertRows(database, { organization, person, membership, residence })
  }
  await as({ kind: 'system' }, async (tx) => {
    await sql`insert into person (id, first_name, email) values (${testPersonId(3)}, 'Sam', 'sam@homes.example')`.execute(
      tx,
    )
    await sql`insert into membership (person_id, organization_id, role) values
      (${testPersonId(3)}, ${testOrganizationId(1)}, 'bed_updater')`.execute(tx)
  })
})
afterAll(() => database.close())

const kept = ['street', 'zip', 'latitude', 'longitude', 'area_latitude', 'area_longitude']
const others: [string, Actor][] = [
  ['a visitor', { kind: 'visitor' }],
  ['a visitor who only reads', { kind: 'visitor', onlyReads: true }],
  ['somebody who belongs to no organization', person(2, null)],
  ['another operator', person(2, 2)],
  ['the operator’s own owner, past the view', person(1, 1)],
]

describe.each(others)('the table of residences, asked by %s', (_, actor) => {
  it.each([...kept, 'r', 'r.*', 'to_jsonb(r)'])('does not give %s', async (column) => {
    const read = () => as(actor, (tx) => sql`select ${sql.raw(column)} from residence r`.execute(tx))
    await expect(read()).rejects.toThrow('permission denied')
  })

  it('tells nothing of an address by a condition, an order, a change or a lock', async () => {
    const ways = [
      sql`select id from residence where street like '12 %'`,
      sql`select id from residence order by latitude`,
      sql`update residence set phone = street returning phone`,
      sql`update residence set phone = '1' where zip = '01234'`,
      sql`select id from residence r where to_jsonb(r) ->> 'street' <> '' for update`,
    ]
    for (const way of ways) await expect(as(actor, (tx) => way.execute(tx))).rejects.toThrow('permission denied')
  })
})

describe('the addresses of an organization', () => {
  const addresses = (actor: Actor) =>
    as(actor, async (tx) => (await sql<{ id: string }>`select id, street from own_residence`.execute(tx)).rows)

  it('are read by those who edit its residences, and are no one else’s', async () => {
    expect(await addresses(person(1, 1))).toEqual([{ id: makeRows(1).residence?.id, street: '12 Lantern Row' }])
    // In another organization's name, as one who updates beds alone, as one of none, as nobody.
    for (const actor of [person(2, 1), person(3, 1), person(2, null), { kind: 'visitor' } as const]) {
      expect(await addresses(actor)).toEqual([])
    }
  })

  it('do not leak through a condition that cries out what it sees', async () => {
    const cry = sql`select id from own_residence where 1 / (case when street = '12 Lantern Row' then 0 else 1 end) = 1`
    expect(await as(person(2, null), async (tx) => (await cry.execute(tx)).rows)).toEqual([])
  })

  it('have every column of the table, as a whole', async () => {
    const columns = (relation: string) =>
      database.runAsOwner((connection) =>
        connection.query<{ name: string }>(
          `select attname as name from pg_attribute where attrelid = $1::text::regclass and attnum > 0
             and not attisdropped order by attname`,
          [relation],
        ),
      )
    expect(await columns('own_residence')).toEqual(await columns('residence'))
  })
})

it('the public list has no street and no point of a hidden home, and the drawn point alone of one in an area', async () => {
  const { rows } = await as({ kind: 'visitor' }, (tx) =>
    sql<{ visibility: string }>`select address_visibility as visibility, street, zip, latitude from listing
      order by address_visibility`.execute(tx),
  )
  expect(rows).toEqual([
    { visibility: 'area', street: null, zip: '01234', latitude: expect.any(Number) },
    { visibility: 'hidden', street: null, zip: null, latitude: null },
  ])
  expect(rows[0]).not.toMatchObject({ latitude: makeRows(2).residence?.latitude })
})
