import { beforeEach, describe, expect, it } from 'vitest'
import { errorBody } from '#contract/calls/errors.ts'
import { contactReceipt } from '#contract/contact/contact.ts'
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
const sendRaw = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
  server.request('/api/contact', { method: 'POST', headers: { 'content-type': type }, body })

async function expectRefusal(answer: Response, status: number, code: string) {
  expect(answer.status).toBe(status)
  const body: unknown = await answer.json()
  expect(body).toMatchObject({ code, message: expect.stringMatching(/^[A-Z].*\.$/) })
  expect(await stored()).toEqual([])
  expect(await queued()).toEqual([])
  return body
}

describe('a message sent with the contact form', () => {
  it('is stored for the alliance, mailed to support, acknowledged to its sender, and answered 201', async () => {
    const answer = await send()
    expect(answer.status).toBe(201)
    const receipt = contactReceipt.parse(await answer.json())
    expect(receipt).toEqual({ id: expect.stringMatching(/^.{4}-.{4}$/), receivedAt: clock.now().toISOString() })
    expect(await stored()).toMatchObject([
      { first_name: 'Sam', state_code: 'AR', message: goodMessage.message, read_at: null, answered_at: null },
    ])
    expect(await queued()).toMatchObject([
      { kind: 'contact-message', recipient: 'support@alliance.example', reply_to: 'sam@home.example', state: 'queued' },
      { kind: 'contact-receipt', recipient: 'sam@home.example', reply_to: null, state: 'queued' },
    ])
    expect(server.deliveriesStarted()).toBe(1)
  })

  it('puts nothing the sender typed into the mail to the address they typed', async () => {
    await send({ firstName: 'WIN', lastName: 'MONEY', facilityName: 'spam', message: 'http://spam.example' })
    const [, receipt] = await queued()
    expect(JSON.stringify([receipt?.text_body, receipt?.html_body, receipt?.subject])).not.toMatch(/WIN|MONEY|spam/)
  })

  it('is stored without a state when none was chosen', async () => {
    expect((await send({ stateId: '' })).status).toBe(201)
    expect(await stored()).toMatchObject([{ state_code: null }])
  })

  it('is not stored when its mails cannot be queued', async () => {
    const transactions: typeof database.transactions = {
      run: (actor, work) =>
        database.transactions.run(actor, async (tx) => {
          await work(tx)
          throw new AppError('unavailable', 'The database cannot answer right now.', { retryAfter: 5 })
        }),
    }
    server = contactServer({ transactions, clock })
    const answer = await send()
    expect(answer.headers.get('retry-after')).toBe('5')
    await expectRefusal(answer, 503, 'unavailable')
    expect(server.deliveriesStarted()).toBe(0)
  })

  it('leaves no name, address or word of itself in the log', async () => {
    await send()
    await send({ email: 'nobody' })
    expect(server.logged()).toContain('contact message received')
    expect(server.logged()).not.toMatch(/Sam|Reed|sam@|veteran|Harbor|555-0142|192\.0\.2/)
  })
})

describe('a message that is not right', () => {
  it('is refused naming each field, and nothing is stored', async () => {
    const body = await expectRefusal(await send({ firstName: '', email: 'x', stateId: 'ZZ' }), 422, 'invalid_input')
    const { fields = {} } = errorBody.parse(body)
    expect(Object.keys(fields)).toEqual(['firstName', 'email', 'stateId'])
    expect(fields.firstName).toBe('First name is missing.')
  })

  it.each([
    ['no JSON', '{"firstName":', 400, 'bad_request'],
    ['an array', '[]', 400, 'bad_request'],
    ['nothing', '', 400, 'bad_request'],
    ['a NUL', JSON.stringify({ ...goodMessage, message: 'a\u0000b' }), 400, 'bad_request'],
    ['a raw NUL', '{"firstName":"a\u0000"}', 400, 'bad_request'],
    ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400, 'bad_request'],
    ['30,000 nested arrays', '['.repeat(30_000) + ']'.repeat(30_000), 400, 'bad_request'],
    ['10,000 nested objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 422, 'invalid_input'],
    ['prototype keys', '{"__proto__":{"firstName":"a"},"constructor":{"prototype":{}}}', 422, 'invalid_input'],
    ['10 MB', 'x'.repeat(10 * 1024 * 1024), 413, 'too_large'],
  ] as const)('is refused in plain words when it is %s', async (_, body, status, code) => {
    await expectRefusal(await sendRaw(body), status, code)
  })

  it('is refused before 10 MB without a length have been read', async () => {
    let given = 0
    const body = new ReadableStream({
      pull(controller) {
        given += 1
        if (given > 10_000) controller.close()
        else controller.enqueue(new TextEncoder().encode('x'.repeat(1024)))
      },
    })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' }
    await expectRefusal(await server.request('/api/contact', init), 413, 'too_large')
    expect(given).toBeLessThan(200)
  })

  it('is refused as something else than JSON', async () => {
    await expectRefusal(await sendRaw('firstName=Sam', 'text/plain'), 415, 'wrong_media_type')
  })

  it('does not use up a try', async () => {
    for (let number = 0; number < 20; number += 1) await send({ email: 'x' })
    expect((await send()).headers.get('ratelimit')).toBe('limit=5, remaining=4, reset=3600')
  })
})

describe('the form posted by a browser without script', () => {
  const post = (values: Record<string, string>, type = 'application/x-www-form-urlencoded') =>
    server.request('/contact', {
      method: 'POST',
      headers: { 'content-type': type },
      body: `${new URLSearchParams(values)}`,
    })

  it('is stored and led to the page that says so', async () => {
    const answer = await post({ ...goodMessage, stateId: 'none', message: 'One\r\ntwo' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(/^\/contact\/sent\?ref=[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(await stored()).toMatchObject([{ message: 'One\ntwo', state_code: null }])
  })

  it('comes back with every value when something is missing', async () => {
    const typed = { ...goodMessage, firstName: ' ', message: '<b>bold</b>' }
    const answer = await post(typed)
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-type')).toBe('text/html')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const fields = { firstName: 'First name is missing.' }
    expect(server.refusedForms).toMatchObject([{ status: 422, values: typed, fields }])
    expect(await stored()).toEqual([])
  })

  it('pressed twice is one message, and the same words an hour later are another', async () => {
    const [first, second] = await Promise.all([post(goodMessage), post(goodMessage)])
    expect(first.headers.get('location')).toBe(second.headers.get('location'))
    expect(await stored()).toHaveLength(1)
    clock.forward({ hours: 1 })
    await post(goodMessage)
    expect(await stored()).toHaveLength(2)
  })

  it('comes back with its values and the time to wait after five', async () => {
    for (let number = 0; number < 5; number += 1) await post({ ...goodMessage, message: `Message ${number}` })
    const answer = await post(goodMessage)
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('3600')
    expect(answer.headers.get('ratelimit')).toContain('remaining=0')
    expect(server.refusedForms).toMatchObject([{ status: 429, values: goodMessage, fields: {} }])
  })

  it.each([
    ['another media type', goodMessage, 'text/plain', 415],
    ['a NUL', { ...goodMessage, message: 'a\u0000' }, undefined, 400],
    ['more than 64 KB', { ...goodMessage, message: 'x'.repeat(70_000) }, undefined, 413],
  ])('comes back in plain words with %s', async (_, values, type, status) => {
    expect((await post(values, type)).status).toBe(status)
    expect(server.refusedForms).toMatchObject([{ status, message: expect.stringMatching(/^[A-Z].*\.$/) }])
    expect(await stored()).toEqual([])
  })

  it('comes back when the server itself fails, with the cause in the log', async () => {
    const transactions = { run: () => Promise.reject(new Error('bug')) }
    server = contactServer({ transactions, clock })
    expect((await post(goodMessage)).status).toBe(500)
    expect(server.refusedForms).toMatchObject([{ values: goodMessage, message: 'Something went wrong on our side.' }])
    expect(server.logged()).toContain('bug')
  })
})
