import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askedInquiry, receivedInquiries } from '#contract/inquiry.ts'
import { inquiriesRoutes, type RefusedInquiry } from '#server/modules/inquiries/inquiries.routes.ts'
import { createInquiries, type Inquiries, inquiryDays } from '#server/modules/inquiries/inquiries.service.ts'
import { createMail } from '#server/modules/mail/mail.service.ts'
import { AppError } from '#server/plumbing/errors.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { rowsOf } from '../../../../tests/support/contact-server.ts'
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts'
import { buildOrganisation } from '../../../../tests/support/directory-rows.ts'
import { buildHomes } from '../../../../tests/support/listing-rows.ts'
import { type ModuleServer, moduleServer, signedInAs } from '../../../../tests/support/module-server.ts'
import { type MovableClock, movableClock } from '../../../../tests/support/movable-clock.ts'

let database: TestDatabase
let clock: MovableClock
let server: ModuleServer
let inquiries: Inquiries
let operator: string
let refused: RefusedInquiry[]

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  await database.reset()
  clock = movableClock()
  operator = await buildOrganisation(database.transactions)
  await buildHomes(database.transactions, [
    { organisationId: operator, slug: 'harbor', name: 'Harbor Row' },
    { organisationId: operator, slug: 'unclaimed', isClaimed: false },
    { organisationId: operator, slug: 'closed', status: 'archived' },
  ])
  serve(database.transactions)
})
afterAll(() => database.close())

function serve(transactions: Transactions) {
  refused = []
  server = moduleServer((log) => {
    const jobs = { send: async () => undefined }
    const mail = createMail({ transactions, clock, log, jobs, transport: 'files', from: 'hello@alliance.example' })
    const site = { secretKey: 'key', supportEmail: 'support@alliance.example', baseUrl: 'https://homes.example' }
    inquiries = createInquiries({ transactions, mail, jobs, clock, log, ...site })
    return [
      inquiriesRoutes(inquiries, async (_, path, answer) => {
        refused.push(answer)
        return new Response(path, { status: answer.status })
      }),
    ]
  })
}

const good = {
  kind: 'bed',
  name: 'Sam',
  answer_by: 'text',
  phone: '501-555-0199',
  needed: 'tonight',
  message: 'Is one free?',
}
const post = (path: string, form: Record<string, string>, type = 'application/x-www-form-urlencoded') =>
  server.request(path, { method: 'POST', headers: { 'content-type': type }, body: `${new URLSearchParams(form)}` })
const ask = (changes: Record<string, string> = {}, path = '/residences/harbor') => post(path, { ...good, ...changes })
const stored = () => rowsOf(database, 'select * from inquiry order by received_at, id')
const mails = () => rowsOf(database, 'select * from mail order by recipient')
const secretIn = (answer: Response) => answer.headers.get('location')?.split('/').at(-1) ?? ''
const follow = (secret: string) => server.request(`/api/inquiries/asked/${secret}`)

async function addPerson(email: string): Promise<void> {
  await database.transactions.run({ kind: 'system' }, async (tx) => {
    await sql`with p as (insert into person (first_name, email) values ('Dana', ${email}) returning id)
      insert into membership (person_id, organisation_id, role) select id, ${operator}, 'owner' from p`.execute(tx)
  })
}

describe('a question about a bed', () => {
  it('is stored for the house and answered with a private link that shows it to whoever has it', async () => {
    const answer = await ask()
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(/^\/residences\/asked\/[\w-]{32}$/)
    expect(await stored()).toMatchObject([
      { organisation_id: operator, kind: 'bed', reach: '501-555-0199', language: 'en' },
    ])
    const found = await follow(secretIn(answer))
    expect(found.headers.get('cache-control')).toBe('private, no-store')
    expect(askedInquiry.parse(await found.json())).toEqual({
      ...{
        kind: 'bed',
        name: 'Sam',
        answerBy: 'text',
        reach: '501-555-0199',
        needed: 'tonight',
        message: 'Is one free?',
      },
      ...{ home: { slug: 'harbor', name: 'Harbor Row', phone: '501-555-0100' } },
      ...{ receivedAt: clock.now().toISOString(), readAt: null, answeredAt: null },
    })
  })

  it('is asked and followed in Spanish on the Spanish page', async () => {
    const answer = await ask({}, '/es/residencias/harbor')
    expect(answer.headers.get('location')).toMatch(/^\/es\/residencias\/asked\//)
    expect(await stored()).toMatchObject([{ language: 'es' }])
  })

  it('keeps only a hash of its secret', async () => {
    const secret = secretIn(await ask())
    const rows = JSON.stringify(await stored(), (_, value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('base64url') : value,
    )
    expect(rows).not.toContain(secret)
    expect((await follow(`${secret.slice(0, -1)}A`)).status).toBe(404)
    expect((await follow('')).status).toBe(404)
  })

  it('is one question when the same form is sent twice, with the same link', async () => {
    const once = { once: '0f8fad5b-d9cb-469f-a165-70867728950e' }
    const [first, second] = await Promise.all([ask(once), ask(once)])
    expect(secretIn(first)).toBe(secretIn(second))
    expect(await stored()).toHaveLength(1)
    const other = await ask({ ...once, message: 'Something else' })
    expect([other.status, refused.at(-1)?.status]).toEqual([409, 409])
    expect(await stored()).toHaveLength(1)
  })

  it('comes back with its values and the codes of what is wrong, and is not stored', async () => {
    const answer = await ask({ phone: '', message: 'Please' }, '/residences/harbor?near=72032')
    expect(answer.status).toBe(422)
    expect(await answer.text()).toBe('/residences/harbor?near=72032')
    expect(refused).toMatchObject([{ fields: { phone: 'missing' }, values: { name: 'Sam', message: 'Please' } }])
    expect((await ask({ more: 'spam' })).status).toBe(422)
    expect(await stored()).toEqual([])
  })

  it('is refused by a home that is not public, unknown or not claimed', async () => {
    expect((await ask({}, '/residences/closed')).status).toBe(404)
    expect((await ask({}, '/residences/nowhere')).status).toBe(404)
    expect((await ask({}, '/residences/unclaimed')).status).toBe(403)
    expect((await post('/residences/harbor', good, 'text/plain')).status).toBe(415)
    expect(await stored()).toEqual([])
  })

  it('is limited to 10 an hour from one address, and says how long to wait', async () => {
    for (let number = 0; number < 10; number += 1) expect((await ask()).status).toBe(303)
    const answer = await ask()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600'])
    server.comeFrom('198.51.100.7')
    expect((await ask()).status).toBe(303)
    server.comeFrom('192.0.2.1')
    clock.forward({ hours: 1 })
    expect((await ask()).status).toBe(303)
    expect(await stored()).toHaveLength(12)
  })

  it('comes back when the database is away, and uses up no try', async () => {
    serve({
      run: async () => {
        throw new AppError('unavailable', 'The database cannot answer right now.', { retryAfter: 5 })
      },
    })
    const answer = await ask()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(refused).toMatchObject([{ values: { name: 'Sam' } }])
  })
})

describe('deleting', () => {
  it('takes the words away for good: no row, no link, nothing for the house', async () => {
    const secret = secretIn(await ask())
    const answer = await post(`/residences/asked/${secret}`, { act: 'delete' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/residences/asked/deleted'])
    expect(await stored()).toEqual([])
    expect((await follow(secret)).status).toBe(404)
    await inquiries.tellReaders()
    expect(await mails()).toEqual([])
  })

  it('touches nobody else, and needs to be asked for', async () => {
    const [mine, theirs] = [secretIn(await ask()), secretIn(await ask())]
    expect((await post(`/residences/asked/${mine}`, {})).status).toBe(400)
    await post(`/residences/asked/${mine}`, { act: 'delete' })
    await post('/es/residencias/asked/guess', { act: 'delete' })
    expect((await follow(theirs)).status).toBe(200)
  })

  it(`comes by itself after ${inquiryDays} days`, async () => {
    const secret = secretIn(await ask())
    clock.forward({ hours: inquiryDays * 24 - 1 })
    expect(await inquiries.forgetOld()).toBe(0)
    clock.forward({ hours: 2 })
    expect(await inquiries.forgetOld()).toBe(1)
    expect((await follow(secret)).status).toBe(404)
  })
})

describe('the mail about it', () => {
  it('goes once to everybody of the house, and holds nothing of the sender and no word of health', async () => {
    await addPerson('dana@homes.example')
    await addPerson('lee@homes.example')
    await ask({ message: 'I come from detox' })
    await inquiries.tellReaders()
    await inquiries.tellReaders()
    const sent = await mails()
    expect(sent.map(({ recipient }) => recipient)).toEqual(['dana@homes.example', 'lee@homes.example'])
    const words = JSON.stringify(sent.map(({ subject, text_body, html_body }) => [subject, text_body, html_body]))
    expect(words).toContain('https://homes.example/workspace/messages')
    expect(words).not.toMatch(/Sam|0199|detox|recover|health|sober|treatment|substance|addict/i)
  })

  it('goes to the address of the house where it has no account, and about a correction also to support', async () => {
    await database.transactions.run({ kind: 'system' }, (tx) =>
      sql`update residence set email = 'house@homes.example' where slug = 'harbor'`.execute(tx),
    )
    await ask({ kind: 'correction', message: 'The number is old', phone: '' })
    await inquiries.tellReaders()
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      'house@homes.example',
      'support@alliance.example',
    ])
  })
})

describe('the messages of a house', () => {
  const dana = () => signedInAs('operator', { organisationId: operator, firstName: 'Dana' })
  const list = async () => receivedInquiries.parse(await (await server.request('/api/inquiries')).json()).items

  it('are for its own people; the alliance sees corrections only', async () => {
    await ask()
    await ask({ kind: 'correction', message: 'The number is old' })
    expect((await server.request('/api/inquiries')).status).toBe(401)
    server.signIn(signedInAs('affiliate'))
    expect((await server.request('/api/inquiries')).status).toBe(403)
    server.signIn(signedInAs('operator', { organisationId: await buildOrganisation(database.transactions) }))
    expect(await list()).toEqual([])
    server.signIn(signedInAs('alliance'))
    expect((await list()).map(({ kind }) => kind)).toEqual(['correction'])
    server.signIn(dana())
    expect((await list()).map(({ kind, homeName }) => [kind, homeName])).toHaveLength(2)
  })

  it('tell the sender when they were opened, and answered, and by whom the house knows', async () => {
    const secret = secretIn(await ask())
    server.signIn(signedInAs('alliance'))
    await list()
    expect(await (await follow(secret)).json()).toMatchObject({ readAt: null })
    server.signIn(dana())
    const [message] = await list()
    expect(await (await follow(secret)).json()).toMatchObject({ readAt: clock.now().toISOString(), answeredAt: null })
    clock.forward({ minutes: 5 })
    const id = message?.id ?? ''
    expect((await server.post(`/api/inquiries/${id}/answered`, { answered: true })).status).toBe(200)
    expect(await (await follow(secret)).json()).toMatchObject({ answeredAt: clock.now().toISOString() })
    expect(await list()).toMatchObject([{ answeredBy: 'Dana Ashby' }])
    const answer = await post('/workspace/messages', { id, answered: 'no' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/workspace/messages#m-${id}`])
    expect(await list()).toMatchObject([{ answeredBy: null }])
  })

  it('are answered by nobody else', async () => {
    await ask({ kind: 'correction', message: 'The number is old' })
    const id = String((await stored())[0]?.id)
    const answered = () => server.post(`/api/inquiries/${id}/answered`, { answered: true })
    expect((await answered()).status).toBe(401)
    server.signIn(signedInAs('alliance'))
    expect((await answered()).status).toBe(403)
    server.signIn(signedInAs('operator', { organisationId: await buildOrganisation(database.transactions) }))
    expect((await answered()).status).toBe(404)
    server.signIn(dana())
    expect((await server.post('/api/inquiries/nonsense/answered', { answered: true })).status).toBe(404)
    expect((await server.post(`/api/inquiries/${id}/answered`, { answered: 'yes' })).status).toBe(422)
    expect(await stored()).toMatchObject([{ answered_at: null }])
  })
})

it('leaves no name, number, word or secret in the log', async () => {
  const secret = secretIn(await ask())
  await ask({ phone: '' })
  await follow(secret)
  expect(server.logged()).toContain('inquiry received')
  expect(server.logged()).not.toMatch(/Sam|555-0199|Is one free|Secret Lane|192\.0\.2/)
  expect(server.logged()).not.toContain(secret)
})
