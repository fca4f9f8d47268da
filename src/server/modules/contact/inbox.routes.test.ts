import { beforeEach, describe, expect, it } from 'vitest'
import { type InboxMessage, type InboxPage, inboxMessage, inboxPage } from '#contract/contact/inbox.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { type ContactServer, contactServer, goodMessage } from '#tests/support/product/contact-server.ts'
import { signedInAs } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'

const robin = signedInAs('alliance', { firstName: 'Robin' })
const kim = signedInAs('alliance', { firstName: 'Kim', id: '00000000-0000-4000-8000-0000000000a2' })
const operator = signedInAs('operator', { organizationId: '00000000-0000-4000-8000-0000000000b1' })
const nobody = '99999999-9999-4999-8999-999999999999'

const database = shareTestDatabase()
let clock: FakeClock
let server: ContactServer
beforeEach(() => {
  clock = fakeClock()
  server = contactServer({ transactions: database.transactions, clock })
  server.signIn(robin)
})

async function receive(count = 1): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const message = { ...goodMessage, firstName: `Sam ${number}`, message: `Message ${number}\nwith two lines` }
    const sender = { clientAddress: `192.0.2.${number}`, repeatedBy: 'nothing' } as const
    await server.contact.receive(message, sender)
    clock.forward({ minutes: 1 })
  }
}

async function list(query = ''): Promise<InboxPage> {
  const answer = await server.request(`/api/staff/inbox${query}`)
  expect(answer.status).toBe(200)
  return inboxPage.parse(await answer.json())
}

async function firstId(): Promise<string> {
  const { rows } = await list()
  return rows[0]?.id ?? ''
}

async function message(answer: Response): Promise<InboxMessage> {
  expect(answer.status).toBe(200)
  return inboxMessage.parse(await answer.json())
}

const open = async (id: string) => message(await server.request(`/api/staff/inbox/${id}`))
const assign = (id: string, to: string) => server.post(`/api/staff/inbox/${id}/assign`, { to })
const answered = (id: string, value: unknown) => server.post(`/api/staff/inbox/${id}/answered`, { answered: value })

describe('the staff inbox', () => {
  it('lists what waits, the longest waiting first, with the hour an answer is due', async () => {
    const received = clock.now()
    await receive(2)
    const { rows, counts, next } = await list()
    expect(rows).toMatchObject([
      { senderName: 'Sam 1 Reed', excerpt: 'Message 1 with two lines', stateId: 'AR', readAt: null, assignedTo: null },
      { senderName: 'Sam 2 Reed' },
    ])
    expect(rows[0]?.receivedAt).toBe(received.toISOString())
    expect(Date.parse(rows[0]?.dueAt ?? '') - received.getTime()).toBe(24 * 3600 * 1000)
    expect(counts).toEqual({ open: 2, mine: 0, unread: 2, late: 0, answered: 0 })
    expect(next).toBeNull()
  })

  it('counts a message as late once the promised hours are over and nobody has answered', async () => {
    await receive(2)
    clock.forward({ hours: 23, minutes: 58 })
    expect((await list()).counts.late).toBe(0)
    clock.forward({ seconds: 1 })
    expect((await list()).counts.late).toBe(1)
    await answered(await firstId(), true)
    expect((await list()).counts).toMatchObject({ late: 0, open: 1 })
  })

  it('gives every message once, page by page, in each list', async () => {
    await receive(60)
    const pages = async (filter: string) => {
      const ids: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page = await list(`?filter=${filter}${cursor && `&cursor=${cursor}`}`)
        expect(page.rows.length).toBeLessThanOrEqual(25)
        ids.push(...page.rows.map((row) => row.id))
        cursor = page.next
      }
      return ids
    }
    const waiting = await pages('open')
    expect(new Set(waiting).size).toBe(60)
    for (const id of waiting.slice(0, 30)) {
      await answered(id, true)
      clock.forward({ seconds: 1 })
    }
    expect(await pages('answered')).toEqual(waiting.slice(0, 30).reverse())
    expect(await pages('open')).toEqual(waiting.slice(30))
  })

  it('opens a message whole, and it counts as read from then on, for everybody', async () => {
    await receive()
    const id = await firstId()
    const opened = await open(id)
    expect(opened).toMatchObject({ email: 'sam@home.example', message: 'Message 1\nwith two lines', phone: '555-0142' })
    expect(opened.readAt).toBe(clock.now().toISOString())
    clock.forward({ hours: 1 })
    server.signIn(kim)
    expect((await open(id)).readAt).toBe(opened.readAt)
    expect((await list()).counts).toMatchObject({ open: 1, unread: 0 })
  })
})

describe('taking a message', () => {
  it('shows everybody who has it, and lists it under mine for them alone', async () => {
    await receive(2)
    const id = await firstId()
    const taken = await message(await assign(id, 'me'))
    expect(taken.assignedTo).toEqual({ id: robin.id, name: 'Robin Ashby' })
    expect((await list('?filter=mine')).rows.map((row) => row.id)).toEqual([id])
    server.signIn(kim)
    expect((await list('?filter=mine')).rows).toEqual([])
    expect((await list()).counts).toMatchObject({ mine: 0, open: 2 })
  })

  it('is refused while a colleague has it, and goes once it was given back', async () => {
    await receive()
    const id = await firstId()
    await assign(id, 'me')
    server.signIn(kim)
    const refused = await assign(id, 'me')
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ code: 'conflict', message: expect.stringContaining('Robin Ashby') })
    expect((await message(await assign(id, 'nobody'))).assignedTo).toBeNull()
    expect((await message(await assign(id, 'me'))).assignedTo?.name).toBe('Kim Ashby')
  })

  it('by two at once gives it to one of them', async () => {
    await receive()
    const id = await firstId()
    const first = assign(id, 'me')
    server.signIn(kim)
    const statuses = (await Promise.all([first, assign(id, 'me')])).map((answer) => answer.status)
    expect(statuses.sort()).toEqual([200, 409])
  })
})

describe('answering a message', () => {
  it('says who did and when, keeps the first of two, and can be undone', async () => {
    await receive()
    const id = await firstId()
    const first = await message(await answered(id, true))
    expect(first).toMatchObject({ answeredAt: clock.now().toISOString(), answeredBy: { name: 'Robin Ashby' } })
    clock.forward({ hours: 1 })
    server.signIn(kim)
    expect(await message(await answered(id, true))).toEqual(first)
    expect((await list('?filter=answered')).rows).toHaveLength(1)
    expect(await message(await answered(id, false))).toMatchObject({ answeredAt: null, answeredBy: null })
    expect((await list()).counts).toMatchObject({ open: 1, answered: 0 })
  })
})

describe('who may not see the inbox', () => {
  const calls: [string, string, unknown?][] = [
    ['GET', '/api/staff/inbox'],
    ['GET', `/api/staff/inbox/${nobody}`],
    ['POST', `/api/staff/inbox/${nobody}/assign`, { to: 'me' }],
    ['POST', `/api/staff/inbox/${nobody}/answered`, { answered: true }],
  ]

  it.each(calls)(
    '%s %s: 401 signed out, 403 outside the alliance, and to nobody the message',
    async (method, path, body) => {
      await receive()
      const call = async (id: string) => {
        const init = {
          method,
          ...(body ? { body: JSON.stringify(body) } : {}),
          headers: { 'content-type': 'application/json' },
        }
        return (await server.request(path.replace(nobody, id), init)).status
      }
      const id = await firstId()
      server.signIn(null)
      expect(await call(id)).toBe(401)
      for (const stranger of [operator, signedInAs('affiliate'), { ...robin, organization: null }]) {
        server.signIn(stranger)
        expect(await call(id)).toBe(403)
      }
    },
  )

  it('is held back by the database too: another organization’s person finds nothing', async () => {
    await receive()
    const id = await firstId()
    server.signIn({ ...robin, organization: operator.organization && { ...operator.organization, kind: 'alliance' } })
    expect((await list()).rows).toEqual([])
    expect((await answered(id, true)).status).toBe(404)
  })
})

describe('a call that is not right', () => {
  it.each([
    ['/api/staff/inbox?filter=all', 422],
    ['/api/staff/inbox?cursor=x', 422],
    [`/api/staff/inbox/${nobody}`, 404],
    ['/api/staff/inbox/1', 404],
    ["/api/staff/inbox/' or 1=1", 404],
  ])('%s is answered %i', async (path, status) => {
    expect((await server.request(path)).status).toBe(status)
  })

  it('names what is wrong with a body', async () => {
    await receive()
    const id = await firstId()
    for (const answer of [await assign(id, 'kim'), await answered(id, 'yes')]) {
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ code: 'invalid_input', fields: expect.any(Object) })
    }
  })
})
