import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type SecurityPage, securityPage } from '#contract/auth/security-events.ts'
import { maxSecurityEvents, type SecurityEventKind } from '#domain/people/security-event.ts'
import { limitInMemory } from '#server/plumbing/admission/limits/rate-limits.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk, type Desk } from '#tests/support/desk/desk-people.ts'
import { type ModuleServer, moduleServer, signedInAs } from '#tests/support/product/module-server.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { createSecurityRoutes } from './security.routes.ts'
import { createSecurity } from './security.service.ts'
import { findMomentOfRow, insertEvents, listEvents } from './security.store.ts'

const database = shareTestDatabase()
let server: ModuleServer
let desk: Desk

const now = '2026-11-20T10:00:00.000Z'
const clock = fakeClock(now)
const ago = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000)
const newSecurity = () => createSecurity({ transactions: database.transactions, clock })

beforeEach(async () => {
  desk = await buildDesk(database.transactions, 'Porch Homes')
  server = moduleServer(() => [createSecurityRoutes(newSecurity(), { rateLimits: limitInMemory })])
  server.signIn(signedInAs('alliance'))
})

type EventSample = {
  kind?: SecurityEventKind
  minutes?: number
  network?: string
  person?: string
  events?: number
  things?: number
}

async function happened(...all: EventSample[]): Promise<void> {
  const rows = all.map(
    ({ kind = 'sign_in_failed', minutes = 5, network = '203.0.113.0/24', person, events = 1, things }) => ({
      since: ago(minutes),
      until: ago(minutes),
      kind,
      network,
      personId: person ?? null,
      things: things ?? null,
      events,
      organizationId: person ? desk.organizationId : null,
      about: 'POST /api/auth/sign-in',
      gathered: false,
    }),
  )
  await database.transactions.run({ kind: 'system' }, (tx) => insertEvents(tx, rows))
}
const page = async (query = ''): Promise<SecurityPage> =>
  securityPage.parse(await (await server.request(`/api/staff/security${query}`)).json())
const kinds = async (query: string) => (await page(query)).rows.map(({ kind }) => kind)

describe('the events of security', () => {
  it('are for the alliance’s staff alone', async () => {
    for (const [who, status] of [
      [null, 401],
      [desk.people.owner, 403],
      [signedInAs('affiliate'), 403],
    ] as const) {
      server.signIn(who)
      for (const path of ['/api/staff/security', '/api/staff/security.csv']) {
        expect((await server.request(path)).status).toBe(status)
      }
    }
  })

  it('are read by no other organization and changed by nobody, past every rule of the code', async () => {
    await happened({})
    const { id } = desk.people.owner
    const reader = { kind: 'person', personId: id, organizationId: desk.organizationId } as const
    const all = { filter: {}, after: null, limit: 9 }
    for (const actor of [reader, { kind: 'visitor' } as const]) {
      expect(await database.transactions.run(actor, (tx) => listEvents(tx, all))).toEqual([])
    }
    const change = (tx: Parameters<typeof listEvents>[0]) => sql`update security_event set kind = 'refused'`.execute(tx)
    await expect(database.transactions.run({ kind: 'system' }, change)).rejects.toThrow('permission denied')
    await expect(
      database.runAsOwner((owner) => owner.execute(`update security_event set kind = 'refused'`)),
    ).rejects.toThrow('only added')
  })

  it('are counted by kind and network for the last hour, day and week', async () => {
    const elsewhere = '198.51.100.0/24'
    await happened(
      { events: 200 },
      { events: 14, network: elsewhere },
      { minutes: 90 },
      { minutes: 60 * 24 * 8, events: 99 },
      { kind: 'limited', minutes: 60 * 30, events: 3 },
    )
    expect((await page()).counts).toEqual([
      {
        kind: 'sign_in_failed',
        hour: { events: 214, networks: 2 },
        day: { events: 215, networks: 2 },
        week: { events: 215, networks: 2 },
      },
      {
        kind: 'limited',
        hour: { events: 0, networks: 0 },
        day: { events: 0, networks: 0 },
        week: { events: 3, networks: 1 },
      },
    ])
  })

  it('say how many things they touched', async () => {
    await happened({ kind: 'bulk_act', minutes: 1, things: 12 }, { minutes: 2 })
    expect((await page()).rows.map(({ things }) => things)).toEqual([12, null])
  })

  it('name people and organizations as they are called now, and those who are gone by nothing', async () => {
    const gone = randomUUID()
    await happened({ person: desk.people.owner.id, minutes: 1 }, { person: gone, minutes: 2 }, { minutes: 3 })
    expect((await page()).rows.map(({ person, organization }) => [person, organization])).toEqual([
      [
        { id: desk.people.owner.id, name: 'Olive Ashby' },
        { id: desk.organizationId, name: 'Porch Homes' },
      ],
      [
        { id: gone, name: null },
        { id: desk.organizationId, name: 'Porch Homes' },
      ],
      [null, null],
    ])
    const { only } = await page(`?person=${desk.people.owner.id}&kind=limited`)
    expect(only).toEqual({ person: { id: desk.people.owner.id, name: 'Olive Ashby' }, organization: null })
  })

  it('are found by kind, network, person, organization and time', async () => {
    const person = desk.people.manager.id
    await happened({ minutes: 1 }, { kind: 'limited', minutes: 70, network: '2001:db8:12::/48' })
    await happened({ kind: 'exported', minutes: 60 * 30, person }, { kind: 'refused', minutes: 60 * 24 * 40 })
    expect(await kinds('')).toEqual(['sign_in_failed', 'limited', 'exported', 'refused'])
    expect(await kinds('?kind=limited&network=&from=')).toEqual(['limited'])
    expect(await kinds('?network=2001:db8:12::/48')).toEqual(['limited'])
    expect(await kinds(`?person=${person}`)).toEqual(['exported'])
    expect(await kinds(`?organization=${desk.organizationId}`)).toEqual(['exported'])
    expect(await kinds('?span=day')).toEqual(['sign_in_failed', 'limited'])
    expect(await kinds('?from=2026-11-19&to=2026-11-19')).toEqual(['exported'])
    expect(await kinds('?span=hour&from=2026-11-01')).toEqual(['sign_in_failed'])
  })

  it.each(['?kind=x', '?network=here', '?person=1', '?organization=1', '?span=year', '?from=x', '?to=2026-13-40'])(
    'refuse %s by name',
    async (query) => {
      const answer = await server.request(`/api/staff/security${query}`)
      expect(answer.status).toBe(422)
      expect(Object.keys((await answer.json()).fields)).toEqual([query.slice(1).split('=')[0]])
    },
  )

  it('go on page by page to the last one, also within one moment, and as a file with ids alone', async () => {
    await happened(...Array.from({ length: 120 }, () => ({ person: desk.people.owner.id })))
    const seen: string[] = []
    for (let next: string | null = ''; next !== null; ) {
      const found: SecurityPage = await page(next && `?cursor=${next}`)
      seen.push(...found.rows.map(({ id }) => id))
      next = found.next
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120])
    const file = await server.request('/api/staff/security.csv?kind=sign_in_failed')
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="security-2026-11-20.csv"')
    const text = await file.text()
    expect(text.trim().split('\r\n')).toHaveLength(121)
    expect(text).toContain(desk.people.owner.id)
    expect(text).not.toMatch(/Olive|@/)
    expect(server.logged()).toContain('"kind":"exported"')
  })

  it('are deleted after 90 days, and the oldest of too many', async () => {
    await happened({ minutes: 60 * 24 * 91 }, { minutes: 60 * 24 * 89 }, { minutes: 1 })
    expect(await newSecurity().forgetOld()).toBe(1)
    expect((await page()).rows).toHaveLength(2)
    const beyond = (most: number) => database.transactions.run({ kind: 'system' }, (tx) => findMomentOfRow(tx, most))
    expect(await beyond(1)).toEqual(ago(1))
    expect(await beyond(maxSecurityEvents)).toBeNull()
  })
})

it('reads no table of events from end to end, however many there are', async () => {
  await database.runAsOwner(async (owner) => {
    await owner.execute(`insert into security_event (since, happened_at, kind, network, person_id, events)
      select at, at, (array['sign_in_failed', 'refused', 'limited'])[1 + n % 3], '10.0.' || n % 200 || '.0/24',
        case when n % 50 = 0 then '${desk.people.owner.id}'::uuid end, 1
      from generate_series(1, 20000) n, lateral (select timestamptz '${now}' - n * interval '5 minutes' as at) t`)
    await owner.execute('analyze security_event')
  })
  const plans = await database.transactions.run({ kind: 'system' }, async (tx) => {
    const asked = [
      sql`select * from security_event order by happened_at desc, id desc limit 51`,
      sql`select * from security_event where kind = 'exported' order by happened_at desc, id desc limit 51`,
      sql`select * from security_event where network = '10.0.7.0/24' order by happened_at desc, id desc limit 51`,
      sql`select * from security_event where person_id = ${desk.people.owner.id} order by happened_at desc, id desc limit 51`,
      sql`select kind, sum(events) from security_event where happened_at > ${ago(60)} group by kind`,
    ]
    const all: string[] = []
    for (const one of asked) all.push(JSON.stringify((await sql`explain ${one}`.execute(tx)).rows))
    return all
  })
  for (const plan of plans) expect(plan).toMatch(/Index (Only )?Scan|Bitmap Index Scan/)
  for (const plan of plans) expect(plan).not.toContain('Seq Scan')
})
