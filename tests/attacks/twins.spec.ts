import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { allowResidence } from '#server/modules/claims/checking/trust.store.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk, type Desk } from '#tests/support/desk/desk-people.ts'
import { buildResidences } from '#tests/support/directory/listing-rows.ts'

/** Somebody who has been checked, so that later houses go live at once, makes twins of a certified listing. */
const known = { name: 'Alder Path House', city: 'Conway', state: 'AR', zip: '72032', phone: '501-555-0142' }

const database = shareTestDatabase()
let theirs: Desk
let stranger: Desk
let listing = ''

beforeEach(async () => {
  const { transactions } = database
  theirs = await buildDesk(transactions, 'Alder Path')
  const { organizationId } = theirs
  await buildResidences(transactions, [
    { organizationId, name: known.name, city: known.city, stateCode: 'AR', zip: known.zip, certified: true },
  ])
  const [residence] = await run(sql<{ id: string }>`update residence set phone = ${known.phone} returning id`)
  listing = residence?.id ?? ''
  stranger = await buildDesk(transactions, 'Stranger Homes')
})

const run = <Row>(statement: RawBuilder<Row>) =>
  database.transactions.run({ kind: 'system' }, async (tx) => (await statement.execute(tx)).rows)
const asStranger = (statement: RawBuilder<unknown>, { organizationId, people } = stranger) =>
  database.transactions.run({ kind: 'person', personId: people.owner.id, organizationId }, (tx) =>
    statement.execute(tx),
  )

/** Adds a house that is asked to be public by a statement of the operators' own role, past every form; gives its id. */
async function publish(residence: Partial<typeof known>, by = stranger): Promise<string> {
  const { name, city, state, zip, phone } = { ...known, name: 'Quiet Elm', phone: '501-555-0199', ...residence }
  const id = randomUUID()
  await asStranger(
    sql`insert into residence (id, organization_id, slug, name, state_code, city, zip, latitude, longitude, street, phone, status)
      values (${id}, ${by.organizationId}, ${id}, ${name}, ${state}, ${city}, ${zip}, 35, -92, '', ${phone}, 'published')`,
    by,
  )
  return id
}
async function readStatus(id: string): Promise<string | undefined> {
  return (await run(sql<{ status: string }>`select status from residence where id = ${id}`))[0]?.status
}

describe('a twin does not go live', () => {
  it.each([
    ['Cyrillic letters', 'Аldеr Pаth Нousе'],
    ['the code of the state behind the name', 'Alder Path House, AR'],
    ['the name of the state behind it', 'Alder Path of Arkansas'],
    ['only Cyrillic and Greek letters in a word', 'Alder Path Ηоυѕе'],
    ['Cherokee and Lisu letters', 'AꓡᎠer Path House'],
    ['full-width letters', 'Ａｌｄｅｒ Path House'],
    ['mathematical letters', '𝐀lder 𝑃ath House'],
    ['small capitals', 'ᴀʟᴅᴇʀ Path House'],
    ['letters in boxes', '🅰lder Path House'],
    ['marks on letters', 'A̲l̲d̲e̲r̲ Path House'],
    ['letters with a stroke', 'Aldeɍ Påth Høuse'],
    ['a capital I for an l', 'AIder Path House'],
    ['digits for letters', 'A1der Path H0u5e'],
    ['a bar for an l', 'A|der Path House'],
    ['characters that cannot be seen', 'Al​der Path\u2060 Ho\u00ADuse'],
    ['no spaces', 'AlderPath House'],
    ['spaces between letters', 'A l d e r Path House'],
    ['a hyphen in a word', 'Al-der Path House'],
    ['without the word that names the trade', 'Alder Path'],
    ['another word that names the trade', 'Alder Path Recovery Residence'],
    ['the town in the name', 'Alder Path House Conway'],
  ])('under its name with %s', async (_, name) => {
    expect(await readStatus(await publish({ name }))).toBe('draft')
  })

  it.each(['Conway City', 'Соnwау', 'Conway, AR', 'C0nway'])(
    'under its name in the same ZIP code, with %j as its town',
    async (city) => {
      expect(await readStatus(await publish({ name: known.name, city }))).toBe('draft')
    },
  )

  it.each(['+1 (501) 555.0142', '501 555 0142 x12', '501-555-0142, ext. 7', '1-501-555-0142 #3'])(
    'with its phone written as %s',
    async (phone) => {
      expect(await readStatus(await publish({ phone }))).toBe('draft')
    },
  )

  it('but a house that only begins alike does, and so does one of another town', async () => {
    for (const residence of [
      { name: 'Alder Path House 2' },
      { name: 'Alder Pass' },
      { name: known.name, city: 'Elkins', zip: '72727' },
    ]) {
      expect(await readStatus(await publish(residence))).toBe('published')
    }
  })
})

describe('a yes to one likeness', () => {
  /** A house with the listing's phone, which somebody has looked at. */
  async function allowed(): Promise<string> {
    const id = await publish({ phone: known.phone })
    await run(sql`update residence set status = 'waiting' where id = ${id}`)
    await database.transactions.run({ kind: 'system' }, (tx) => allowResidence(tx, id))
    expect(await readStatus(id)).toBe('published')
    return id
  }

  it('covers no other: a house that may share a phone may not take the name too', async () => {
    const id = await allowed()
    await asStranger(sql`update residence set name = ${known.name} where id = ${id}`)
    expect(await readStatus(id)).toBe('draft')
  })

  it('covers no other phone that the two come to share', async () => {
    const id = await allowed()
    await run(sql`update residence set phone = '501-555-0177' where id = ${listing}`)
    await asStranger(sql`update residence set phone = '501-555-0177' where id = ${id}`)
    expect(await readStatus(id)).toBe('draft')
  })

  it('holds through the archive and for both, while both stay what they are', async () => {
    const id = await allowed()
    for (const status of ['archived', 'draft', 'published']) {
      await asStranger(sql`update residence set status = ${status} where id = ${id}`)
    }
    expect(await readStatus(id)).toBe('published')
    for (const status of ['archived', 'published']) {
      await asStranger(sql`update residence set status = ${status} where id = ${listing}`, theirs)
    }
    expect(await readStatus(listing)).toBe('published')
  })

  it('is given by nobody to their own house', async () => {
    const id = await publish({ phone: known.phone })
    const forged = sql`insert into allowed_likeness values (${id}, ${listing}, 'phone', '5015550142')`
    await expect(asStranger(forged)).rejects.toThrow('permission denied')
  })
})

it('what is changed while it waits is asked anew, so that nobody says yes to what they have not seen', async () => {
  const id = await publish({ phone: known.phone })
  await run(sql`
    insert into publishing_check (organization_id, organization_name, residence_id, residence_name, city, state_code, reason)
    values (${stranger.organizationId}, 'Stranger Homes', ${id}, 'Quiet Elm', 'Conway', 'AR', 'We share an office.')`)
  await asStranger(sql`update residence set status = 'published' where id = ${id}`)
  expect(await readStatus(id)).toBe('waiting')
  await asStranger(sql`update residence set name = ${known.name} where id = ${id}`)
  const checks = await run(sql<{ as: string }>`select ended_as as "as" from publishing_check`)
  expect([await readStatus(id), checks]).toEqual(['draft', [{ as: 'withdrawn' }]])
})

it('of two that publish one name at the same moment, the later one does not', async () => {
  const other = await buildDesk(database.transactions, 'More Strangers')
  const ids = await Promise.all([
    publish({ name: 'New Elm' }),
    publish({ name: 'New  elm', phone: '501-555-0188' }, other),
  ])
  const statuses = await Promise.all(ids.map(readStatus))
  expect(statuses.sort()).toEqual(['draft', 'published'])
})
