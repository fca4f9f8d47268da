import { beforeEach, describe, expect, it } from 'vitest'
import { allStateTotals } from '#contract/states/state-totals.ts'
import { publishedRates } from '#domain/search/published-rates.ts'
import { limitInMemory } from '#server/plumbing/admission/limits/rate-limits.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildOrganization, buildResidence, countingStatements } from '#tests/support/directory/directory-rows.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { createStateTotalsRoutes } from './state-totals.routes.ts'
import { createStateTotals, type StateTotalsModule } from './state-totals.service.ts'

const database = shareTestDatabase()
let clock: FakeClock
let server: ModuleServer
let totals: StateTotalsModule
let statements: () => number
let operator: string

beforeEach(async () => {
  operator = await buildOrganization(database.transactions)
  clock = fakeClock()
  const counting = countingStatements(database.transactions)
  statements = counting.statements
  totals = createStateTotals({ transactions: counting.transactions, clock })
  server = moduleServer(() => [createStateTotalsRoutes(totals, { rateLimits: limitInMemory })])
})

const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000)
/** A home of 8 beds that said `open` of them so many days ago. */
const build = (stateCode: string, open: number, days: number, more = {}) =>
  buildResidence(database.transactions, {
    organizationId: operator,
    stateCode,
    ...more,
    groups: [{ audience: 'any', totalBeds: 8, reports: [{ occupied: 8 - open, at: daysAgo(days) }] }],
  })
async function lines(path: string): Promise<string[]> {
  const response = await server.request(path)
  expect(response.status).toBe(200)
  return (await response.text()).trimEnd().split('\r\n')
}

describe('the totals of each state', () => {
  it('count homes, certificates that hold, and beds by the age of their numbers, for all 51', async () => {
    await build('AR', 3, 0, { certified: true })
    await build('AR', 2, 5)
    await build('AR', 4, 9)
    await build('AR', 1, 0, { status: 'draft' })
    const { items, measuredAt, ...history } = allStateTotals.parse(
      await (await server.request('/api/v1/states')).json(),
    )
    expect(items).toHaveLength(51)
    expect(items.find(({ state }) => state === 'AR')).toEqual({
      state: 'AR',
      slug: 'arkansas',
      name: 'Arkansas',
      homes: 3,
      certified: 1,
      totalBeds: 24,
      saidBeds: 16,
      availableBeds: 5,
      bedsToConfirm: 2,
      saidAt: clock.now().toISOString(),
    })
    expect(items.find(({ state }) => state === 'ME')).toMatchObject({
      homes: 0,
      totalBeds: 0,
      availableBeds: 0,
      saidAt: null,
    })
    expect([measuredAt, history]).toEqual([clock.now().toISOString(), { historySince: null, historyDays: 0 }])
  })

  it('tell a state whose numbers are withdrawn from one where no home ever said one', async () => {
    await build('AR', 3, 9)
    await buildResidence(database.transactions, {
      organizationId: operator,
      stateCode: 'ME',
      groups: [{ audience: 'any', totalBeds: 8 }],
    })
    const { items } = allStateTotals.parse(await (await server.request('/api/v1/states')).json())
    const textEntries = (code: string) => items.find(({ state }) => state === code)
    expect(textEntries('AR')).toMatchObject({ homes: 1, saidBeds: 0, saidAt: daysAgo(9).toISOString() })
    expect(textEntries('ME')).toMatchObject({ homes: 1, saidBeds: 0, saidAt: null })
  })

  it('are read once a minute, however many ask', async () => {
    await lines('/data/states.csv')
    const read = statements()
    for (const path of ['/api/v1/states', '/data/states.csv']) await server.request(path)
    expect(statements()).toBe(read)
    clock.forward({ seconds: 60 })
    await build('ME', 1, 0)
    expect((await lines('/data/states.csv')).find((line) => line.startsWith('ME'))).toMatch(/^ME,Maine,1,0,8,8,1,0,/)
  })

  it('come as a file with its license, and take no filter', async () => {
    const { headers } = await server.request('/data/states.csv')
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="recovery-residences-by-state-2026-03-02.csv"',
    )
    expect(headers.get('link')).toBe('<https://creativecommons.org/licenses/by/4.0/>; rel="license"')
    expect((await lines('/data/states.csv')).slice(0, 2)).toEqual([
      'state,name,homes,certified,totalBeds,saidBeds,availableBeds,bedsToConfirm,measuredAt,openBeds',
      expect.stringMatching(/^AL,Alabama,0,0,0,0,0,0,2026/),
    ])
    for (const path of ['/api/v1/states', '/data/states.csv', '/data/history.csv']) {
      expect((await server.request(`${path}?state=AR`)).status).toBe(422)
    }
  })

  it('are kept once for each day, and never while no home is listed', async () => {
    await totals.countToday()
    expect(await lines('/data/history.csv')).toHaveLength(1)
    await build('AR', 3, 0)
    await totals.countToday()
    await build('AR', 3, 0)
    await totals.countToday()
    clock.forward({ minutes: 24 * 60 })
    await totals.countToday()
    const days = (await lines('/data/history.csv')).filter((line) => line.includes(',AR,'))
    expect(days).toEqual([
      expect.stringMatching(/^2026-03-02,AR,Arkansas,1,0,8,8,3,0,2026-03-02T/),
      expect.stringMatching(/^2026-03-03,AR,Arkansas,2,0,16,16,6,0,2026-03-03T/),
    ])
    expect(await (await server.request('/api/v1/states')).json()).toMatchObject({
      historySince: '2026-03-02',
      historyDays: 2,
    })
  })

  it('come as files a limited number of times an hour', async () => {
    for (let file = 0; file < publishedRates.stateFiles.limit; file += 1) await lines('/data/states.csv')
    expect((await server.request('/data/history.csv')).status).toBe(429)
  })
})
