import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AffiliateDeskAnswer, StateResidencesAnswer } from '#contract/affiliates/state-residences.ts'
import { allianceId } from '#domain/people/organization.ts'
import { createApplications } from '#server/modules/certification/applications.service.ts'
import { createCorrectionCount } from '#server/modules/residence/moderation/corrections/corrections.service.ts'
import { createPairCount } from '#server/modules/residence/moderation/merging/pair-count.service.ts'
import { limitInMemory } from '#server/plumbing/admission/limits/rate-limits.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk, buildPerson } from '#tests/support/desk/desk-people.ts'
import { buildAffiliate } from '#tests/support/directory/directory-rows.ts'
import { buildResidences } from '#tests/support/directory/listing-rows.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { createListingChecks } from './listing-checks.service.ts'
import { createStateDeskRoutes } from './state-desk.routes.ts'
import { createStateDesk, type StateDeskParts } from './state-desk.service.ts'
import { createStateResidences } from './state-residences.service.ts'

const database = shareTestDatabase()
let server: ModuleServer
let clock: FakeClock
let porch: string
const late = new Date(0).toISOString()
let cases: Awaited<ReturnType<StateDeskParts['grievances']['list']>>

beforeEach(async () => {
  clock = fakeClock()
  const { transactions } = database
  const { organizationId } = await buildDesk(transactions, 'Porch Homes')
  porch = organizationId
  const town = { organizationId, city: 'Beckley', stateCode: 'WV' }
  const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000)
  const beds = (totalBeds: number, occupied: number, hours: number) => [
    { totalBeds, occupied, saidAt: hoursAgo(hours) },
  ]
  const [alder] = await buildResidences(transactions, [
    { ...town, name: '=Alder House', groups: beds(8, 5, 1) },
    { ...town, name: 'Birch House', groups: beds(4, 4, 24 * 9) },
    { ...town, name: 'Cedar House', isClaimed: false },
    { ...town, name: 'Far House', city: 'Conway', stateCode: 'AR', groups: beds(5, 1, 1) },
  ])
  const virginia = await organize('WV')
  await run(sql`
    insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on)
    values (${virginia}, ${alder}, 'WV-1', 2, '2020-01-15', ${new Date(clock.now().getTime() + 30 * 86_400_000)}::date)`)
  await run(sql`update residence set checked_at = '2026-01-05' where id = ${alder}`)
  cases = { open: [], closed: [], setting: null, states: [] }
  const places = { town: async () => ({ county: 'Raleigh' }) as never }
  const unused = {} as never
  const applications = createApplications({
    transactions,
    clock,
    cases: unused,
    evidence: unused,
    photos: unused,
    baseUrl: '',
  })
  const readResidences = createStateResidences({ transactions, clock, places })
  const grievances = { list: async () => cases }
  const pairs = createPairCount({ transactions })
  const corrections = createCorrectionCount({ transactions, clock })
  const counted = { applications, grievances, pairs, corrections }
  const desk = createStateDesk({ transactions, clock, residences: readResidences, ...counted })
  server = moduleServer(() => [
    createStateDeskRoutes(
      { desk, residences: readResidences, checks: createListingChecks({ transactions, clock }) },
      { rateLimits: limitInMemory },
    ),
  ])
  await enter('affiliate', virginia)
})

const run = (statement: ReturnType<typeof sql>) => database.run(statement)

const organize = async (state: string) => (await buildAffiliate(database, state)).id

async function enter(kind: 'affiliate' | 'alliance' | 'operator', id: string): Promise<void> {
  server.signIn(await buildPerson(database.transactions, { organization: { id, name: kind, kind }, role: 'owner' }))
}

const readResidences = async (query = '') =>
  (await (await server.request(`/api/affiliate/homes${query}`)).json()) as StateResidencesAnswer
const names = async (query: string) => (await readResidences(query)).residences.map(({ name }) => name)

describe('the homes of a state', () => {
  it('200: each with its certificate, beds, freshness and county; nothing of another state', async () => {
    const { residences, ...rest } = await readResidences()
    expect(rest).toMatchObject({
      found: 3,
      pages: 1,
      isWhole: false,
      counties: ['Raleigh'],
      counts: { all: 3, certified: 1, uncertified: 2, suspended: 0, ending: 1, unconfirmed: 0, 'to-check': 1 },
    })
    expect(residences).toMatchObject([
      {
        name: '=Alder House',
        beds: 8,
        open: 3,
        age: 'day',
        isCertified: true,
        certificate: { number: 'WV-1' },
        checkedAt: expect.stringContaining('2026-01-05'),
      },
      { name: 'Birch House', beds: 4, open: null, age: 'older', certificate: null, operator: 'Porch Homes' },
      { name: 'Cedar House', age: 'never', isClaimed: false, operator: '', saidAt: null },
    ])
  })

  it('200: found and sorted; whole only where that is asked', async () => {
    expect(await names('?open=yes')).toEqual(['=Alder House'])
    expect(await names('?claimed=no')).toEqual(['Cedar House'])
    expect(await names('?order=beds&to=down&show=uncertified')).toEqual(['Birch House', 'Cedar House'])
    expect(await readResidences('?open=yes&whole=yes')).toMatchObject({
      isWhole: true,
      found: 1,
      residences: { length: 3 },
    })
  })

  it('200: tells a suspended home from one that was never certified', async () => {
    await run(sql`update certificate set ended_at = now(), ended_as = 'suspended', end_reason = 'A complaint.'`)
    expect(await names('?show=suspended')).toEqual(['=Alder House'])
    expect(await names('?find=wv-1')).toEqual(['=Alder House'])
    const csv = await (await server.request('/api/affiliate/homes.csv?show=suspended')).text()
    expect(
      csv
        .trim()
        .split('\r\n')
        .map((line) => line.split(',').slice(7, 12)),
    ).toEqual([
      ['Certified', 'Certificate', 'Certificate ends', 'To be confirmed', 'Suspended'],
      ['false', 'WV-1', '', 'false', 'true'],
    ])
    const levels = csv.split('\r\n').map((line) => line.split(','))
    expect([levels[0]?.at(-1), levels[1]?.at(-1), levels[1]?.[6]]).toEqual(['Level it had', '2', ''])
    await run(sql`update certificate set ended_at = null, ended_as = null, end_reason = ''`)
    expect(await names('?show=suspended')).toEqual([])
  })

  it('200: as a file of exactly what was found, which no spreadsheet runs', async () => {
    const answer = await server.request('/api/affiliate/homes.csv?age=day')
    expect(answer.headers.get('content-type')).toContain('text/csv')
    expect(answer.headers.get('content-disposition')).toContain('homes-wv-')
    const lines = (await answer.text()).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/^"'=Alder House",Beckley,Raleigh,Porch Homes,true,true,2,true,WV-1,/)
  })

  it('422: a choice there is not', async () => {
    expect((await server.request('/api/affiliate/homes?level=9')).status).toBe(422)
  })

  it('404 and nothing else: an officer of another state, who names this one', async () => {
    await enter('affiliate', await organize('AR'))
    for (const path of ['homes', 'homes.csv']) {
      const answer = await server.request(`/api/affiliate/${path}?state=WV`)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({
        message: 'You see the homes of Arkansas. Those of another state are its affiliate’s.',
      })
    }
    expect(await names('?state=AR')).toEqual(['Far House'])
    await enter('alliance', allianceId)
    expect((await server.request('/api/affiliate/homes')).status).toBe(404)
    expect(await names('?state=WV')).toHaveLength(3)
  })

  it('403: operators; 401: nobody', async () => {
    await enter('operator', porch)
    for (const path of ['homes', 'homes.csv', 'desk']) {
      expect((await server.request(`/api/affiliate/${path}`)).status).toBe(403)
    }
    server.signIn(null)
    expect((await server.request('/api/affiliate/homes')).status).toBe(401)
  })
})

describe('the state at a glance', () => {
  const desk = async () => (await (await server.request('/api/affiliate/desk')).json()) as AffiliateDeskAnswer

  it('200: counts what its lists show', async () => {
    const turn = { whose: 'handler', due: late, isLate: true } as const
    const soon = { ...turn, due: new Date(clock.now().getTime() + 86_400_000).toISOString(), isLate: false }
    const open = [{ turn }, { turn: soon }, { turn: { ...turn, whose: 'filer' } }, { turn: null }]
    cases = { ...cases, open: open as unknown as (typeof cases)['open'] }
    expect(await desk()).toMatchObject({
      beds: 12,
      openBeds: 3,
      openResidences: 1,
      unclaimed: 1,
      ages: { day: 1, week: 0, older: 1, never: 1 },
      grievances: { open: 4, due: { late: 1, soon: 1, later: 0 } },
      applications: { all: 0, due: { late: 0 } },
      today: [{ what: 'grievance', at: late }],
      ending: [{ name: '=Alder House', number: 'WV-1' }],
      claims: 0,
      pairs: 3,
    })
    for (const age of ['day', 'week', 'older', 'never'] as const) {
      expect(await names(`?age=${age}`)).toHaveLength((await desk()).ages[age])
    }
  })

  it('200: says which check-ins of certificates with conditions are late or come within 30 days', async () => {
    const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const setCheckIn = (day: string) =>
      run(sql`update certificate set form = 'provisional', check_in_on = ${day} where number = 'WV-1'`)
    const said = async () => (await desk()).checkIns.map(({ name, dueOn, isLate }) => [name, dueOn, isLate])
    expect(await said()).toEqual([])
    await setCheckIn(inDays(31))
    expect(await said()).toEqual([])
    await setCheckIn(inDays(29))
    expect(await said()).toEqual([['=Alder House', inDays(29), false]])
    await setCheckIn(inDays(-3))
    expect(await said()).toEqual([['=Alder House', inDays(-3), true]])
    await run(sql`update certificate set checked_in_on = ${inDays(-1)} where number = 'WV-1'`)
    expect(await said()).toEqual([])
  })

  it('403: the alliance, which has no state of its own', async () => {
    await enter('alliance', allianceId)
    expect((await server.request('/api/affiliate/desk')).status).toBe(403)
  })
})
