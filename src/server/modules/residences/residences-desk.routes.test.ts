import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type DeskResidence,
  deskResidence,
  deskResidenceList,
  newResidenceAnswer,
  type SaveAnswer,
  type SaveResidence,
  saveResidenceAnswer,
} from '#contract/residence-desk.ts'
import type { ListingField } from '#domain/listing-fields.ts'
import { createEditing } from '#server/modules/residences/editing.service.ts'
import { residencesDeskRoutes } from '#server/modules/residences/residences-desk.routes.ts'
import { homeRoutes } from '#server/modules/search/home.routes.ts'
import { createHomes } from '#server/modules/search/home.service.ts'
import { createPlaces } from '#server/modules/search/known-places.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts'
import { buildDeskPerson } from '../../../../tests/support/desk-people.ts'
import { buildOrganisation, buildResidence, type ResidenceRow } from '../../../../tests/support/directory-rows.ts'
import { type ModuleServer, moduleServer, signedInAs } from '../../../../tests/support/module-server.ts'
import { type MovableClock, movableClock } from '../../../../tests/support/movable-clock.ts'
import { drawnPlaces } from '../../../../tests/support/places-file.ts'

let database: TestDatabase
let clock: MovableClock
let server: ModuleServer
let operator: string
let manager: SignedIn
let file: string

const states = {
  options: async () => [
    { id: 'AR', name: 'Arkansas' },
    { id: 'ME', name: 'Maine' },
  ],
}

beforeAll(async () => {
  database = await testDatabase()
  file = drawnPlaces()
})
beforeEach(async () => {
  await database.reset()
  clock = movableClock()
  const { transactions } = database
  operator = await buildOrganisation(transactions)
  manager = await buildDeskPerson(transactions, operator, { firstName: 'Dana' })
  const places = createPlaces({ file, states })
  const homes = createHomes({ transactions, clock, places })
  const editing = createEditing({ transactions, clock, states, points: places })
  server = moduleServer(() => [residencesDeskRoutes(editing, homes.preview), homeRoutes(homes)])
  server.signIn(manager)
})
afterAll(() => database.close())

const run = <Row>(statement: RawBuilder<Row>) =>
  database.transactions.run({ kind: 'system' }, (tx) => statement.execute(tx))
const build = (row: Partial<ResidenceRow> = {}) =>
  buildResidence(database.transactions, {
    organisationId: operator,
    groups: [{ totalBeds: 8, audience: 'women' }],
    ...row,
  })
const path = (id: string) => `/api/desk/residences/${id}`

async function read(id: string): Promise<DeskResidence> {
  const response = await server.request(path(id))
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  return deskResidence.parse(await response.json())
}

type Change = Partial<Record<ListingField, string>>

/** A form as it was opened, with some fields changed. */
function filled(opened: DeskResidence, change: Change, rest: Partial<SaveResidence> = {}): SaveResidence {
  const { values: base, version } = opened
  const values = { ...base, ...change }
  return { act: 'save', version, base, values, asked: [], keep: {}, newAddress: false, ...rest }
}

async function send(id: string, form: SaveResidence): Promise<SaveAnswer> {
  const response = await server.post(path(id), form)
  const text = await response.text()
  expect([response.status, text]).toEqual([200, text])
  return saveResidenceAnswer.parse(JSON.parse(text))
}

async function save(id: string, change: Change, rest: Partial<SaveResidence> = {}): Promise<SaveAnswer> {
  return send(id, filled(await read(id), change, rest))
}

async function refused(id: string, change: Change, rest: Partial<SaveResidence> = {}) {
  const response = await server.post(path(id), filled(await read(id), change, rest))
  expect(response.status).toBe(422)
  return (await response.json()).fields
}

const add = async (typed: Record<string, string>) =>
  server.post('/api/desk/residences', { id: randomUUID(), name: '', zip: '', city: '', state: '', ...typed })

describe('GET /api/desk/residences', () => {
  it('lists all by name, archived ones too, with what each does not say and needs', async () => {
    await build({ name: 'Willow Gate', status: 'archived' })
    const id = await build({ name: 'Cedar Steps', status: 'draft', groups: [] })
    await build({ organisationId: await buildOrganisation(database.transactions), name: 'Not Mine' })
    const response = await server.request('/api/desk/residences')
    const { items } = deskResidenceList.parse(await response.json())
    expect(items.map(({ name, status }) => [name, status])).toEqual([
      ['Cedar Steps', 'draft'],
      ['Willow Gate', 'archived'],
    ])
    expect(items[0]).toEqual({
      ...{ id, slug: `house-${id}`, name: 'Cedar Steps', city: 'Conway', state: 'AR', status: 'draft', totalBeds: 0 },
      ...{ gaps: ['medicines', 'cost', 'sobriety', 'children', 'curfew', 'wheelchair'], missing: ['beds'] },
      checkedAt: null,
    })
  })
})

describe('who may enter', () => {
  const calls = async (id: string) => [
    await server.request('/api/desk/residences'),
    await server.request(path(id)),
    await server.request(`${path(id)}/preview`),
    await server.post('/api/desk/residences', { id: randomUUID(), name: 'X', zip: '72032', city: '', state: '' }),
    await server.post(path(id), {
      act: 'save',
      version: 1,
      base: null,
      values: {},
      asked: [],
      keep: {},
      newAddress: false,
    }),
    await server.post(`${path(id)}/status`, { status: 'archived' }),
  ]
  const statuses = async (id: string) => (await calls(id)).map(({ status }) => status)

  it('is nobody who is signed out', async () => {
    const id = await build()
    server.signIn(null)
    expect(await statuses(id)).toEqual([401, 401, 401, 401, 401, 401])
  })

  it('is no one whose role or organisation has no such power', async () => {
    const id = await build()
    for (const who of [
      await buildDeskPerson(database.transactions, operator, { role: 'bed_updater' }),
      signedInAs('affiliate'),
      signedInAs('alliance'),
      { ...signedInAs('operator'), organisation: null },
    ]) {
      server.signIn(who)
      expect(await statuses(id)).toEqual([403, 403, 403, 403, 403, 403])
    }
  })

  it('is the owner and the manager', async () => {
    for (const role of ['owner', 'manager'] as const) {
      server.signIn(await buildDeskPerson(database.transactions, operator, { role }))
      expect((await save(await build(), { phone: '501-555-0199' })).outcome).toBe('saved')
    }
  })

  it('finds the residence of another organisation as little as none', async () => {
    const stranger = await buildOrganisation(database.transactions)
    const theirs = await build({ organisationId: stranger })
    for (const id of [theirs, randomUUID(), 'nonsense', "'; drop table residence"]) {
      const found = await server.request(path(id))
      const form = { act: 'save', version: 1, base: null, values: (await read(await build())).values }
      const saved = await server.post(path(id), { ...form, asked: [], keep: {}, newAddress: true })
      const status = await server.post(`${path(id)}/status`, { status: 'draft' })
      const preview = await server.request(`${path(id)}/preview`)
      expect([found, saved, status, preview].map((answer) => answer.status)).toEqual([404, 404, 404, 404])
    }
    expect((await run(sql`select status from residence where id = ${theirs}`)).rows).toEqual([{ status: 'published' }])
  })

  it('is refused by the database itself where the code forgot to ask', async () => {
    const id = await build()
    const updater = await buildDeskPerson(database.transactions, operator, { role: 'bed_updater' })
    const actor = { kind: 'person', personId: updater.id, organisationId: operator } as const
    const as = (statement: RawBuilder<unknown>) => database.transactions.run(actor, (tx) => statement.execute(tx))
    const changed = await as(sql`update residence set phone = '1' where id = ${id}`)
    expect(changed.numAffectedRows).toBe(0n)
    const groups = await as(sql`update bed_group set total_beds = 3 where residence_id = ${id}`)
    expect(groups.numAffectedRows).toBe(0n)
    await expect(
      as(
        sql`insert into bed_group (organisation_id, residence_id, audience, total_beds) values (${operator}, ${id}, 'men', 2)`,
      ),
    ).rejects.toThrow(/row-level security/)
  })
})

describe('POST /api/desk/residences', () => {
  it('adds a draft with town, state and point of its ZIP code, and nothing is public', async () => {
    const answer = await add({ name: ' Harbor  Row ', zip: '72032-1234' })
    const { id } = newResidenceAnswer.parse(await answer.json())
    const { values, status, slug } = await read(id)
    expect([status, slug]).toEqual(['draft', 'harbor-row-conway-ar'])
    expect(values).toMatchObject({
      name: 'Harbor Row',
      zip: '72032',
      city: 'Conway',
      state: 'AR',
      visibility: 'hidden',
    })
    expect((await server.request(`/api/v1/residences/${slug}`)).status).toBe(404)
  })

  it('adds one however often the form is sent, and never over another’s', async () => {
    const id = randomUUID()
    for (let time = 0; time < 2; time += 1) expect((await add({ id, name: 'Harbor', zip: '72032' })).status).toBe(200)
    expect((await run(sql`select from residence`)).rows).toHaveLength(1)
    const theirs = await build({ organisationId: await buildOrganisation(database.transactions) })
    expect((await add({ id: theirs, name: 'Harbor', zip: '72032' })).status).toBe(404)
  })

  it('gives each its own address', async () => {
    const slugs = []
    for (let time = 0; time < 3; time += 1) {
      const { id } = newResidenceAnswer.parse(await (await add({ name: 'Harbor', zip: '72032' })).json())
      slugs.push((await read(id)).slug)
    }
    expect(slugs).toEqual(['harbor-conway-ar', 'harbor-conway-ar-2', 'harbor-conway-ar-3'])
  })

  it('names what is missing or not right', async () => {
    const fields = async (typed: Record<string, string>) => (await (await add(typed)).json()).fields
    expect(await fields({})).toEqual({ name: 'Write the name of the house.', zip: 'Write the ZIP code.' })
    expect(await fields({ name: 'X', zip: '7203' })).toEqual({ zip: 'A ZIP code has 5 digits, such as 72114.' })
    expect(await fields({ name: 'X', zip: '72032', state: 'ME' })).toEqual({
      zip: '72032 is a ZIP code of Arkansas, not of Maine.',
    })
    expect(await fields({ name: 'X', zip: '04999' })).toMatchObject({ city: 'Write the town.' })
    expect(await fields({ name: 'X', zip: '04999', city: 'Nowhere', state: 'ME' })).toEqual({
      zip: 'We know neither the ZIP code 04999 nor this town. Check both.',
    })
    expect((await run(sql`select from residence`)).rows).toEqual([])
  })
})

describe('POST /api/desk/residences/{id}', () => {
  it('keeps every field, and the public reads it at once', async () => {
    const id = await build()
    const change = {
      ...{ name: 'Juniper Porch', description: 'Two floors.\n\nA garden.', street: '4 Elm St', visibility: 'exact' },
      ...{ phone: '(501) 555-0142', takes_texts: 'yes', email: 'a@b.example', website: 'porch.example', level: '3' },
      ...{
        fee_amount: '$160',
        fee_per: 'month',
        deposit: '100',
        other_first_day: '25',
        fee_includes: 'wi-fi, Laundry',
      },
      ...{ sobriety: '14', staff: 'evenings', languages: 'English, Spanish', waiting_list: 'no', beds_men: '3' },
      ...{ need_pets: 'no', need_methadone: 'yes', note_methadone: 'Own lock box', rule_curfew: '10 pm' },
    }
    expect(await save(id, change)).toMatchObject({ outcome: 'saved', version: 2, joined: [], missing: [] })
    const { values, slug } = await read(id)
    const clean = { website: 'https://porch.example', fee_amount: '160', fee_includes: 'Wi-fi, Laundry' }
    expect(values).toMatchObject({ ...change, ...clean })
    const home = await (await server.request(`/api/v1/residences/${slug}`)).json()
    expect(home).toMatchObject({
      ...{ name: 'Juniper Porch', street: '4 Elm St', phone: '(501) 555-0142', cashToMoveIn: 285, narrLevel: 3 },
      ...{ feeSaidOn: '2026-03-02', yes: ['methadone'], no: ['pets'], answerNotes: { methadone: 'Own lock box' } },
      ...{ website: 'https://porch.example/', staff: 'evenings', rules: { curfew: '10 pm' }, keepsWaitingList: false },
    })
    expect(home.groups.map(({ audience }: { audience: string }) => audience).toSorted()).toEqual(['men', 'women'])
  })

  it('names what is wrong with each field, and keeps nothing', async () => {
    const id = await build()
    const wrong = {
      ...{ phone: '501-555-01', email: 'a@b', website: 'javascript:alert(1)', zip: '04101', fee_amount: '12.50' },
      ...{ sobriety: 'two', beds_men: '-3', visibility: 'all', note_pets: 'x'.repeat(201), pin: 'here' },
      ...{ languages: 'x'.repeat(41), need_pets: 'maybe', name: ' ' },
    }
    const fields = await refused(id, wrong)
    expect(Object.keys(fields).toSorted()).toEqual(Object.keys(wrong).toSorted())
    expect(fields).toMatchObject({
      phone: 'This has 8 digits. A phone number has 10, such as 501-555-0142.',
      website: 'A website begins with https:// or http://, such as https://example.org.',
      zip: '04101 is a ZIP code of Maine, not of Arkansas.',
      note_pets: 'This has 201 characters. Use at most 200.',
    })
    expect((await read(id)).version).toBe(1)
  })

  it('is never an error of ours, whatever is sent', async () => {
    const id = await build()
    const whole = filled(await read(id), {})
    const bodies = [
      {},
      null,
      [],
      { ...whole, values: 3 },
      { ...whole, base: { name: 4 } },
      { ...whole, keep: { a: 'x' } },
    ]
    for (const body of bodies) expect((await server.post(path(id), body)).status).toBe(422)
    const odd = { ...whole, values: { ...whole.values, name: '\u202eHarbor\u0007', constructor: 'x' }, base: {} }
    expect((await server.post(path(id), odd)).status).toBe(200)
    expect((await server.post(path(id), { ...whole, version: 1e308 })).status).toBe(422)
  })

  it('changes nothing where nothing was changed', async () => {
    const id = await build()
    await save(id, {})
    expect((await read(id)).version).toBe(1)
  })

  it('keeps the day a fee was said while it is the same', async () => {
    const id = await build()
    await save(id, { fee_amount: '160', fee_per: 'week' })
    clock.forward({ hours: 72 })
    await save(id, { name: 'Other' })
    const day = async () =>
      (await run(sql<{ day: string }>`select fee_said_on::text as day from residence`)).rows[0]?.day
    expect(await day()).toBe('2026-03-02')
    await save(id, { deposit: '50' })
    expect(await day()).toBe('2026-03-05')
    await save(id, { fee_amount: '' })
    expect(await day()).toBeNull()
  })

  it('says that somebody went through all of it, also when nothing was to change', async () => {
    const id = await build()
    await save(id, {}, { act: 'checked' })
    expect((await read(id)).checkedAt).toBe('2026-03-02T15:00:00.000Z')
  })

  it('notes in the history who changed what', async () => {
    const id = await build()
    await save(id, { phone: '501-555-0199', beds_women: '9' })
    const { rows } = await run(sql`select person_name, source, subject, change, after from history order by subject`)
    expect(rows).toMatchObject([
      { person_name: 'Dana', source: 'residence', subject: 'beds', change: 'changed', after: { total_beds: 9 } },
      { person_name: 'Dana', source: 'residence', subject: 'residence', after: { phone: '501-555-0199' } },
    ])
    const { changes } = await read(id)
    expect([changes.phone?.isYou, changes.phone?.by, changes.beds_women?.by, changes.name]).toEqual([
      ...[true, 'Dana', 'Dana', undefined],
    ])
  })
})

describe('beds of a group', () => {
  const at = new Date('2026-03-02T14:00:00Z')
  const women = { audience: 'women', totalBeds: 8, reports: [{ occupied: 5, at }] }

  it('never go below who lives there and what is held', async () => {
    const id = await build({ groups: [women] })
    await run(sql`insert into bed_hold (organisation_id, bed_group_id, placed_at, until)
      select organisation_id, id, ${at}, ${new Date('2026-03-03T00:00:00Z')} from bed_group`)
    expect(await refused(id, { beds_women: '5' })).toEqual({
      beds_women:
        '5 beds for women are taken and 1 is held, so there are at least 6. Say first on the board who moved out.',
    })
    expect((await save(id, { beds_women: '6' })).outcome).toBe('saved')
    clock.forward({ hours: 24 })
    expect((await save(id, { beds_women: '5' })).outcome).toBe('saved')
  })

  it('are closed with 0, and opened again with what was said still there', async () => {
    const id = await build({
      status: 'draft',
      groups: [{ audience: 'women', totalBeds: 8, reports: [{ occupied: 0, at }] }],
    })
    await save(id, { beds_women: '' })
    expect((await read(id)).values.beds_women).toBe('0')
    await save(id, { beds_women: '4' })
    expect((await run(sql`select total_beds from bed_group`)).rows).toEqual([{ total_beds: 4 }])
  })
})

describe('two people at once', () => {
  async function both(mine: Change, theirs: Change) {
    const id = await build()
    const opened = await read(id)
    server.signIn(await buildDeskPerson(database.transactions, operator, { firstName: 'Marcus' }))
    await send(id, filled(opened, theirs))
    server.signIn(manager)
    return { id, opened, answer: await send(id, filled(opened, mine)) }
  }

  it('keep both changes where they are of different fields', async () => {
    const { id, answer } = await both({ name: 'Juniper' }, { phone: '501-555-0177', beds_women: '9' })
    expect(answer).toMatchObject({ outcome: 'saved', joined: ['phone', 'beds_women'] })
    const { values, changes } = await read(id)
    expect(values).toMatchObject({ name: 'Juniper', phone: '501-555-0177', beds_women: '9' })
    expect(changes.phone).toMatchObject({ by: 'Marcus', isYou: false })
  })

  it('are asked where both changed one, with nothing saved and nothing lost', async () => {
    const { id, opened, answer } = await both(
      { phone: '501-555-0188', email: 'a@b.example' },
      { phone: '501-555-0177' },
    )
    expect(answer).toMatchObject({ outcome: 'disputed', version: 2, asked: ['phone'] })
    if (answer.outcome !== 'disputed') return
    expect([answer.base.phone, answer.values.phone, answer.values.email]).toEqual([
      ...['501-555-0177', '501-555-0188', 'a@b.example'],
    ])
    expect((await read(id)).values).toMatchObject({ phone: '501-555-0177', email: '' })
    const next = { ...filled(opened, {}), ...answer }
    expect(await send(id, next)).toMatchObject({ outcome: 'disputed', asked: ['phone'] })
    expect(await send(id, { ...next, keep: { phone: 'theirs' } })).toMatchObject({ outcome: 'saved' })
    expect((await read(id)).values).toMatchObject({ phone: '501-555-0177', email: 'a@b.example' })
    expect(await send(id, { ...next, keep: { phone: 'mine' } })).toMatchObject({ outcome: 'saved' })
    expect((await read(id)).values.phone).toBe('501-555-0188')
  })

  it('are told also when the form forgot what it was opened with', async () => {
    const id = await build()
    const opened = await read(id)
    await send(id, filled(opened, { phone: '501-555-0177' }))
    const lost = filled(opened, { name: 'Juniper' }, { base: null })
    expect(await send(id, lost)).toMatchObject({ outcome: 'disputed', asked: ['name', 'phone'] })
  })

  it('never lose a change, however many save at once', async () => {
    const id = await build()
    const opened = await read(id)
    const changes: Change[] = [
      { phone: '501-555-0101' },
      { email: 'a@b.example' },
      { deposit: '5' },
      { need_pets: 'yes' },
    ]
    await Promise.all(changes.map((change) => send(id, filled(opened, change))))
    expect((await read(id)).values).toMatchObject(Object.assign({}, ...changes))
  })
})

describe('what the public may read', () => {
  const status = (id: string, to: string) => server.post(`${path(id)}/status`, { status: to })

  it('begins with Publish, which needs what people need', async () => {
    const { id } = newResidenceAnswer.parse(await (await add({ name: 'Harbor', zip: '72032' })).json())
    expect(await save(id, {}, { act: 'publish' })).toMatchObject({ status: 'draft', missing: ['phone', 'beds'] })
    const response = await status(id, 'published')
    expect([response.status, Object.keys((await response.json()).fields)]).toEqual([422, ['phone', 'beds']])
    const change = { phone: '501-555-0142', beds_men: '4' }
    expect(await save(id, change, { act: 'publish' })).toMatchObject({ status: 'published', missing: [] })
    expect((await server.request('/api/v1/residences/harbor-conway-ar')).status).toBe(200)
    expect(await refused(id, { phone: '' })).toEqual({ phone: 'A public house needs a phone number: people call.' })
  })

  it('ends and begins again: draft, archived and restored, with nothing deleted', async () => {
    const id = await build()
    for (const to of ['draft', 'archived', 'archived', 'draft', 'published'])
      expect((await status(id, to)).status).toBe(200)
    expect((await status(id, 'gone')).status).toBe(422)
    const { rows } = await run(
      sql<{ change: string }>`select change from history where subject = 'residence' order by happened_at`,
    )
    expect(rows.map(({ change }) => change)).toEqual(['unpublished', 'archived', 'restored', 'published'])
  })

  it('is shown before, to its own people, as it will be', async () => {
    const id = await build({ status: 'draft' })
    await save(id, { street: '4 Elm St', visibility: 'area', phone: '501-555-0142' })
    const before = await read(id)
    const response = await server.request(`${path(id)}/preview`)
    const home = await response.json()
    expect([response.status, home.name, home.street, home.zip]).toEqual([200, 'Harbor Row House', null, '72032'])
    expect(await read(id)).toEqual(before)
    expect((await run(sql`select from listing`)).rows).toEqual([])
    await run(sql`update residence set state_code = null`)
    expect((await server.request(`${path(id)}/preview`)).status).toBe(409)
  })
})

describe('the address of the page', () => {
  it('stays when the name changes, until somebody says so; then the old one leads on', async () => {
    const id = await build()
    await save(id, { name: 'Juniper Porch' })
    const { slug, otherSlug } = await read(id)
    expect([slug, otherSlug]).toEqual([`house-${id}`, 'juniper-porch-conway-ar'])
    expect(await save(id, {}, { newAddress: true })).toMatchObject({ slug: 'juniper-porch-conway-ar' })
    const old = await server.request(`/api/v1/residences/${slug}?near=72032`)
    expect([old.status, old.headers.get('location')]).toEqual([
      301,
      '/api/v1/residences/juniper-porch-conway-ar?near=72032',
    ])
    await run(sql`update residence set status = 'draft'`)
    expect((await server.request(`/api/v1/residences/${slug}`)).status).toBe(404)
  })

  it('is never one that another house had', async () => {
    const first = await build()
    await save(first, { name: 'Juniper Porch' }, { newAddress: true })
    await save(first, { name: 'Cedar Steps' }, { newAddress: true })
    const second = await build()
    await save(second, { name: 'Juniper Porch' }, { newAddress: true })
    expect((await read(second)).slug).toBe('juniper-porch-conway-ar-2')
    // Its own it may have back.
    expect(await save(first, { name: 'Juniper Porch' }, { newAddress: true })).toMatchObject({
      slug: 'juniper-porch-conway-ar',
    })
  })
})

describe('the point of a residence', () => {
  type Points = { latitude: number; longitude: number; area: string; town: string }
  const points = async (id: string) => {
    const { rows } = await run(sql<Points>`select latitude, longitude, area_latitude || ',' || area_longitude as area,
      town_latitude || ',' || town_longitude as town from residence where id = ${id}`)
    return rows[0] ?? expect.fail('no residence')
  }
  const pin = ({ latitude, longitude }: Points, north: number) => `${latitude + north}, ${longitude}`

  it('is the middle of its ZIP code, and of another once that is said', async () => {
    const id = await build()
    await save(id, { zip: '72201', city: 'Little Rock' })
    const { latitude, longitude } = await points(id)
    expect([latitude, longitude]).toEqual([34.7483, -92.2819])
  })

  it('is where somebody put it, by numbers or the link of a map, and not far from the town', async () => {
    const id = await build()
    await save(id, { pin: 'https://maps.example/@35.0912,-92.4401,17z' })
    expect(await points(id)).toMatchObject({ latitude: 35.0912, longitude: -92.4401 })
    expect((await refused(id, { pin: '35.0912, 92.4401' })).pin).toMatch(/miles from 72032/)
  })

  it('keeps the drawn point of its area through corrections, and draws one for a door that moved', async () => {
    const id = await build({ status: 'draft' })
    const before = await points(id)
    // So that 50 metres of correction never end outside of the ring by chance.
    await run(sql`update residence set area_latitude = latitude + 0.0072, area_longitude = longitude`)
    const first = await points(id)
    await save(id, { street: '14 Teapot Lane', pin: pin(before, 0.0005) })
    await save(id, { name: 'Other', phone: '501-555-0111' })
    expect((await points(id)).area).toBe(first.area)
    await save(id, { pin: pin(before, 0.05) })
    const second = await points(id)
    expect(second.area).not.toBe(first.area)
    await save(id, { pin: pin(before, 0) })
    expect((await points(id)).area).toBe(first.area)
    await save(id, { pin: pin(before, 0.05) })
    expect((await points(id)).area).toBe(second.area)
  })

  it('of its town follows the town', async () => {
    const id = await build()
    const before = await points(id)
    await run(sql`update residence set city = 'Quitman' where id = ${id}`)
    await run(sql`update residence set zip = '72131', latitude = 35.38, longitude = -92.21 where id = ${id}`)
    await save(id, { zip: '72201', city: 'Little Rock' })
    expect((await points(id)).town).not.toBe(before.town)
  })
})
