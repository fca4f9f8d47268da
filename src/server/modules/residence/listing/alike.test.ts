import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { toStreetKey } from '#server/modules/imports/checking/residence-keys.rules.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk } from '#tests/support/desk/desk-people.ts'
import { buildResidences } from '#tests/support/directory/listing-rows.ts'
import { type ComparedResidence, findListingsLike } from './alike.service.ts'

const database = shareTestDatabase()
let [ours, theirs] = ['', '']

beforeEach(async () => {
  theirs = (await buildDesk(database.transactions, 'Alder Path')).organizationId
  ours = (await buildDesk(database.transactions, 'New Homes')).organizationId
})

const listed = {
  name: 'Alder Path House',
  city: 'Saint Marys',
  stateCode: 'WV',
  zip: '26170',
  street: '12 North Wren Street, Apt. 4',
  visibility: 'exact' as const,
}
const other = { key: '1', name: 'Oak Rest', city: 'Elkins', state: 'WV', zip: '26241', street: '', phone: '' }

const list = (residence: object = {}) =>
  buildResidences(database.transactions, [{ organizationId: theirs, slug: 'alder-path', ...listed, ...residence }])
const like = async (residence: Partial<ComparedResidence>, by = ours) =>
  (
    await database.transactions.run({ kind: 'visitor' }, (tx) => findListingsLike(tx, by, [{ ...other, ...residence }]))
  ).get('1')

it.each([
  ['ALDER  PATH house', 'St. Marys'],
  ['The Alder-Path Home, LLC', 'SAINT MARYS'],
  ['Álder Path Houses', 'st marys'],
])('a house is like a listing of the same name and town, however written: %s in %s', async (name, city) => {
  await list()
  expect(await like({ name, city })).toMatchObject([{ slug: 'alder-path', name: 'Alder Path House', what: ['name'] }])
})

it('a house is like a listing with the same phone or the same public address, and says by what', async () => {
  await list()
  const [{ phone } = { phone: '' }] = await database.run(sql<{ phone: string }>`select phone from listing`)
  expect(await like({ phone: `+1 ${phone.replace(/\D/g, '.')} x9` })).toMatchObject([{ what: ['phone'] }])
  expect(await like({ street: '12 N. Wren St #4', zip: '26170' })).toMatchObject([{ what: ['address'] }])
})

it('another number in the name, another town, or another state is another house', async () => {
  await list()
  expect(await like({ name: 'Alder Path House 2', city: 'Saint Marys' })).toBeUndefined()
  expect(await like({ name: 'Alder Path House', city: 'Elkins' })).toBeUndefined()
  expect(await like({ name: 'Alder Path House', city: 'Saint Marys', state: 'OH' })).toBeUndefined()
})

it.each([
  ['Riverbend House 1', 'Riverbend House 51'],
  ['Riverbend House 5', 'Riverbend House'],
  ['Oak House 5', 'Oak House'],
  ['Oak Home 55', 'Oak Home 5'],
  ['House 1', 'House 51'],
  ['Recovery 5', 'Sober 5 Living 1'],
])('a house with another number is another house: %s and %s', async (name, second) => {
  await list({ name })
  expect(await like({ name: second, city: 'Saint Marys' })).toBeUndefined()
  expect(await like({ name, city: 'Saint Marys' })).toMatchObject([{ what: ['name'] }])
})

it.each([
  ['Riverbend Houses', 'Riverbend House'],
  ['A1der Path Hou5e', 'Alder Path House'],
  ['Alder Path 0ne', 'Alder Path One'],
])('a digit in place of a letter is the letter: %s and %s', async (name, second) => {
  await list({ name })
  expect(await like({ name: second, city: 'Saint Marys' })).toMatchObject([{ what: ['name'] }])
})

it('a street that its house does not show is compared with nothing', async () => {
  await list({ visibility: 'area' })
  expect(await like({ street: '12 N. Wren St #4', zip: '26170' })).toBeUndefined()
})

it('listings of one’s own are like nothing', async () => {
  await list()
  expect(await like({ name: 'Alder Path House', city: 'Saint Marys' }, theirs)).toBeUndefined()
})

it('the database makes one door of the spellings that an import makes one of', async () => {
  const streets = ['12 North Wren Street, Apt. 4', '12 N Wren St #4', "9 O'Hara Boulevard Suite No 2", '1 Elm Av.', '']
  const rows = await database.run(sql<{ key: string }>`
    select street_key(street) as key from unnest(${streets}::text[]) with ordinality s (street, place) order by place`)
  expect(rows.map(({ key }) => key)).toEqual(streets.map(toStreetKey))
})

it('no index of the list works out look-alike keys, which takes long', async () => {
  const working = await database.runAsOwner((connection) =>
    connection.query(
      `select indexdef from pg_indexes where tablename = 'listing' and indexdef ~ '(name|town|street)_key\\(|phone_digits'`,
    ),
  )
  expect(working).toEqual([])
})

it('looks up whose a listing is by its id, so that a plan made on an empty list stays good while it fills', async () => {
  await database.transactions.run({ kind: 'visitor' }, async (tx) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
    await sql`prepare alike (uuid, text) as
      select from listings_of_keys($1, $1, $2, 'elkins', 'WV', '26241', null, '3045550100')`.execute(tx)
    const { rows } = await sql`explain execute alike (${sql.lit(ours)}, 'alder path')`.execute(tx)
    await sql`deallocate alike`.execute(tx)
    // Whichever index is taken, it is asked for the id.
    expect(JSON.stringify(rows)).toContain('Index Cond: (id = found.residence_id)')
  })
})
