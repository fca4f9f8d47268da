import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/plumbing/db.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { liveSite } from '#tests/support/live/live-site.ts'

const site = liveSite()
const { start, build, say, settled, follow, followed, opens } = site

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
    site.live.close()
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
            id,
            slug: `house-${id}`,
            name: 'Harbor Row House',
            availableBeds: 2,
            totalBeds: 8,
            reportedAt,
            availabilityAge: 'fresh',
            groups: [{ audience: 'any', totalBeds: 8, availableBeds: 2, reportedAt }],
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
    const response = await site.server.request('/api/v1/events?state=AR', { method: 'HEAD' })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
  })
})

describe('the call refuses', () => {
  const id = '00000000-0000-4000-8000-000000000001'
  it.each([
    ['', 'homes'],
    ['homes=', 'homes'],
    ['homes=1,2', 'homes'],
    [`homes=${Array(201).fill(id).join()}`, 'homes'],
    [`homes=${id}&state=zz`, 'state'],
    ['state=narnia', 'state'],
    ['state=zz', 'state'],
    ['state=', 'state'],
    ['state=%27%27', 'state'],
  ])('"%s" with 422 and names the field', async (query, field) => {
    const response = await site.server.request(`/api/v1/events?${query}`, { headers: { accept: 'text/event-stream' } })
    expect(response.status).toBe(422)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const { code, fields } = await response.json()
    expect([code, Object.keys(fields)]).toEqual(['invalid_input', [field]])
  })

  it('a name it does not know', async () => {
    expect((await site.server.request('/api/v1/events?state=AR&since=1')).status).toBe(422)
  })

  it('more streams than an address may have, with 429, until one is left', async () => {
    await start({}, { perAddress: 2, inAll: 9 })
    const first = await follow('state=AR')
    await follow('state=AR')
    const refused = await site.server.request('/api/v1/events?state=AR')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
    site.server.comeFrom('192.0.2.2')
    await follow('state=AR')
    site.server.comeFrom('192.0.2.1')
    await first.leave()
    await follow('state=AR')
  })

  it('more streams than it carries in all, with 503', async () => {
    await start({}, { perAddress: 9, inAll: 1 })
    await follow('state=AR')
    site.server.comeFrom('192.0.2.2')
    expect((await site.server.request('/api/v1/events?state=AR')).status).toBe(503)
  })

  it('everybody once it is about to stop, and sends those away who follow', async () => {
    const stream = await follow('state=AR')
    site.live.close()
    expect(await stream.ended()).toMatch(/\n\nretry: \d{4}\n\n$/)
    expect((await site.server.request('/api/v1/events?state=AR')).status).toBe(503)
  })
})

describe('while the database is away', () => {
  it('nobody is taken in, nobody is sent away, and what changed is told afterwards', async () => {
    let isAway = false
    const away = async () => Promise.reject(new Error('away'))
    await start({
      transactions: { run: (actor, work) => (isAway ? away() : site.database.transactions.run(actor, work)) },
    })
    const residence = await build()
    await settled()
    const stream = await followed(residence)
    await say(residence, 1)
    isAway = true
    await wait(300)
    expect((await site.server.request(`/api/v1/events?homes=${residence}`)).status).toBe(500)
    expect(stream.events).toHaveLength(1)
    isAway = false
    expect(await opens(stream)).toEqual([1])
  })
})

describe.runIf(process.env.PORCHLIGHT_TEST_DB === 'postgres')('two servers on one PostgreSQL', () => {
  it('tell of what either of them wrote', async () => {
    const other = await openDatabase({ ...site.database.place, log: createLog('silent') })
    onTestFinished(() => other.close())
    const residence = await build()
    await start({ from: other })
    const stream = await followed(residence)
    const before = performance.now()
    await say(residence, 1)
    expect(await opens(stream)).toEqual([1])
    expect(performance.now() - before).toBeLessThan(5_000)
  })
})
