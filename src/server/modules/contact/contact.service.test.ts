import { beforeEach, describe, expect, it } from 'vitest'
import { createSharedLimits } from '#server/plumbing/admission/limits/shared-limits.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { type ContactServer, contactServer, goodMessage, toRows } from '#tests/support/product/contact-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'

const database = shareTestDatabase()
let clock: FakeClock
let server: ContactServer
beforeEach(() => {
  clock = fakeClock()
  server = contactServer({ transactions: database.transactions, clock })
})

type Row = Record<string, unknown>
const stored = () => toRows(database, 'select * from contact_message')
const queued = () => toRows(database, 'select * from mail order by kind')

const send = (changes: Row = {}, headers: Record<string, string> = {}) =>
  server.post('/api/contact', { ...goodMessage, ...changes }, headers)

describe('more than five messages an hour from one address', () => {
  it('are refused with the time to wait, until the first is an hour old', async () => {
    for (let number = 5; number > 0; number -= 1) {
      const answer = await send()
      expect(answer.status).toBe(201)
      expect(answer.headers.get('ratelimit')).toContain(`remaining=${number - 1}`)
      clock.forward({ minutes: 1 })
    }
    const refused = await send()
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
    expect(refused.headers.get('retry-after')).toBe('3300')
    expect(refused.headers.get('ratelimit-policy')).toBe('5;w=3600')
    expect(await stored()).toHaveLength(5)
    server.comeFrom('192.0.2.2')
    expect((await send()).status).toBe(201)
    server.comeFrom('192.0.2.1')
    clock.forward({ minutes: 55 })
    expect((await send()).status).toBe(201)
  })

  it('count together on all servers, and one says of the other how many are left', async () => {
    const other = contactServer({ transactions: database.transactions, clock })
    for (const one of [server, other, server]) expect((await one.post('/api/contact', goodMessage)).status).toBe(201)
    const fourth = await other.post('/api/contact', goodMessage)
    expect(fourth.headers.get('ratelimit')).toContain('remaining=1')
    const atOnce = await Promise.all([server, other, server, other].map((one) => one.post('/api/contact', goodMessage)))
    expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429])
    expect(await stored()).toHaveLength(5)
    expect((await queued()).filter(({ kind }) => kind === 'contact-receipt')).toHaveLength(3)
  })

  it('leave nothing that names the address, and nothing at all a day later', async () => {
    await send()
    const counts = () => toRows(database, 'select * from counted_use')
    expect(JSON.stringify(await counts())).not.toMatch(/192\.0\.2|sam@/)
    expect(await counts()).toHaveLength(2)
    clock.forward({ hours: 1 })
    const limits = createSharedLimits({ transactions: database.transactions, secretKey: 'key', clock })
    await limits.forgetOld()
    expect(await counts()).toHaveLength(1)
    clock.forward({ hours: 23 })
    await limits.forgetOld()
    expect(await counts()).toEqual([])
  })

  it('count together when they come from one IPv6 block', async () => {
    for (let number = 1; number <= 5; number += 1) {
      server.comeFrom(`2001:db8::${number}`)
      await send()
    }
    server.comeFrom('2001:db8::6')
    expect((await send()).status).toBe(429)
  })

  it('are not used up by a database that is away', async () => {
    let away = true
    const transactions: typeof database.transactions = {
      run: (actor, work) => {
        if (away && actor.kind === 'visitor') throw new AppError('unavailable', 'Gone.', { retryAfter: 5 })
        return database.transactions.run(actor, work)
      },
    }
    server = contactServer({ transactions, clock })
    for (let number = 0; number < 10; number += 1) expect((await send()).status).toBe(503)
    away = false
    expect((await send()).headers.get('ratelimit')).toContain('remaining=4')
  })

  it('never send one person more than three acknowledgements a day', async () => {
    for (let number = 1; number <= 5; number += 1) {
      server.comeFrom(`192.0.2.${number}`)
      await send({ email: 'SAM@home.example' })
    }
    const kinds = (await queued()).map((mail) => mail.kind)
    expect(kinds.filter((kind) => kind === 'contact-receipt')).toHaveLength(3)
    expect(kinds.filter((kind) => kind === 'contact-message')).toHaveLength(5)
  })
})

describe('the same request sent again with its Idempotency-Key', () => {
  const key = { 'Idempotency-Key': '7c1b1f3e-98a4-4a3c-b9fd-0d2a5e1c9b60' }

  it('has one effect and the same answer, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({}, key)))
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(201))
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(bodies).size).toBe(1)
    expect(await stored()).toHaveLength(1)
    expect(await queued()).toHaveLength(2)
    clock.forward({ hours: 2 })
    expect(await (await send({}, key)).text()).toBe(bodies[0])
  })

  it('is answered after the tries are used up, because it is not another message', async () => {
    const first = await (await send({}, key)).text()
    for (let number = 0; number < 5; number += 1) await send()
    expect((await send()).status).toBe(429)
    expect(await (await send({}, key)).text()).toBe(first)
  })

  it('is a conflict when the message is another', async () => {
    await send({}, key)
    const answer = await send({ message: 'Something else' }, key)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'conflict' })
    expect(await stored()).toHaveLength(1)
  })

  it('can be mended and sent again when it was refused', async () => {
    expect((await send({ email: 'x' }, key)).status).toBe(422)
    expect((await send({}, key)).status).toBe(201)
  })

  it('needs a key that is one', async () => {
    for (const bad of ['a b', 'k'.repeat(201)]) expect((await send({}, { 'Idempotency-Key': bad })).status).toBe(400)
    expect(await stored()).toEqual([])
  })

  it('keeps only hashes, and those for a day', async () => {
    await send({}, key)
    const kept = JSON.stringify(
      await toRows(database, "select encode(key_hash, 'escape') as key, * from contact_answer"),
    )
    expect(kept).not.toMatch(/7c1b1f3e|Sam|sam@/)
    clock.forward({ hours: 25 })
    expect(await server.contact.forgetOld()).toEqual({ messages: 0, answers: 1 })
  })
})

describe('the database', () => {
  it('lets a visitor write a message and read none', async () => {
    await send()
    for (const table of ['contact_message', 'contact_answer', 'mail']) {
      const seen = await database.runAsOwner(async (connection) => {
        await connection.execute('begin; set local role porchlight_app')
        const found = await connection.query(`select organization_id from ${table}`)
        await connection.execute('rollback')
        return found
      })
      expect(seen).toEqual([])
    }
  })
})

describe('a message is kept', () => {
  it('for 12 months after it was answered, or after it came when nobody marked it answered', async () => {
    await send({ message: 'never answered' })
    await send({ message: 'answered late' })
    clock.forward({ hours: 24 * 200 })
    await database.runAsOwner(async (connection) => {
      const by = "answered_by = '00000000-0000-4000-8000-0000000000a1', answered_name = 'Robin'"
      const set = `update contact_message set answered_at = '${clock.now().toISOString()}', ${by}`
      await connection.execute(
        `begin; set local role porchlight_system; ${set} where message = 'answered late'; commit`,
      )
    })
    clock.forward({ hours: 24 * 166 })
    expect((await server.contact.forgetOld()).messages).toBe(1)
    expect(await stored()).toMatchObject([{ message: 'answered late' }])
    clock.forward({ hours: 24 * 200 })
    expect((await server.contact.forgetOld()).messages).toBe(1)
  })
})
