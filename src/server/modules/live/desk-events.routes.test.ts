import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/plumbing/db.ts'
import { type Clock, systemClock } from '#server/plumbing/start/clock.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { bedsDesk } from '#tests/support/desk/beds-desk.ts'
import { buildOrganization } from '#tests/support/directory/directory-rows.ts'
import { type ReceivedEvents, receiveEvents } from '#tests/support/live/received-events.ts'
import { type ModuleServer, moduleServer, signedInAs } from '#tests/support/product/module-server.ts'
import { createDeskEventsRoutes } from './desk-events.routes.ts'
import { createDeskEvents, type DeskEvents } from './desk-events.service.ts'

const desk = bedsDesk()
const log = createLog('silent')
let events: DeskEvents
let server: ModuleServer
let streams: ReceivedEvents[]
let endedSession: string | null

beforeEach(async () => {
  streams = []
  endedSession = null
  ;({ events, server } = await start())
})
afterEach(async () => {
  events.close()
  await Promise.all(streams.map((stream) => stream.leave()))
})

async function start(
  clock: Clock = systemClock,
  from: Pick<typeof desk.database, 'listen' | 'transactions'> = desk.database,
) {
  const limits = { perAddress: 3, inAll: 5 }
  const started = createDeskEvents({
    transactions: from.transactions,
    clock,
    log,
    limits,
    sessionsEveryMs: 100,
    openSessions: async (ids) => new Set(ids.filter((id) => id !== endedSession)),
  })
  onTestFinished(await from.listen('desk', started.receive))
  onTestFinished(await from.listen('left_desk', started.sendOut))
  const own = moduleServer(() => [createDeskEventsRoutes(started)])
  own.signIn(desk.owner)
  return { events: started, server: own }
}

async function follow({ by = server, lastEventId = '', since = '' } = {}): Promise<ReceivedEvents> {
  const headers: Record<string, string> = lastEventId ? { 'last-event-id': lastEventId } : {}
  const stream = receiveEvents(await by.request(`/api/desk/events${since && `?since=${since}`}`, { headers }))
  streams.push(stream)
  expect(stream.response.status).toBe(200)
  await expect.poll(stream.lastId).not.toBe('')
  return stream
}

/** What the building of a house told has been heard by then. */
async function quietGroup(...built: Parameters<typeof desk.buildGroup>): Promise<string> {
  const group = await desk.buildGroup(...built)
  await wait(250)
  return group
}

const say = (group: string) => async () => desk.change(await desk.toChange(group, 1))

describe('an open desk', () => {
  it('hears within a second that a number was said, once, by the id of its report and nothing of what it was', async () => {
    const group = await quietGroup()
    const stream = await follow()
    expect(Object.fromEntries(stream.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    const [said] = await say(group)()
    expect(await stream.next(1_000)).toMatchObject({ event: 'again', data: [said?.group?.reportId] })
    await wait(300)
    expect(stream.events).toHaveLength(1)
  })

  it('hears of no single report where more changed with it', async () => {
    const group = await quietGroup()
    const stream = await follow()
    await Promise.all([say(group)(), desk.run(sql`update residence set name = 'Cedar Steps'`)])
    expect(await stream.next(1_000)).toMatchObject({ event: 'again', data: null })
  })

  it('knows in which zone its organization says times: where its houses are, or the one it chose', async () => {
    const zone = async () => (await (await server.request('/api/desk/heard')).json()).timeZone
    await quietGroup()
    await desk.run(sql`update residence set state_code = 'WY'`)
    expect(await zone()).toBe('America/Denver')
    await desk.run(sql`update organization set time_zone = 'America/Phoenix'`)
    expect(await zone()).toBe('America/Phoenix')
  })

  it('follows on from where its page was before it read, and hears what the page may lack', async () => {
    const group = await quietGroup()
    const received = async () => (await (await server.request('/api/desk/heard')).json()).heardTo
    const since = await received()
    expect((await follow({ since })).events).toHaveLength(0)
    await say(group)()
    await wait(250)
    expect(await (await follow({ since })).next(500)).toMatchObject({ event: 'again' })
    await Promise.all(streams.map((stream) => stream.leave()))
    expect((await follow({ since: await received() })).events).toHaveLength(0)
  })

  it('hears of a hold that ran out between reading and following', async () => {
    const group = await quietGroup()
    const until = new Date(Date.now() + 1_500)
    await desk.run(sql`insert into bed_hold (organization_id, bed_group_id, until)
      select organization_id, id, ${until} from bed_group where id = ${group}`)
    await wait(250)
    const { heardTo: since } = await (await server.request('/api/desk/heard')).json()
    await wait(until.getTime() + 50 - Date.now())
    const stream = await follow({ since })
    expect(await stream.next(1_000)).toMatchObject({ event: 'again' })
  })

  it.each([
    ['a hold', (group: string) => desk.hold(group)],
    ['a new house', () => desk.buildGroup()],
    ['an edit', () => desk.run(sql`update residence set name = 'Cedar Steps'`)],
  ])('hears of %s', async (_, act) => {
    const group = await quietGroup()
    const stream = await follow()
    await act(group)
    expect(await stream.next(1_000)).toMatchObject({ event: 'again' })
  })

  it('is shut when its person leaves the organization, and only theirs', async () => {
    const [stream, other] = [
      await follow(),
      await (async () => {
        server.signIn({ ...desk.owner, id: '00000000-0000-4000-8000-0000000000b7' })
        return follow()
      })(),
    ]
    await desk.run(sql`select pg_notify('left_desk', ${desk.owner.organization?.id} || ' ' || ${desk.owner.id})`)
    await expect.poll(() => Promise.race([stream.ended().then(() => 'shut'), wait(50).then(() => 'open')])).toBe('shut')
    expect(await Promise.race([other.ended().then(() => 'shut'), wait(50).then(() => 'open')])).toBe('open')
  })

  it('is shut soon after its session ended, and no other of its person', async () => {
    const stream = await follow()
    server.signIn({ ...desk.owner, sessionId: 'another' })
    const other = await follow()
    endedSession = desk.owner.sessionId
    await expect.poll(() => Promise.race([stream.ended().then(() => 'shut'), wait(50).then(() => 'open')])).toBe('shut')
    expect(await Promise.race([other.ended().then(() => 'shut'), wait(200).then(() => 'open')])).toBe('open')
  })

  it('hears a hundred changes as one or two', async () => {
    await quietGroup(100, 50)
    const stream = await follow()
    const holds = sql`insert into bed_hold (organization_id, bed_group_id, until)
      select organization_id, id, now() + interval '1 hour' from bed_group`
    await Promise.all(Array.from({ length: 40 }, () => desk.run(holds)))
    await wait(600)
    expect(stream.events.length).toBeGreaterThan(0)
    expect(stream.events.length).toBeLessThan(8)
  })

  it('hears nothing of another organization', async () => {
    await quietGroup()
    const stream = await follow()
    await desk.buildGroup(8, 3, { organizationId: await buildOrganization(desk.database.transactions) })
    await wait(400)
    expect(stream.events).toHaveLength(0)
  })

  it('of an affiliate hears what is told to it, and nothing of an operator', async () => {
    const group = await quietGroup()
    const organizationId = '00000000-0000-4000-8000-0000000000e7'
    server.signIn(signedInAs('affiliate', { organizationId }))
    const stream = await follow()
    await say(group)()
    await wait(400)
    expect(stream.events).toHaveLength(0)
    await desk.run(sql`select pg_notify('desk', ${organizationId})`)
    expect(await stream.next(1_000)).toMatchObject({ event: 'again' })
  })

  it('hears of a hold that runs out by itself', async () => {
    const group = await quietGroup()
    await desk.run(sql`insert into bed_hold (organization_id, bed_group_id, until)
      select organization_id, id, clock_timestamp() + interval '600 milliseconds' from bed_group where id = ${group}`)
    await wait(250)
    const stream = await follow()
    expect(await stream.next(1_500)).toMatchObject({ event: 'again' })
  })

  it('is told on its way back where it missed something, and else not', async () => {
    const group = await quietGroup()
    const first = await follow()
    const id = first.lastId()
    await first.leave()
    expect((await follow({ lastEventId: id })).events).toHaveLength(0)
    await say(group)()
    await wait(250)
    expect(await (await follow({ lastEventId: id })).next(500)).toMatchObject({ event: 'again' })
    await Promise.all(streams.map((stream) => stream.leave()))
    expect(await (await follow({ lastEventId: 'ffffffffffff-1' })).next(500)).toMatchObject({ event: 'again' })
  })

  it('is sent away in good order, to come back, when the server stops', async () => {
    const stream = await follow()
    events.close()
    expect(await stream.ended()).toMatch(/^retry: 3000\nid: \S+\n\nretry: \d{4}\n\n$/)
    expect((await server.request('/api/desk/events')).status).toBe(503)
  })
})

describe('the stream refuses', () => {
  it('whoever is signed out, has no desk or comes with too many pages at once', async () => {
    server.signIn(null)
    expect((await server.request('/api/desk/events')).status).toBe(401)
    const { organization, ...affiliate } = signedInAs('affiliate')
    server.signIn({ ...affiliate, organization: organization && { ...organization, role: 'bed_updater' } })
    expect((await server.request('/api/desk/events')).status).toBe(403)
    server.signIn(desk.owner)
    for (let page = 0; page < 3; page += 1) await follow()
    const full = await server.request('/api/desk/events')
    expect([full.status, full.headers.get('retry-after')]).toEqual([429, '60'])
    await streams[0]?.leave()
    await follow()
    server.comeFrom('192.0.2.9')
    for (let page = 0; page < 2; page += 1) await follow()
    expect((await server.request('/api/desk/events')).status).toBe(503)
  })

  it('nothing to somebody who only says beds, and answers HEAD without being opened', async () => {
    server.signIn(await desk.join('bed_updater'))
    expect((await server.request('/api/desk/events', { method: 'HEAD' })).status).toBe(200)
    await follow()
  })
})

describe.runIf(process.env.PORCHLIGHT_TEST_DB === 'postgres')('a second server on the same database', () => {
  it('tells its desks within two seconds', async () => {
    const group = await quietGroup()
    const second = await openDatabase({ ...desk.database.place, log })
    onTestFinished(() => second.close())
    const other = await start(systemClock, second)
    const stream = await follow({ by: other.server })
    await say(group)()
    expect(await stream.next(2_000)).toMatchObject({ event: 'again', data: [expect.any(String)] })
    other.events.close()
  })
})
