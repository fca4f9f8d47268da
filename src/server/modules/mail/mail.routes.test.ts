import { beforeEach, describe, expect, it } from 'vitest'
import { type MailPage, mailDetail, mailPage } from '#contract/mail/mail.ts'
import { DeliveryError } from '#server/plumbing/mail/mail-delivery.ts'
import { writeMail } from '#server/plumbing/mail/mail-text.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { type ContactServer, contactServer } from '#tests/support/product/contact-server.ts'
import { signedInAs } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { createDelivery } from './delivery.service.ts'

const nobody = '99999999-9999-4999-8999-999999999999'

const database = shareTestDatabase()
let clock: FakeClock
let server: ContactServer
beforeEach(() => {
  clock = fakeClock()
  server = contactServer({ transactions: database.transactions, clock })
  server.signIn(signedInAs('alliance'))
})

async function queue(count = 1, confidential = false): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const mail = writeMail({ subject: `Mail ${number}`, paragraphs: ['Your link.'] })
    await server.mail.send({ kind: 'reset-password', to: 'sam@home.example', mailText: mail, confidential })
    clock.forward({ seconds: 1 })
  }
}

/** One round of a mail server that refuses everybody. */
function refuseAll(): Promise<number> {
  const deliver = async () => {
    throw new DeliveryError('The mail server refused the mail (550).', true, null)
  }
  const mailer = { transport: 'smtp', deliver, async forget() {}, close() {} } as const
  return createDelivery({
    transactions: database.transactions,
    clock,
    log: createLog('silent'),
    mailer,
    texter: mailer,
    pushes: mailer,
  }).deliverDue()
}

async function list(query = ''): Promise<MailPage> {
  const answer = await server.request(`/api/staff/mail${query}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  return mailPage.parse(await answer.json())
}

const firstId = async () => (await list()).rows[0]?.id ?? ''
const read = async (id: string) => mailDetail.parse(await (await server.request(`/api/staff/mail/${id}`)).json())
const retry = (id: string) => server.request(`/api/staff/mail/${id}/retry`, { method: 'POST' })

describe('the outbox for staff', () => {
  it('finds mails by part of the address and by kind or family of kinds, never a mobile number', async () => {
    await queue()
    const mailText = writeMail({ subject: 'Locked', paragraphs: ['x'] })
    await server.mail.send({ kind: 'account-locked', to: 'Kay@elm.example', mailText })
    await database.transactions.run({ kind: 'visitor' }, (tx) =>
      server.mail.enqueueText(tx, { kind: 'bed-reminder', to: '+13045550177', about: 'Beds', text: 'x' }),
    )
    const kinds = async (query: string) => (await list(query)).rows.map(({ kind }) => kind)
    expect(await kinds('?to=KAY@elm')).toEqual(['account-locked'])
    expect(await kinds('?to=example')).toEqual(['account-locked', 'reset-password'])
    expect(await kinds('?to=3045550177')).toEqual([])
    expect(await kinds('?kind=account')).toEqual(['account-locked'])
    expect(await kinds('?kind=bed-reminder&state=queued')).toEqual(['bed-reminder'])
    expect(await kinds('?kind=account&to=sam')).toEqual([])
    expect((await server.request('/api/staff/mail?kind=%25')).status).toBe(422)
  })

  it('lists mails newest first with how they stand', async () => {
    await queue(2)
    const { rows, transport, failed, next } = await list()
    expect(rows).toMatchObject([
      { subject: 'Mail 2', state: 'queued', attempts: 0, maxAttempts: 14, recipient: 'sam@home.example', sentAt: null },
      { subject: 'Mail 1' },
    ])
    expect({ transport, failed, next }).toEqual({ transport: 'files', failed: 0, next: null })
  })

  it('gives every mail once, page by page, and by state', async () => {
    await queue(30)
    const first = await list()
    const second = await list(`?cursor=${first.next}`)
    expect(first.rows).toHaveLength(25)
    expect(second.next).toBeNull()
    expect(new Set([...first.rows, ...second.rows].map((row) => row.id)).size).toBe(30)
    expect((await list('?state=failed')).rows).toEqual([])
    expect((await list('?state=queued')).rows).toHaveLength(25)
  })

  it.each(['files', 'smtp'] as const)(
    'shows a mail’s text, and of one with a link to act by none (%s)',
    async (transport) => {
      server = contactServer({ transactions: database.transactions, clock, transport })
      server.signIn(signedInAs('alliance'))
      await queue(1, true)
      expect((await read(await firstId())).text).toBeNull()
      await queue()
      expect((await read(await firstId())).text).toContain('Your link.')
    },
  )

  it('says of the number of a text its last two digits, in the list, in one and in its words', async () => {
    const text = { kind: 'bed-reminder', to: '+15015550177', about: 'A reminder as a text message' }
    await database.transactions.run({ kind: 'visitor' }, (tx) =>
      server.mail.enqueueText(tx, { ...text, text: 'To +15015550177, (501) 555-0177: 5 open? https://beds.example/x' }),
    )
    await refuseAll()
    const id = await firstId()
    expect((await list()).rows).toMatchObject([{ recipient: 'a number that ends in 77' }])
    const one = await read(id)
    expect(one.text).toBe('To a number that ends in 77, a number that ends in 77: 5 open? https://beds.example/x')
    const all = JSON.stringify([await list(), one, await (await retry(id)).json()])
    expect(all.replace(/[^\w]/g, '')).not.toMatch(/5550177/)
  })

  it('gives a mail that gave up all its tries again, and asks for a delivery', async () => {
    await queue()
    await refuseAll()
    const id = await firstId()
    expect(await list()).toMatchObject({
      failed: 1,
      rows: [{ state: 'failed', lastError: expect.stringContaining('550') }],
    })
    const before = server.deliveriesStarted()
    const answer = await retry(id)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ state: 'queued', attempts: 0, canRetry: false })
    expect(server.deliveriesStarted()).toBe(before + 1)
    expect((await retry(id)).status).toBe(409)
  })
})

describe('who may not see the outbox', () => {
  it.each([
    ['GET', '/api/staff/mail'],
    ['GET', `/api/staff/mail/${nobody}`],
    ['POST', `/api/staff/mail/${nobody}/retry`],
  ])('%s %s: 401 signed out, 403 outside the alliance', async (method, path) => {
    await queue()
    const id = await firstId()
    const call = async () => (await server.request(path.replace(nobody, id), { method })).status
    server.signIn(null)
    expect(await call()).toBe(401)
    server.signIn(signedInAs('operator', { organizationId: '00000000-0000-4000-8000-0000000000b1' }))
    expect(await call()).toBe(403)
  })
})

describe('a call that is not right', () => {
  it.each([
    ['GET', '/api/staff/mail?state=lost', 422],
    ['GET', '/api/staff/mail?cursor=x', 422],
    ['GET', `/api/staff/mail/${nobody}`, 404],
    ['POST', `/api/staff/mail/${nobody}/retry`, 404],
    ['GET', '/api/staff/mail/1', 404],
  ])('%s %s is answered %i', async (method, path, status) => {
    expect((await server.request(path, { method })).status).toBe(status)
  })
})
