import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allianceId } from '#domain/people/organisation.ts'
import { type TestDatabase, testDatabase } from '../../../../tests/support/database/database.ts'
import {
  insertRows,
  organisationOf,
  personOf,
  type Row,
  rowsOf,
} from '../../../../tests/support/database/table-rows.ts'
import { wipe } from './backup/backup.ts'
import { migrate, migrationsFolder, readMigrations } from './migrations.ts'

/** What was there before the first of the migrations that move rows: the owner who migrates sees no row by itself. */
const before = 18
const affiliate = organisationOf(9)
const token = 'a token as it was kept'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase(undefined, { isHandedOn: false })
  await database.asOwner(wipe)
  const files = await readMigrations(migrationsFolder)
  await database.asOwner((owner) =>
    migrate(
      owner,
      files.filter(({ number }) => number <= before),
    ),
  )
  await plant()
  await database.asOwner((owner) => migrate(owner, files))
})
afterAll(() => database.close())

const ask = async (statement: RawBuilder<Row>) =>
  (await database.transactions.run({ kind: 'system' }, (tx) => statement.execute(tx))).rows
const askSignIn = async (statement: RawBuilder<Row>) => (await statement.execute(database.signIn)).rows

async function plant(): Promise<void> {
  for (const mark of [1, 2, 3, 4]) {
    const {
      organisation: { checked_at: _, ...organisation } = {},
      person,
      membership,
      residence,
      session,
    } = rowsOf(mark)
    const status = mark === 4 ? 'draft' : 'published'
    const certified = { certified: true, certified_until: '2027-06-30', narr_level: 2, is_sample: true }
    await insertRows(database, {
      organisation,
      person: { ...person, email_verified: mark !== 2 },
      // The third belongs to the staff.
      membership: { ...membership, ...(mark === 3 && { organisation_id: allianceId }) },
      // Who never confirmed an address never did anything.
      ...(mark !== 2 && { residence: { ...residence, status, state_code: 'WV', ...(mark === 1 && certified) } }),
    })
    const times = { created_at: '2026-11-20T10:00:00Z', updated_at: '2026-11-20T10:00:00Z' }
    await insertRows(database, { session: { ...session, ...times, expires_at: '2027-11-20T10:00:00Z' } })
  }
  await askSignIn(sql`update session set token = ${token} where person_id = ${personOf(1)}`)
  await ask(
    sql`insert into organisation (id, kind, name, state_code) values (${affiliate}, 'affiliate', 'WVAAR', 'WV')`,
  )
  await askSignIn(
    sql`insert into sign_in_attempt (key, uses, window_started_at) values ('k', 3, '2026-11-20T10:00:00Z')`,
  )
  const code = { subject: 'Your code is 123456', text_body: '123456', confidential: true }
  await insertRows(database, { mail: { ...rowsOf(1).mail, ...code } })
}

it('sessions that are open keep being found by their token, of which only the hash is left', async () => {
  const hash = createHash('sha256').update(token).digest('hex')
  expect(await askSignIn(sql`select token from session where person_id = ${personOf(1)}`)).toEqual([{ token: hash }])
})

it('sessions end when those of their people do', async () => {
  const ends = await askSignIn(
    sql`select person_id, extract(epoch from expires_at - created_at)::int / 3600 as hours from session order by 1`,
  )
  expect(ends).toEqual([
    { person_id: personOf(1), hours: 14 * 24 },
    { person_id: personOf(2), hours: 14 * 24 },
    { person_id: personOf(3), hours: 2 },
    { person_id: personOf(4), hours: 14 * 24 },
  ])
})

it('an account whose address nobody confirmed makes room for whoever owns the address', async () => {
  const { email } = rowsOf(2).person ?? {}
  await askSignIn(sql`select forget_unconfirmed(${email})`)
  await askSignIn(sql`select forget_unconfirmed(${rowsOf(1).person?.email})`)
  const left = await ask(sql`select id from person order by id`)
  expect(left).toEqual([{ id: personOf(1) }, { id: personOf(3) }, { id: personOf(4) }])
  expect(await ask(sql`select id from organisation where id = ${organisationOf(2)}`)).toEqual([])
})

it('a home of the demo that was certified has its paper', async () => {
  expect(await ask(sql`select organisation_id, residence_id, narr_level from certificate`)).toEqual([
    { organisation_id: affiliate, residence_id: rowsOf(1).residence?.id, narr_level: 2 },
  ])
})

it('operators with a home on the public list count as checked, the others do not', async () => {
  const checked = await ask(
    sql`select id from organisation where kind = 'operator' and checked_at is not null order by id`,
  )
  expect(checked).toEqual([{ id: organisationOf(1) }, { id: organisationOf(3) }])
  expect(await ask(sql`select state_code from daily_list`)).toHaveLength(51)
})

it('a mail that was confidential shows neither its text nor its code', async () => {
  expect(await ask(sql`select shown_subject, shown_text from mail`)).toEqual([
    { shown_subject: 'Your code is …', shown_text: null },
  ])
})

it('counted tries end an hour after they began', async () => {
  expect(await askSignIn(sql`select uses, ends_at from sign_in_attempt`)).toEqual([
    { uses: 3, ends_at: new Date('2026-11-20T11:00:00Z') },
  ])
})
