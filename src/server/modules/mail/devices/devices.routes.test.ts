import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noticeSettings } from '#contract/inquiries/question-notices.ts'
import { nudgeMinutes } from '#domain/inquiries/question-notice.ts'
import { carryDevices, endSession, hashToken, readDevices } from '#server/modules/auth/sessions/sessions.store.ts'
import { createDelivery } from '#server/modules/mail/delivery.service.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { createPusher } from '#server/plumbing/mail/push-delivery.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { makePushKeys } from '#server/plumbing/start/push-keys.ts'
import { fakeBrowser, fakePushService, readToken } from '#tests/support/desk/fake-push-service.ts'
import { inboxDesk } from '#tests/support/desk/inbox-desk.ts'
import { createDevices, mostDevices } from './devices.service.ts'
import { createPushCarrier } from './push-carrier.service.ts'

const desk = inboxDesk()
const push = { ...makePushKeys(), contact: 'mailto:help@alliance.example' }
const plain = { way: 'none', all: 'on', zone: 'America/Chicago', tonight: 'on', from: '22', to: '7' }

let service: Awaited<ReturnType<typeof fakePushService>>
let phone: ReturnType<typeof fakeBrowser>

beforeEach(async () => {
  service = await fakePushService()
  phone = fakeBrowser('phone')
  desk.sendPushes(push)
  await openSession(desk.dana)
})
afterEach(() => service.close())

async function openSession({ id, sessionId }: SignedIn, token = `token ${id}`): Promise<void> {
  await sql`insert into session (id, person_id, token, expires_at)
    values (${sessionId}, ${id}, ${hashToken(token)}, 'infinity')`.execute(desk.database.signIn)
}

async function join(firstName: string): Promise<SignedIn> {
  const person = { ...(await desk.join('manager', firstName)), sessionId: randomUUID() }
  await openSession(person)
  return person
}

const add = (subscription: object = phone.subscription) => desk.server.post('/api/notices/devices', subscription)
const remove = (id: string) => desk.server.request(`/api/notices/devices/${id}`, { method: 'DELETE' })
const test = (id: string) => desk.server.request(`/api/notices/devices/${id}/test`, { method: 'POST' })
const settings = async () => noticeSettings.parse(await (await desk.server.request('/api/notices')).json())
const devices = async () => (await settings()).push?.devices ?? []
const waiting = () =>
  desk.run(sql<{ state: string; due_at: Date | null; last_error: string | null }>`
    select state, due_at, last_error from mail where channel = 'push' order by created_at`)

/** One round of the outbox. */
async function deliver(): Promise<void> {
  const { database, clock } = desk
  const { transactions } = database
  const pushes = createPushCarrier({ transactions, clock, pusher: createPusher(push, service.post) })
  const nothing = { transport: 'files', deliver: async () => {}, forget: async () => {}, close() {} } as const
  const parts = { transactions, clock, log: createLog('silent'), random: () => 0 }
  await createDelivery({ ...parts, mailer: nothing, texter: nothing, pushes }).deliverDue()
}

async function ask(): Promise<void> {
  await desk.ask()
  await desk.server.notices.notifyReaders()
}

describe('an alert on a device', () => {
  beforeEach(async () => {
    expect((await add()).status).toBe(200)
    await desk.server.post('/api/notices', plain)
  })

  it('is read by that browser alone, is signed, and names nobody', async () => {
    await ask()
    await deliver()
    const [taken, ...more] = service.taken
    if (!taken) throw new Error('Nothing was sent.')
    expect([taken.path, more]).toEqual(['/phone', []])
    const { tag = '', ...read } = phone.read(taken.body)
    expect(read).toEqual({
      title: 'Needed tonight: a question at Harbor Row',
      body: 'Open Messages.',
      path: '/workspace/messages',
    })
    expect(taken.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200', topic: tag, urgency: 'high' })
    expect(tag).toMatch(/^[\w-]{1,32}$/)
    const now = desk.clock.now().getTime() / 1000
    expect(readToken(taken.headers.authorization)).toMatchObject({
      aud: 'https://push.example',
      sub: push.contact,
      key: push.publicKey,
      exp: Math.floor(now) + 12 * 3600,
    })
    expect(() => fakeBrowser('another').read(taken.body)).toThrow()
    expect(taken.body.toString('latin1')).not.toContain('Harbor')
    expect((await devices()).map(({ reachedAt }) => reachedAt)).toEqual([expect.any(String)])
  })

  it('comes beside emails where these are wanted', async () => {
    await desk.server.post('/api/notices', { ...plain, way: 'email' })
    await ask()
    const channels = await desk.run(sql<{ channel: string }>`select channel from mail order by channel`)
    expect(channels.map(({ channel }) => channel)).toEqual(['mail', 'push'])
  })

  it('has a newer one about the same house take its place, also where nobody answered', async () => {
    await ask()
    await deliver()
    desk.clock.forward({ minutes: nudgeMinutes })
    await desk.server.notices.nudgeReaders()
    await deliver()
    const read = service.taken.map(({ body }) => phone.read(body))
    expect(read.map(({ title }) => title)).toEqual([
      'Needed tonight: a question at Harbor Row',
      'Needed tonight, still waiting: a question at Harbor Row',
    ])
    expect(new Set(read.map(({ tag }) => tag)).size).toBe(1)
  })

  it('waits for the end of quiet hours', async () => {
    const { tonight: _, ...quiet } = plain
    await desk.server.post('/api/notices', { ...quiet, quiet: 'on' })
    desk.clock.forward({ hours: 18 })
    await ask()
    await deliver()
    expect(service.taken).toEqual([])
    desk.clock.forward({ hours: 4 })
    await desk.server.notices.notifyLater()
    await deliver()
    expect(service.taken).toHaveLength(1)
  })

  it.each([429, 500, 503])('is tried again after %i', async (status) => {
    service.answer(status)
    await ask()
    await deliver()
    const [first] = await waiting()
    expect(first).toMatchObject({ state: 'queued', last_error: `The push service did not take it (${status}).` })
    await deliver()
    expect(service.taken).toHaveLength(1)
    service.answer(201)
    desk.clock.forward({ minutes: 1 })
    await deliver()
    expect([service.taken.length, (await waiting())[0]?.state]).toEqual([2, 'sent'])
  })

  it('is not tried when it is of no use any more', async () => {
    service.answer(503)
    await ask()
    await deliver()
    desk.clock.forward({ hours: 12 })
    await deliver()
    expect(service.taken).toHaveLength(1)
    expect(await waiting()).toMatchObject([{ state: 'failed', last_error: 'It could not be delivered in time.' }])
  })

  it.each([404, 410])(
    'is the last one where the service answers %i, and the page says that nobody hears of that house',
    async (status) => {
      service.answer(status)
      await ask()
      await deliver()
      expect([await devices(), await waiting()]).toEqual([[], []])
      expect((await settings()).unheard).toEqual(['Harbor Row'])
    },
  )

  it('is given up where the service refuses it, and the device stays', async () => {
    service.answer(403)
    await ask()
    await deliver()
    expect((await waiting())[0]?.state).toBe('failed')
    expect(await devices()).toHaveLength(1)
  })
})

describe('the devices of a person', () => {
  it('are listed in plain words, tested and removed, and that is written down', async () => {
    const chrome =
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'
    await desk.server.post('/api/notices/devices', phone.subscription, { 'user-agent': chrome })
    const [one] = await devices()
    expect(one).toMatchObject({ device: 'Chrome on Android', reachedAt: null, endpoint: phone.subscription.endpoint })
    expect((await test(one?.id ?? '')).status).toBe(200)
    await deliver()
    expect(service.taken.map(({ body }) => phone.read(body).title)).toEqual(['A test alert'])
    expect((await remove(one?.id ?? '')).status).toBe(200)
    expect((await remove(one?.id ?? '')).status).toBe(404)
    expect(await devices()).toEqual([])
    expect((await desk.history('notices')).map(({ before, after }) => ({ before, after }))).toEqual([
      { before: {}, after: { device: 'Chrome on Android' } },
      { before: { device: 'Chrome on Android' }, after: {} },
    ])
  })

  it('get no more than a few tests', async () => {
    await add()
    const id = (await devices())[0]?.id ?? ''
    for (let count = 0; count < 5; count += 1) expect((await test(id)).status).toBe(200)
    expect((await test(id)).status).toBe(429)
  })

  it('are seen, tested and removed by nobody else', async () => {
    await add()
    const id = (await devices())[0]?.id ?? ''
    desk.as(await join('Lee'))
    expect(await devices()).toEqual([])
    expect([(await test(id)).status, (await remove(id)).status]).toEqual([404, 404])
    expect(await desk.run(sql`select from push_device`)).toHaveLength(1)
  })

  it(`are ${mostDevices} at most, also where two are added at once`, async () => {
    for (let count = 1; count < mostDevices; count += 1) await add(fakeBrowser(`device-${count}`).subscription)
    const answers = await Promise.all([add(), add(fakeBrowser('tablet').subscription)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await devices()).toHaveLength(mostDevices)
  })

  it('are of the one who used the browser last, who cannot take an address alone', async () => {
    await add()
    await add()
    expect(await devices()).toHaveLength(1)
    const lee = await join('Lee')
    desk.as(lee)
    const { endpoint } = phone.subscription
    expect((await add({ ...fakeBrowser('thief').subscription, endpoint })).status).toBe(409)
    expect((await add()).status).toBe(200)
    expect(await desk.run(sql`select person_id from push_device`)).toEqual([{ person_id: lee.id }])
  })

  it.each([
    ['not https', { endpoint: 'http://push.example/x' }],
    ['on this machine', { endpoint: 'https://127.0.0.1/x' }],
    ['no public name', { endpoint: 'https://localhost/x' }],
    ['too long', { endpoint: `https://push.example/${'x'.repeat(1000)}` }],
    ['no point on the curve', { p256dh: 'B'.repeat(87) }],
    ['no secret', { auth: 'short' }],
  ])('are refused where their address is %s', async (_, changes) => {
    expect((await add({ ...phone.subscription, ...changes })).status).toBe(422)
  })

  it('are no offer where the server has no keys', async () => {
    desk.sendTexts()
    expect((await settings()).push).toBeNull()
    expect((await add()).status).toBe(409)
  })

  it('are closed to a bed updater', async () => {
    desk.as(await desk.join('bed_updater', 'Bea'))
    expect((await add()).status).toBe(403)
  })
})

describe('a device goes', () => {
  const token = () => `token ${desk.dana.id}`
  beforeEach(() => add())

  it('when its person signs out there, with what waits for it', async () => {
    await ask()
    await endSession(desk.database.signIn, token())
    expect([await devices(), await waiting()]).toEqual([[], []])
  })

  it('with its person', async () => {
    const lee = await join('Lee')
    desk.as(lee)
    await add(fakeBrowser('of-lee').subscription)
    await sql`delete from person where id = ${lee.id}`.execute(desk.database.signIn)
    expect(await desk.run(sql`select person_id from push_device`)).toEqual([{ person_id: desk.dana.id }])
  })

  it('not when another session takes the place of its own, even where that ended first', async () => {
    const { signIn } = desk.database
    const [before] = await devices()
    const kept = (await readDevices(signIn, token())) ?? ''
    await endSession(signIn, token())
    await openSession({ ...desk.dana, sessionId: randomUUID() }, 'a new token')
    await carryDevices(signIn, 'a new token', kept)
    await carryDevices(signIn, 'a new token', kept)
    expect(await devices()).toEqual([before])
    await endSession(signIn, 'a new token')
    expect(await devices()).toEqual([])
  })

  it('when the server starts with other keys', async () => {
    const { transactions } = desk.database
    const start = (keys: typeof push) => {
      const mail = { enqueuePush: async () => {}, startDelivery: async () => {} }
      const rateLimits = () => ({ take: async () => ({}) })
      return createDevices({ transactions, mail, rateLimits, clock: desk.clock, push: keys }).forgetOtherKeys()
    }
    await start(push)
    expect(await devices()).toHaveLength(1)
    await start({ ...push, ...makePushKeys() })
    expect(await devices()).toEqual([])
  })
})
