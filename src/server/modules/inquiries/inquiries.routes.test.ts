import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { askedInquiry } from '#contract/inquiries/inquiry.ts'
import { inquiryDays } from '#domain/inquiries/inquiry.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildPerson } from '#tests/support/desk/desk-people.ts'
import { type InboxServer, inboxServer } from '#tests/support/desk/inbox-desk.ts'
import { buildOrganization } from '#tests/support/directory/directory-rows.ts'
import { buildResidences } from '#tests/support/directory/listing-rows.ts'
import { toRows } from '#tests/support/product/contact-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import type { Inquiries } from './inquiries.service.ts'

const database = shareTestDatabase()
let clock: FakeClock
let server: InboxServer
let inquiries: Inquiries
let operator: string
let refused: FormAnswer[]

beforeEach(async () => {
  clock = fakeClock()
  operator = await buildOrganization(database.transactions)
  await buildResidences(database.transactions, [
    { organizationId: operator, slug: 'harbor', name: 'Harbor Row' },
    { organizationId: operator, slug: 'unclaimed', isClaimed: false },
    { organizationId: operator, slug: 'closed', status: 'archived' },
  ])
  serve(database.transactions)
})

function serve(transactions: Transactions) {
  server = inboxServer(transactions, clock)
  inquiries = server.inquiries
  refused = server.refused
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
const stored = () => toRows(database, 'select * from inquiry order by received_at, id')
const mails = () => toRows(database, 'select * from mail order by recipient')
const secretIn = (answer: Response) => answer.headers.get('location')?.split('/').at(-1) ?? ''
const follow = (secret: string) => server.request(`/api/inquiries/asked/${secret}`)

async function addPerson(email: string, role = 'owner'): Promise<void> {
  await database.run(sql`with p as (insert into person (first_name, email) values ('Dana', ${email}) returning id)
      insert into membership (person_id, organization_id, role) select id, ${operator}, ${role} from p`)
}

describe('a question about a bed', () => {
  it('is stored for the house and answered with a private link that shows it to whoever has it', async () => {
    const answer = await ask()
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(/^\/residences\/asked\/[\w-]{32}$/)
    expect(await stored()).toMatchObject([
      { organization_id: operator, kind: 'bed', reach: '501-555-0199', language: 'en' },
    ])
    const found = await follow(secretIn(answer))
    expect(found.headers.get('cache-control')).toBe('private, no-store')
    expect(askedInquiry.parse(await found.json())).toEqual({
      kind: 'bed',
      name: 'Sam',
      answerBy: 'text',
      reach: '501-555-0199',
      needed: 'tonight',
      message: 'Is one free?',
      replies: [],
      residence: { slug: 'harbor', name: 'Harbor Row', phone: '501-555-0100' },
      receivedAt: clock.now().toISOString(),
      readAt: null,
      answeredAt: null,
      waiting: null,
    })
  })

  it('is for tonight only where somebody chose that', async () => {
    await ask({ needed: '' })
    expect(await stored()).toMatchObject([{ needed: null }])
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
    expect((await follow(`${secret.slice(0, -1)}${secret.endsWith('A') ? 'E' : 'A'}`)).status).toBe(404)
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

  it('without a key is one question for ten minutes where its words and where it comes from are the same', async () => {
    const [first, second] = await Promise.all([ask(), ask()])
    expect(secretIn(first)).toBe(secretIn(second))
    expect(await stored()).toHaveLength(1)
    const others = [await ask({ phone: '501-555-0177' })]
    server.comeFrom('198.51.100.7')
    others.push(await ask())
    clock.forward({ minutes: 10 })
    others.push(await ask())
    expect(new Set([first, ...others].map(secretIn)).size).toBe(4)
    expect(await stored()).toHaveLength(4)
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
    for (let number = 0; number < 10; number += 1) expect((await ask({ name: `Sam ${number}` })).status).toBe(303)
    const answer = await ask()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600'])
    server.comeFrom('198.51.100.7')
    expect((await ask()).status).toBe(303)
    server.comeFrom('192.0.2.1')
    clock.forward({ hours: 1 })
    expect((await ask()).status).toBe(303)
    expect(await stored()).toHaveLength(12)
  })

  it('is counted by all servers together', async () => {
    for (let number = 0; number < 10; number += 1) {
      serve(database.transactions)
      expect((await ask({ name: `Sam ${number}` })).status).toBe(303)
    }
    serve(database.transactions)
    expect((await ask()).status).toBe(429)
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
    await server.notices.notifyReaders()
    expect(await mails()).toEqual([])
  })

  it('touches nobody else, and needs to be asked for', async () => {
    const [mine, theirs] = [secretIn(await ask()), secretIn(await ask({ name: 'Kim' }))]
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
  it('goes once to everybody of the house who may read it, and holds nothing of the sender and no word of health', async () => {
    await addPerson('dana@homes.example')
    await addPerson('lee@homes.example', 'manager')
    await addPerson('bea@homes.example', 'bed_updater')
    await ask({ message: 'I come from detox' })
    await server.notices.notifyReaders()
    await server.notices.notifyReaders()
    const sent = await mails()
    expect(sent.map(({ recipient }) => recipient)).toEqual(['dana@homes.example', 'lee@homes.example'])
    const words = JSON.stringify(sent.map(({ subject, text_body, html_body }) => [subject, text_body, html_body]))
    const rows = await database.run(sql<{ id: string }>`select id from inquiry`)
    expect(words).toContain(`https://homes.example/workspace/messages?status=all&open=${rows[0]?.id}#m-${rows[0]?.id}`)
    expect(words).not.toMatch(/Sam|0199|detox|recover|health|sober|treatment|substance|addict/i)
  })

  it('about a correction of an unclaimed home goes to support alone', async () => {
    await buildPerson(database.transactions, { organization: operator, role: 'owner' })
    await ask({ kind: 'correction', message: 'The number is old', phone: '' }, '/residences/unclaimed')
    await server.notices.notifyReaders()
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['support@alliance.example'])
  })

  it('goes to the address of the house where it has no account, and about a correction also to support', async () => {
    await database.run(sql`update residence set email = 'house@homes.example' where slug = 'harbor'`)
    await ask({ kind: 'correction', message: 'The number is old', phone: '' })
    await server.notices.notifyReaders()
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      'house@homes.example',
      'support@alliance.example',
    ])
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

describe('the private link, sent to whoever asked', () => {
  const byMail = { answer_by: 'email', email: 'sam@people.example', link: 'mail', once: 'a-key-of-one-form' }

  it('goes once to the address of the answer, without a word of what was asked, and staff cannot read it', async () => {
    const answer = await ask(byMail)
    await ask(byMail)
    const [path, sent] = answer.headers.get('location')?.split('?') ?? []
    expect(sent).toBe('link=email')
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'inquiry-link', recipient: 'sam@people.example', shown_text: null })
    expect(JSON.stringify(mail)).toContain(`https://homes.example${path}`)
    // The secret of the link is made of letters by chance.
    expect(JSON.stringify(mail).replaceAll(`${path}`, '')).not.toMatch(/sober|recover|bed|Harbor/i)
  })

  it('goes as a text in the language of the page, where texts leave from here', async () => {
    server = inboxServer(database.transactions, clock, { textsGoOut: true })
    const answer = await post('/es/residencias/harbor', { ...good, link: 'yes' })
    expect(answer.headers.get('location')).toContain('?link=text')
    const [text] = await mails()
    expect(text).toMatchObject({ kind: 'inquiry-link', recipient: '+15015550199', shown_text: null })
    expect(JSON.stringify(text)).toContain('Su enlace privado: https://homes.example/es/residencias/asked/')
  })

  it.each([
    ['a server that sends no texts', { link: 'yes' }, '?link=not_possible'],
    ['somebody who is to be texted, by a form that offers mail only', { link: 'mail' }, ''],
    ['somebody who is to be called', { link: 'yes', answer_by: 'call' }, ''],
    ['somebody who does not want it', { answer_by: 'email', email: 'sam@people.example' }, ''],
  ])('is not sent to %s', async (_, form, end) => {
    const answer = await ask(form)
    expect(answer.headers.get('location')).toMatch(
      new RegExp(`/residences/asked/[\\w-]{32}${end.replace('?', '[?]')}$`),
    )
    expect(await mails()).toEqual([])
  })
})
