import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type HsdsPage, type HsdsService, hsdsOrganization, hsdsService, hsdsServices } from '#contract/hsds.ts'
import { hsdsRates, hsdsRoutes } from '#server/modules/hsds/hsds.routes.ts'
import { createHsds } from '#server/modules/hsds/hsds.service.ts'
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts'
import { buildOrganisation } from '../../../../tests/support/directory-rows.ts'
import { hsdsValidator } from '../../../../tests/support/hsds-validator.ts'
import { buildHomes, type HomeGroup, type HomeRow } from '../../../../tests/support/listing-rows.ts'
import { type ModuleServer, moduleServer } from '../../../../tests/support/module-server.ts'
import { type MovableClock, movableClock } from '../../../../tests/support/movable-clock.ts'

const whatIsWrong = hsdsValidator()
const baseUrl = 'https://porchlight.example'
const conway = { latitude: 35.1, longitude: -92.4 }
const points: Record<string, { latitude: number; longitude: number }> = { '72032': conway }

let database: TestDatabase
let clock: MovableClock
let server: ModuleServer
let operator: string

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  await database.reset()
  operator = await buildOrganisation(database.transactions)
  clock = movableClock()
  const { transactions } = database
  const hsds = createHsds({ transactions, clock, baseUrl, pointOfZip: async (zip) => points[zip] ?? null })
  server = moduleServer(() => [hsdsRoutes(hsds, { baseUrl, clock })])
})
afterAll(() => database.close())

const build = (...rows: Partial<HomeRow>[]) =>
  buildHomes(
    database.transactions,
    rows.map((row) => ({ organisationId: operator, ...row })),
  )
const ago = ({ minutes = 0, days = 0 }) => new Date(clock.now().getTime() - (days * 1440 + minutes) * 60_000)
const saying = (totalBeds: number, open: number, rest: Partial<HomeGroup> = {}) => ({
  ...{ totalBeds, occupied: totalBeds - open, saidAt: ago({ minutes: 5 }) },
  ...rest,
})

async function json(path: string): Promise<unknown> {
  const response = await server.request(path)
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}
const list = async (query = '') => hsdsServices.parse(await json(`/hsds/services${query}`)) as HsdsPage<HsdsService>
const names = async (query: string) => (await list(query)).contents.map(({ name }) => name).sort()
const service = async (id: string | undefined) => hsdsService.parse(await json(`/hsds/services/${id}`))

const everything: Partial<HomeRow> = {
  ...{ certified: true, narrLevel: 2, minimumSobrietyDays: 30, keepsWaitingList: true },
  fee: { amount: 180, per: 'week', deposit: 200, other: 25 },
  answers: { pets: true, methadone: false, wheelchair: true, spanish: true },
}

describe('GET /hsds', () => {
  it('says its version, its profile and where it is described', async () => {
    expect(await json('/hsds')).toEqual({
      ...{ version: '3.1', profile: `${baseUrl}/docs/api#hsds`, openapi_url: `${baseUrl}/api/openapi.json` },
    })
  })

  it('may be asked by the pages of every site, and tells when nothing has changed', async () => {
    await build({})
    for (const path of ['/hsds', '/hsds/services', '/hsds/organizations', '/hsds/taxonomy_terms']) {
      const { headers } = await server.request(path)
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('cache-control')).toBe('public, max-age=1')
      const again = await server.request(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect((await server.request(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    }
  })

  it('answers 404 in words to what is nowhere', async () => {
    const nobody = '00000000-0000-4000-8000-00000000dead'
    for (const path of ['services', 'organizations', 'service_at_locations', 'taxonomies', 'taxonomy_terms']) {
      for (const id of [nobody, 'harbor-row', "1' or '1'='1", '%F0%9F%8F%A0']) {
        const response = await server.request(`/hsds/${path}/${id}`)
        expect([path, id, response.status]).toEqual([path, id, 404])
        expect(await response.json()).toMatchObject({ code: 'not_found' })
      }
    }
    expect((await server.request('/hsds/programs')).status).toBe(404)
  })

  it('takes 600 calls of an address in 10 minutes', async () => {
    for (let call = 0; call < hsdsRates.calls.limit; call += 1) await server.request('/hsds')
    const response = await server.request('/hsds')
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    server.comeFrom('192.0.2.2')
    expect((await server.request('/hsds')).status).toBe(200)
  })
})

describe('every record', () => {
  it('is valid by the strict schema, whatever a home has and has not said', async () => {
    const [, , , sparse] = await build(
      { ...everything, visibility: 'exact', groups: [saying(8, 2), saying(4, 0, { audience: 'lgbtq' })] },
      { ...everything, visibility: 'area', groups: [saying(8, 2, { holds: [ago({ minutes: -60 })] })] },
      { ...everything, visibility: 'hidden', isClaimed: false, groups: [saying(3, 1, { audience: 'women' })] },
      { groups: [] },
    )
    await database.transactions.run({ kind: 'system' }, (tx) =>
      sql`update residence set description = 'Two floors.', email = 'not an address', website = 'HTTP://home.example/',
        fee_includes = '{food,laundry}', fee_said_on = '2026-02-01', languages = '{English,Spanish}',
        takes_texts = true, certified_until = '2027-01-31', checked_at = '2026-02-03T04:05:06Z',
        answer_notes = '{"wheelchair": "One step at the back door."}' where id <> ${sparse}`.execute(tx),
    )
    const whole = (await list('?full=true')).contents
    expect(whole).toHaveLength(4)
    for (const record of [...(await list()).contents, ...whole]) {
      expect(whatIsWrong('service', record)).toBeNull()
      expect(whatIsWrong('service', await service(record.id))).toBeNull()
    }
    for (const path of ['organizations', 'organizations?full=true']) {
      const { contents } = (await json(`/hsds/${path}`)) as HsdsPage<{ id: string }>
      for (const record of contents) {
        expect(whatIsWrong('organization', record)).toBeNull()
        expect(whatIsWrong('organization', await json(`/hsds/organizations/${record.id}`))).toBeNull()
      }
    }
    for (const path of ['service_at_locations', 'service_at_locations?full=true']) {
      const { contents } = (await json(`/hsds/${path}`)) as HsdsPage<{ id: string }>
      expect(contents).toHaveLength(4)
      for (const record of contents) {
        expect(whatIsWrong('service_at_location', record)).toBeNull()
        expect(whatIsWrong('service_at_location', await json(`/hsds/service_at_locations/${record.id}`))).toBeNull()
      }
    }
    const terms = (await json('/hsds/taxonomy_terms?per_page=100')) as HsdsPage<{ id: string }>
    expect(terms.contents).toHaveLength(39)
    for (const term of terms.contents) {
      expect(whatIsWrong('taxonomy_term', term)).toBeNull()
      expect(await json(`/hsds/taxonomy_terms/${term.id}`)).toEqual(term)
    }
    const taxonomies = (await json('/hsds/taxonomies')) as HsdsPage<{ id: string }>
    for (const taxonomy of taxonomies.contents) {
      expect(whatIsWrong('taxonomy', taxonomy)).toBeNull()
      expect(await json(`/hsds/taxonomies/${taxonomy.id}`)).toEqual(taxonomy)
    }
  })

  it('would fail with a stray field, or a date where a moment belongs', async () => {
    const [id] = await build({ groups: [saying(8, 2)] })
    const record = await service(id)
    const [capacity] = record.capacities
    expect(whatIsWrong('service', { ...record, bed_count: 8 })).toContain('additional properties')
    expect(whatIsWrong('service', { ...record, last_modified: '2026-03-02' })).toContain('date-time')
    expect(whatIsWrong('service', { ...record, capacities: [{ ...capacity, updated: undefined }] })).toContain(
      'updated',
    )
    expect(whatIsWrong('service', { ...record, capacities: [{ ...capacity, openBeds: 1 }] })).toContain('additional')
  })

  it('has an id of its own that is the same in every answer', async () => {
    const [id] = await build({ ...everything, groups: [saying(8, 2)] })
    const [first, second] = [await service(id), await service(id)]
    expect(first).toEqual(second)
    const ids = JSON.stringify(first).match(/"id":"[^"]+"/g) ?? []
    const once = ids.filter((one) => !JSON.stringify(first.attributes).includes(one))
    expect(new Set(once).size).toBe(once.length)
  })
})

describe('a service', () => {
  it('says what a home is, in the words of the standard', async () => {
    const [id] = await build({ ...everything, slug: 'harbor-row', groups: [saying(8, 2, { audience: 'women' })] })
    const record = await service(id)
    expect(record).toMatchObject({
      ...{ id, name: 'Harbor Row House', url: `${baseUrl}/residences/harbor-row`, status: 'active' },
      application_process: 'Call the home and ask whether a bed is open. The home keeps a waiting list.',
      fees_description: '$180 a week. $405 in cash to move in.',
      accreditations: 'Certified to the NARR standard, Level II, monitored.',
      eligibility_description: 'For women. At least 30 days sober.',
      alert: 'Sample data: this home is made up.',
      organization: {
        id: operator,
        name: 'Porch Homes',
        description: 'Operator of 1 recovery residence listed here, in AR.',
      },
      phones: [{ number: '501-555-0100', type: 'voice' }],
    })
    expect(
      record.cost_options?.map(({ option, amount, amount_description }) => [option, amount, amount_description]),
    ).toEqual([
      ['Fee', 180, 'per week'],
      ['Deposit', 200, 'once, before moving in'],
      ['Other money on the first day', 25, 'once, on the first day'],
    ])
    const [self, over] = await build(
      { ...everything, slug: 'self', certified: false },
      { ...everything, slug: 'over', certifiedUntil: '2026-03-01' },
    )
    expect([(await service(self)).accreditations, (await service(over)).accreditations]).toEqual([undefined, undefined])
    expect((await service(self)).attributes?.map(({ label }) => label)).toContain('Level II, monitored')
    expect(record.attributes?.map(({ label }) => label)).toEqual([
      ...['Recovery residence', 'Level II, monitored', 'No methadone', 'Pets welcome', 'Wheelchair access'],
      'Spanish spoken',
    ])
  })

  it('has one capacity a group, with the moment the house said it', async () => {
    const group = '00000000-0000-4000-8000-00000000beef'
    const [id] = await build({ groups: [saying(8, 2, { id: group, audience: 'women', saidAt: ago({ days: 2 }) })] })
    const { capacities } = await service(id)
    expect(capacities).toMatchObject([
      {
        ...{ id: group, unit: { name: 'Bed' }, available: 2, maximum: 8, description: 'Beds for women' },
        updated: ago({ days: 2 }).toISOString(),
      },
    ])
    expect((await list()).contents[0]?.capacities).toEqual(capacities)
  })

  it('takes held beds off, until the hold runs out', async () => {
    const [id] = await build({ groups: [saying(8, 2, { holds: [ago({ minutes: -60 })] })] })
    expect((await service(id)).capacities[0]?.available).toBe(1)
    clock.forward({ minutes: 61 })
    expect((await service(id)).capacities[0]?.available).toBe(2)
  })

  it('has no capacity that is older than 7 days, and none for a home that never spoke', async () => {
    const [old, silent] = await build(
      { groups: [saying(8, 2, { saidAt: ago({ days: 8 }) })] },
      { groups: [{ totalBeds: 8, occupied: null }] },
    )
    expect((await service(old)).capacities).toEqual([])
    expect((await service(silent)).capacities).toEqual([])
  })

  it('gives a street only where it is public, and no point of a hidden home', async () => {
    const [exact, area, hidden] = await build(
      { visibility: 'exact', street: '7 Teapot Lane', groups: [saying(8, 2)] },
      { visibility: 'area', street: '8 Teapot Lane', groups: [saying(8, 2)] },
      {
        visibility: 'hidden',
        street: '9 Teapot Lane',
        latitude: 35.12345,
        town: [35.4, -92.7],
        groups: [saying(8, 2)],
      },
    )
    const place = async (id: string | undefined) => (await service(id)).service_at_locations?.[0]?.location
    expect((await place(exact))?.addresses).toMatchObject([{ address_1: '7 Teapot Lane', postal_code: '72032' }])
    const near = await place(area)
    expect(near?.description).toMatch(/^Conway, AR 72032\. /)
    expect([near?.latitude, near?.longitude].every((degrees) => degrees !== undefined)).toBe(true)
    expect(near?.latitude).not.toBe(35.1)
    expect(await place(hidden)).toEqual({
      ...{ id: expect.any(String), location_type: 'physical', name: 'Harbor Row House' },
      description: 'Conway, AR. The home keeps its place to itself and tells it on the phone.',
    })
  })

  it('is there for a home nobody has claimed, and says so', async () => {
    const [id] = await build({ isClaimed: false })
    await database.transactions.run({ kind: 'system' }, (tx) => sql`update residence set is_sample = false`.execute(tx))
    expect((await service(id)).alert).toBe('Listed from a public source. Nobody of the home has confirmed it yet.')
  })

  it('is not there for a draft, an archived home, and one without a state', async () => {
    const ids = await build({ status: 'draft' }, { status: 'archived' })
    for (const id of ids) expect((await server.request(`/hsds/services/${id}`)).status).toBe(404)
    expect((await list()).total_items).toBe(0)
    expect(((await json('/hsds/organizations')) as HsdsPage<object>).total_items).toBe(0)
    expect((await server.request(`/hsds/organizations/${operator}`)).status).toBe(404)
  })
})

describe('a list', () => {
  it('is cut into pages as the standard draws them', async () => {
    const ids = await build({}, {}, {}, {}, {})
    const { contents, ...first } = await list('?per_page=2')
    expect(first).toEqual({
      ...{ total_items: 5, total_pages: 3, page_number: 1, size: 2, first_page: true, last_page: false, empty: false },
    })
    const third = await list('?per_page=2&page=3')
    expect(third).toMatchObject({ page_number: 3, size: 1, first_page: false, last_page: true, empty: false })
    const seen = [...contents, ...(await list('?per_page=2&page=2')).contents, ...third.contents].map(({ id }) => id)
    expect(seen).toEqual(ids.toSorted())
    expect(await list('?per_page=2&page=9')).toMatchObject({ page_number: 9, size: 0, last_page: true, empty: true })
    await database.reset()
    expect(await list()).toMatchObject({
      total_items: 0,
      total_pages: 0,
      first_page: true,
      last_page: true,
      empty: true,
    })
  })

  it('answers what meets all that is asked', async () => {
    const other = await buildOrganisation(database.transactions)
    await build(
      { name: 'Cedar Steps', ...everything },
      { name: 'Cedar Gate', organisationId: other, narrLevel: 3, answers: { pets: false } },
      { name: 'Willow Gate', city: 'Portland', stateCode: 'ME', zip: '04101', latitude: 43.66, longitude: -70.25 },
    )
    expect(await names('?search=cedar')).toEqual(['Cedar Gate', 'Cedar Steps'])
    expect(await names('?search=gate%20CEDAR')).toEqual(['Cedar Gate'])
    expect(await names('?search=maine')).toEqual(['Willow Gate'])
    expect(await names('?search=100%25')).toEqual([])
    expect(await names(`?search=cedar&organization_id=${other}`)).toEqual(['Cedar Gate'])
    expect(await names(`?search=willow&organization_id=${other}`)).toEqual([])
    expect(await names('?postcode=72032')).toEqual(['Cedar Gate', 'Cedar Steps'])
    expect(await names('?postcode=72032-1234&proximity=1000&search=steps')).toEqual(['Cedar Steps'])
    expect(await names('?search=&postcode=&proximity=&page=&per_page=&full=&minimal=&format=')).toHaveLength(3)
  })

  it('finds homes by a term they carry, or by having any of a taxonomy', async () => {
    await build({ name: 'Steps', ...everything }, { name: 'Gate', answers: { pets: false } })
    const { contents: terms } = (await json('/hsds/taxonomy_terms?per_page=100')) as HsdsPage<{
      id: string
      code: string
      taxonomy_detail: { id: string; name: string }
    }>
    const term = (code: string) => terms.find((one) => one.code === code)
    expect(await names(`?taxonomy_term_id=${term('pets:yes')?.id}`)).toEqual(['Steps'])
    expect(await names(`?taxonomy_term_id=${term('pets:no')?.id}`)).toEqual(['Gate'])
    expect(await names(`?taxonomy_term_id=${term('2')?.id}`)).toEqual(['Steps'])
    expect(await names(`?taxonomy_term_id=${term('RX-8500.6500')?.id}`)).toEqual(['Gate', 'Steps'])
    expect(await names(`?taxonomy_id=${term('2')?.taxonomy_detail.id}`)).toEqual(['Steps'])
    expect(await names(`?taxonomy_id=${term('pets:no')?.taxonomy_detail.id}&search=gate`)).toEqual(['Gate'])
    expect(await names(`?taxonomy_id=${operator}`)).toEqual([])
    const ofLevels = (await json(
      `/hsds/taxonomy_terms?taxonomy_id=${term('2')?.taxonomy_detail.id}`,
    )) as HsdsPage<object>
    expect(ofLevels.total_items).toBe(4)
  })

  it('measures from the town of a hidden home, never from its door', async () => {
    await build({ visibility: 'hidden', ...conway, town: [36.1, -92.4] })
    expect(await names('?postcode=72032&proximity=5000')).toEqual([])
    expect(await names('?postcode=72032&proximity=120000')).toHaveLength(1)
  })

  it('gives what changed after a moment: a write, a hold that ran out, a number that grew too old', async () => {
    const until = new Date(Date.now() + 3_600_000)
    const [id] = await build({ groups: [saying(8, 2, { saidAt: new Date(Date.now() - 60_000), holds: [until] })] })
    clock.forward({ seconds: (Date.now() - clock.now().getTime()) / 1000 + 1 })
    const changedFrom = (moment: Date) => list(`?modified_after=${encodeURIComponent(moment.toISOString())}`)
    const written = new Date((await service(id)).last_modified)
    expect((await changedFrom(written)).total_items).toBe(1)
    expect((await changedFrom(new Date(written.getTime() + 1000))).total_items).toBe(0)
    clock.forward({ hours: 2 })
    expect((await service(id)).last_modified).toBe(until.toISOString())
    expect((await changedFrom(until)).total_items).toBe(1)
    clock.forward({ hours: 24 * 7 })
    expect((await changedFrom(new Date(until.getTime() + 1000))).contents[0]?.capacities).toEqual([])
  })

  it('gives ids and moments alone with minimal, all in one call', async () => {
    const ids = await build(...Array.from({ length: 120 }, () => ({})))
    const page = hsdsServices.parse(await json('/hsds/services?minimal=true'))
    expect(page).toMatchObject({ total_pages: 1, size: 120, last_page: true })
    expect(page.contents.map(({ id }) => id)).toEqual(ids.toSorted())
    expect(Object.keys(page.contents[0] ?? {})).toEqual(['id', 'modified_date'])
  })

  it('comes as lines, whole, with format=ndjson, a few times an hour', async () => {
    const ids = await build(...Array.from({ length: 205 }, () => ({ groups: [saying(8, 2)] })))
    const ask = () => server.request('/hsds/services?format=ndjson')
    const response = await ask()
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
    const records = (await response.text())
      .trimEnd()
      .split('\n')
      .map((line) => hsdsService.parse(JSON.parse(line)))
    expect(records.map(({ id }) => id)).toEqual(ids.toSorted())
    for (let time = 1; time < hsdsRates.wholes.limit; time += 1) await (await ask()).body?.cancel()
    expect((await ask()).status).toBe(429)
  })

  it.each([
    ['services?page=0', 'page'],
    ['services?page=1.5', 'page'],
    ['services?per_page=101', 'per_page'],
    ['services?minimal=true&per_page=10001', 'per_page'],
    ['services?modified_after=yesterday', 'modified_after'],
    ['services?modified_after=2026-02-31', 'modified_after'],
    ['services?postcode=ABC', 'postcode'],
    ['services?postcode=99999', 'postcode'],
    ['services?proximity=500', 'proximity'],
    ['services?postcode=72032&proximity=-5', 'proximity'],
    ['services?organization_id=me', 'organization_id'],
    ['services?full=yes', 'full'],
    ['services?format=xml', 'format'],
    ['services?format=ndjson&page=2', 'page'],
    ['services?state=AR', 'state'],
    ['organizations?full_service=true', 'full_service'],
    ['organizations?taxonomy_id=x', 'taxonomy_id'],
    ['organizations?format=ndjson', 'format'],
    ['taxonomy_terms?parent_id=x', 'parent_id'],
    [`services/00000000-0000-4000-8000-00000000dead?full=true`, 'full'],
  ])('refuses %s by naming it', async (path, field) => {
    const response = await server.request(`/hsds/${path}`)
    expect(response.status).toBe(422)
    const { code, fields } = (await response.json()) as { code: string; fields: Record<string, string> }
    expect(code).toBe('invalid_input')
    expect(Object.keys(fields)).toEqual([field])
  })
})

describe('GET /hsds/organizations', () => {
  it('lists who has a published home, each with the places of its homes', async () => {
    await buildOrganisation(database.transactions)
    await build({ stateCode: 'AR' }, { stateCode: 'ME' })
    const { contents, total_items } = (await json('/hsds/organizations')) as HsdsPage<object>
    const description = 'Operator of 2 recovery residences listed here, in AR, ME.'
    expect([total_items, contents]).toEqual([1, [{ id: operator, name: 'Porch Homes', description }]])
    const whole = hsdsOrganization.parse(await json(`/hsds/organizations/${operator}`))
    expect(whole.locations).toHaveLength(2)
    expect(((await json('/hsds/organizations?search=porch')) as HsdsPage<object>).total_items).toBe(1)
    expect(((await json('/hsds/organizations?search=harbor')) as HsdsPage<object>).total_items).toBe(0)
  })
})
