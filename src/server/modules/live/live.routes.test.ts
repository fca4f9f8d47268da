import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { bedsEvent } from '#contract/live.ts'
import { liveRoutes } from '#server/modules/live/live.routes.ts'
import { createLive, type Live } from '#server/modules/live/live.service.ts'
import { type Clock, systemClock } from '#server/plumbing/clock.ts'
import { openDatabase } from '#server/plumbing/db.ts'
import { createLog } from '#server/plumbing/log.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts'
import { buildOrganisation, buildResidence, type ResidenceRow } from '../../../../tests/support/directory-rows.ts'
import { type HeardEvents, hearEvents } from '../../../../tests/support/heard-events.ts'
import { type ModuleServer, moduleServer } from '../../../../tests/support/module-server.ts'

const day = 86_400_000

let database: TestDatabase
let operator: string
let live: Live
let server: ModuleServer
let streams: HeardEvents[]

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  await database.reset()
  streams = []
  operator = await buildOrganisation(database.transactions)
  await start()
})
afterEach(async () => {
  live.close()
  await Promise.all(streams.map((stream) => stream.leave()))
})
afterAll(() => database.close())

type Parts = { from?: Pick<TestDatabase, 'listen' | 'transactions'>; transactions?: Transactions; clock?: Clock }

async function start({ from = database, ...parts }: Parts = {}, limits = { perAddress: 9, inAll: 99 }) {
  const log = createLog('silent')
  const started = createLive({ transactions: from.transactions, clock: systemClock, ...parts, log, limits })
  const stop = await from.listen('listing', started.hear)
  onTestFinished(stop)
  live = started
  server = moduleServer(() => [liveRoutes(started)])
}

const run = (statement: RawBuilder<unknown>) =>
  database.transactions.run({ kind: 'system' }, (tx) => statement.execute(tx))
/** A home of 8 beds with so many open, said just now. */
const build = (row: Partial<ResidenceRow> = {}, open = 2, at = new Date()) =>
  buildResidence(database.transactions, {
    ...{ organisationId: operator, groups: [{ totalBeds: 8, reports: [{ occupied: 8 - open, at }] }] },
    ...row,
  })
const say = (home: string, open: number) =>
  run(sql`insert into bed_report (organisation_id, bed_group_id, occupied, kind, reported_at)
    select organisation_id, id, total_beds - ${open}, 'report', clock_timestamp() from bed_group where residence_id = ${home}`)
const hold = async (home: string, seconds: number) => {
  const id = randomUUID()
  await run(sql`insert into bed_hold (id, organisation_id, bed_group_id, placed_at, until)
    select ${id}, organisation_id, id, clock_timestamp() - interval '1 hour', clock_timestamp() + make_interval(secs => ${seconds})
    from bed_group where residence_id = ${home}`)
  return id
}
/** What the building itself changed has been told by then. */
const settled = () => wait(250)
const setStatus = (home: string, status: string) => run(sql`update residence set status = ${status} where id = ${home}`)

async function follow(query: string, lastEventId?: string, by = server): Promise<HeardEvents> {
  const headers: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': lastEventId }
  const stream = hearEvents(await by.request(`/api/v1/events?${query}`, { headers }))
  streams.push(stream)
  expect([stream.response.status, by.logged()]).toEqual([200, ''])
  return stream
}
/** Follows homes, and has heard how they are. */
async function followed(...homes: string[]): Promise<HeardEvents> {
  const stream = await follow(`homes=${homes.join()}`)
  await beds(stream)
  return stream
}
async function beds(stream: HeardEvents) {
  const { event, data } = await stream.next()
  expect(event).toBe('beds')
  return bedsEvent.parse(data)
}
const opens = async (stream: HeardEvents) => (await beds(stream)).homes.map(({ availableBeds }) => availableBeds)

describe('a stream of changes', () => {
  it('is one that browsers of any site may open, that nothing keeps back, and that sets no cookie', async () => {
    const stream = await follow(`homes=${await build()}`)
    expect(Object.fromEntries(stream.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(stream.response.headers.has('set-cookie')).toBe(false)
    await stream.next()
    live.close()
    expect(await stream.ended()).toMatch(/^retry: 3000\nevent: beds\nid: \S+\ndata: /)
  })

  it('begins with the homes as they are, in every field, and nothing that tells where they stand', async () => {
    const at = new Date()
    const id = await build({}, 2, at)
    const gone = randomUUID()
    const [event] = [await (await follow(`homes=${id},${gone}`)).next()]
    const reportedAt = at.toISOString()
    expect(event).toMatchObject({
      event: 'beds',
      data: {
        homes: [
          {
            ...{ id, slug: `house-${id}`, name: 'Harbor Row House', availableBeds: 2, totalBeds: 8, reportedAt },
            ...{ availabilityAge: 'fresh', groups: [{ audience: 'any', totalBeds: 8, availableBeds: 2, reportedAt }] },
          },
        ],
        gone: [gone],
      },
    })
    expect(JSON.stringify(event)).not.toMatch(/teapot|72032|35\.1|92\.4|conway/i)
  })

  it('has nothing to say of a state until something changes', async () => {
    const id = await build()
    await settled()
    const stream = await follow('state=ar')
    await expect.poll(stream.lastId).not.toBe('')
    await say(id, 1)
    expect(await opens(stream)).toEqual([1])
    expect(stream.events).toHaveLength(1)
  })

  it('is answered to HEAD without being opened', async () => {
    const response = await server.request('/api/v1/events?state=AR', { method: 'HEAD' })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
  })
})

describe('who follows a home hears', () => {
  it('a report, once it is committed', async () => {
    const [home, other] = [await build(), await build()]
    await settled()
    const stream = await followed(home)
    await say(other, 5)
    await say(home, 1)
    expect(await beds(stream)).toMatchObject({ homes: [{ id: home, availableBeds: 1 }], gone: [] })
    expect(stream.events).toHaveLength(2)
  })

  it('a hold, its end, and its running out at that very moment', async () => {
    const home = await build()
    await settled()
    const stream = await followed(home)
    const first = await hold(home, 600)
    expect(await opens(stream)).toEqual([1])
    await run(
      sql`insert into bed_hold_end (hold_id, organisation_id, reason) values (${first}, ${operator}, 'cancelled')`,
    )
    expect(await opens(stream)).toEqual([2])
    const until = Date.now() + 900
    await hold(home, 0.9)
    expect(await opens(stream)).toEqual([1])
    expect(await opens(stream)).toEqual([2])
    expect(Date.now() - until).toBeGreaterThanOrEqual(0)
    expect(Date.now() - until).toBeLessThan(2_000)
  })

  it('that a number is withdrawn when it turns 7 days old', async () => {
    const home = await build({}, 2, new Date(Date.now() - 7 * day + 1_200))
    await settled()
    const stream = await followed(home)
    expect(await beds(stream)).toMatchObject({ homes: [{ availableBeds: null, availabilityAge: 'withdrawn' }] })
  })

  it('that a home is not listed any more, and that it is again', async () => {
    const home = await build()
    await settled()
    const stream = await followed(home)
    await setStatus(home, 'archived')
    expect(await beds(stream)).toEqual({ homes: [], gone: [home] })
    await setStatus(home, 'published')
    expect(await beds(stream)).toMatchObject({ homes: [{ id: home, availableBeds: 2 }], gone: [] })
  })

  it('many changes of one moment as one event', async () => {
    const homes = [await build(), await build(), await build()]
    await settled()
    const stream = await followed(...homes)
    await database.transactions.run({ kind: 'system' }, async (tx) => {
      for (let open = 0; open < 8; open += 1)
        await sql`insert into bed_report (organisation_id, bed_group_id, occupied, kind, reported_at)
          select organisation_id, id, total_beds - ${open}, 'report', clock_timestamp() from bed_group`.execute(tx)
    })
    expect(await opens(stream)).toEqual([7, 7, 7])
    await wait(300)
    expect(stream.events).toHaveLength(2)
  })
})

describe('who follows a state hears', () => {
  it('of its homes and of no others', async () => {
    const [here, there] = [await build(), await build({ stateCode: 'ME' })]
    await settled()
    const stream = await follow('state=AR')
    await say(there, 5)
    await say(here, 1)
    expect(await beds(stream)).toMatchObject({ homes: [{ id: here }] })
  })

  it('a hold that ran out', async () => {
    const home = await build()
    await hold(home, 1.2)
    await settled()
    expect(await opens(await follow('state=AR'))).toEqual([2])
  })

  it('a hold that was placed meanwhile and ran out', async () => {
    const home = await build()
    await settled()
    const stream = await follow('state=AR')
    await hold(home, 0.9)
    expect(await opens(stream)).toEqual([1])
    expect(await opens(stream)).toEqual([2])
  })

  it('"again" when a home left the list, and no id of a draft', async () => {
    const home = await build()
    await settled()
    const [stream, elsewhere] = [await follow('state=AR'), await follow('state=ME')]
    await setStatus(home, 'draft')
    expect(await stream.next()).toMatchObject({ event: 'again', data: null })
    await setStatus(home, 'published')
    expect(await beds(stream)).toMatchObject({ homes: [{ id: home }], gone: [] })
    expect(elsewhere.events).toEqual([])
  })
})

describe('a stream that broke', () => {
  it('goes on with what was missed, each home as it is now', async () => {
    const [home, still] = [await build(), await build()]
    const first = await followed(home, still)
    await say(home, 1)
    await beds(first)
    const lastId = first.lastId()
    await first.leave()
    const other = await followed(home)
    await say(home, 3)
    await beds(other)
    await say(home, 4)
    await beds(other)
    const resumed = await follow(`homes=${home},${still}`, lastId)
    expect(await beds(resumed)).toMatchObject({ homes: [{ id: home, availableBeds: 4 }], gone: [] })
    expect(resumed.lastId()).toBe(other.lastId())
    expect(await beds(await follow('state=AR', lastId))).toMatchObject({ homes: [{ id: home, availableBeds: 4 }] })
  })

  it('says nothing where nothing was missed', async () => {
    const home = await build()
    const lastId = (await followed(home)).lastId()
    const resumed = await follow(`homes=${home}`, lastId)
    await say(home, 1)
    expect(await opens(resumed)).toEqual([1])
  })

  it.each(['nonsense', 'abcdefabcdef-3', '-1', 'x'.repeat(5_000)])(
    'starts again after the id %.20s',
    async (lastId) => {
      const home = await build()
      expect(await (await follow(`homes=${home}`, lastId)).next()).toMatchObject({ event: 'again' })
      expect(await (await follow('state=AR', lastId)).next()).toMatchObject({ event: 'again' })
    },
  )

  it('starts again after an id from before everything changed', async () => {
    const home = await build()
    await settled()
    const stream = await followed(home)
    const lastId = stream.lastId()
    live.hear('*')
    expect(await stream.next()).toMatchObject({ event: 'again', data: null })
    expect(await (await follow(`homes=${home}`, lastId)).next()).toMatchObject({ event: 'again' })
  })
})

describe('more than is told one by one', () => {
  it('is told as "again", at most every two seconds', async () => {
    const stream = await followed(await build())
    for (let home = 0; home <= 300; home += 1) live.hear(randomUUID())
    expect(await stream.next()).toMatchObject({ event: 'again' })
    live.hear('*')
    await wait(1_000)
    expect(stream.events).toHaveLength(2)
    expect(await stream.next()).toMatchObject({ event: 'again' })
  })
})

describe('the call refuses', () => {
  const id = '00000000-0000-4000-8000-000000000001'
  it.each([
    ['', 'homes'],
    ['homes=', 'homes'],
    ['homes=1,2', 'homes'],
    [`homes=${Array(201).fill(id).join()}`, 'homes'],
    [`homes=${id}&state=AR`, 'homes'],
    ['state=Arkansas', 'state'],
    ['state=', 'state'],
    ['state=%27%27', 'state'],
  ])('"%s" with 422 and names the field', async (query, field) => {
    const response = await server.request(`/api/v1/events?${query}`, { headers: { accept: 'text/event-stream' } })
    expect(response.status).toBe(422)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const { code, fields } = await response.json()
    expect([code, Object.keys(fields)]).toEqual(['invalid_input', [field]])
  })

  it('a name it does not know', async () => {
    expect((await server.request('/api/v1/events?state=AR&since=1')).status).toBe(422)
  })

  it('more streams than an address may have, with 429, until one is left', async () => {
    await start({}, { perAddress: 2, inAll: 9 })
    const first = await follow('state=AR')
    await follow('state=AR')
    const refused = await server.request('/api/v1/events?state=AR')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
    server.comeFrom('192.0.2.2')
    await follow('state=AR')
    server.comeFrom('192.0.2.1')
    await first.leave()
    await follow('state=AR')
  })

  it('more streams than it carries in all, with 503', async () => {
    await start({}, { perAddress: 9, inAll: 1 })
    await follow('state=AR')
    server.comeFrom('192.0.2.2')
    expect((await server.request('/api/v1/events?state=AR')).status).toBe(503)
  })

  it('everybody once it is about to stop, and sends those away who follow', async () => {
    const stream = await follow('state=AR')
    live.close()
    expect(await stream.ended()).toMatch(/\n\nretry: \d{4}\n\n$/)
    expect((await server.request('/api/v1/events?state=AR')).status).toBe(503)
  })
})

describe('while the database is away', () => {
  it('nobody is taken in, nobody is sent away, and what changed is told afterwards', async () => {
    let isAway = false
    const away = async () => Promise.reject(new Error('away'))
    await start({
      transactions: { run: (actor, work) => (isAway ? away() : database.transactions.run(actor, work)) },
    })
    const home = await build()
    await settled()
    const stream = await followed(home)
    await say(home, 1)
    isAway = true
    await wait(300)
    expect((await server.request(`/api/v1/events?homes=${home}`)).status).toBe(500)
    expect(stream.events).toHaveLength(1)
    isAway = false
    expect(await opens(stream)).toEqual([1])
  })
})

describe.runIf(process.env.PORCHLIGHT_TEST_DB === 'postgres')('two servers on one PostgreSQL', () => {
  it('tell of what either of them wrote', async () => {
    const other = await openDatabase({ ...database.place, log: createLog('silent') })
    onTestFinished(() => other.close())
    const home = await build()
    await start({ from: other })
    const stream = await followed(home)
    const before = performance.now()
    await say(home, 1)
    expect(await opens(stream)).toEqual([1])
    expect(performance.now() - before).toBeLessThan(5_000)
  })
})
