import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { errorStatus } from '#contract/calls/errors.ts'
import { signedIn, stranger } from '#tests/support/browser/visitor.ts'
import { goodMessage } from '#tests/support/product/contact-server.ts'

/** [method, path, payload, status signed out, status signed in] (docs/specification.md, section 7). */
const calls = [
  ['GET', '/api/auth/user', undefined, 401, 200],
  ['GET', '/api/my-residences', undefined, 401, 200],
  ['GET', '/api/directory/stats', undefined, 200, 200],
  ['GET', '/api/states', undefined, 200, 200],
  ['POST', '/api/contact', goodMessage, 201, 201],
] as const

/** The fields the pages read of each answer (docs/specification.md, sections 3 and 7). */
const residence = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.nullable(z.object({ name: z.string() })),
  totalBeds: z.int(),
  availableBeds: z.int(),
  narrCertified: z.boolean(),
})
const answers = {
  '/api/auth/user': z.object({ firstName: z.string() }),
  '/api/my-residences': z.array(residence).check(z.length(4)),
  '/api/directory/stats': z.object({ totalListings: z.int(), availableBeds: z.int() }),
  '/api/states': z.array(z.object({ id: z.string(), name: z.string() })).check(z.length(51)),
  '/api/contact': z.object({ id: z.string() }),
}

/** Full-page navigations, neither is a fetch (docs/specification.md, section 7). */
const navigations = [
  ['/api/login', '/sign-in'],
  ['/api/logout', '/?signed-out=1'],
] as const

const operator = await signedIn('operator')

describe('the five calls', () => {
  it.each(calls)('%s %s with %o: %i signed out', async (method, path, body, signedOut) => {
    const answer = await stranger().ask(path, { method, body })
    expect(answer.status).toBe(signedOut)
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    if (signedOut === 401) expect(JSON.parse(answer.text)).toMatchObject({ code: 'signed_out' })
  })

  it.each(calls)('%s %s with %o, signed in: answers what the pages read', async (method, path, body, _, status) => {
    const answer = await operator.ask(path, { method, body })
    expect(answer.status).toBe(status)
    expect(z.safeParse(answers[path], JSON.parse(answer.text)).error?.issues).toBeUndefined()
  })

  it('give a newcomer an empty list of residences', async () => {
    const newcomer = await signedIn('newcomer')
    expect((await newcomer.ask('/api/my-residences')).text).toBe('[]')
  })

  it('count the same signed in and signed out', async () => {
    const [own, anybodys] = await Promise.all(
      [operator, stranger()].map(async (visitor) => JSON.parse((await visitor.ask('/api/directory/stats')).text)),
    )
    expect(own.totalListings).toBe(anybodys.totalListings)
    expect(own.totalListings).toBeGreaterThan(0)
  })
})

describe('POST /api/contact', () => {
  it.each(['phone', 'facilityName', 'stateId'])('takes %s empty or left out', async (name) => {
    const visitor = stranger()
    const { [name]: _, ...without } = { ...goodMessage } as Record<string, string>
    for (const body of [{ ...goodMessage, [name]: '' }, without]) {
      expect((await visitor.ask('/api/contact', { method: 'POST', body })).status).toBe(201)
    }
  })

  it.each(['firstName', 'lastName', 'email', 'message'])(
    'refuses %s empty, blank or left out, naming it',
    async (name) => {
      const { [name]: _, ...without } = { ...goodMessage } as Record<string, string>
      for (const body of [{ ...goodMessage, [name]: '' }, { ...goodMessage, [name]: ' ' }, without]) {
        const answer = await stranger().ask('/api/contact', { method: 'POST', body })
        expect(answer.status).toBe(422)
        expect(Object.keys(JSON.parse(answer.text).fields)).toEqual([name])
      }
    },
  )

  it('takes five an hour from one address, then says when to come again', async () => {
    const visitor = stranger()
    const statuses: number[] = []
    for (let number = 1; number <= 5; number += 1) {
      statuses.push((await visitor.ask('/api/contact', { method: 'POST', body: goodMessage })).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201])
    const sixth = await visitor.ask('/api/contact', { method: 'POST', body: goodMessage })
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
    expect(sixth.headers.ratelimit).toMatch(/^limit=5, remaining=0, reset=\d+$/)
  })
})

it.each([
  ['GET', '/api/no-such-call', undefined, 'not_found'],
  ['POST', '/api/contact', [], 'bad_request'],
  ['POST', '/api/contact', { ...goodMessage, message: 'x'.repeat(70_000) }, 'too_large'],
  ['POST', '/api/contact', { ...goodMessage, stateId: 'ZZ' }, 'invalid_input'],
] as const)(
  'an answer that is not OK of %s %s has one shape and the code its status stands for',
  async (method, path, body, code) => {
    const answer = await stranger().ask(path, { method, body })
    expect(answer.status).toBe(errorStatus[code])
    expect(JSON.parse(answer.text)).toMatchObject({ code, message: expect.stringMatching(/^[A-Z].*\.$/) })
  },
)

describe('signing in and out', () => {
  it.each(navigations)('by GET %s leads to %s', async (path, to) => {
    const visitor = await signedIn('newcomer')
    const answer = await (path === '/api/login' ? stranger() : visitor).ask(path, { headers: { accept: 'text/html' } })
    expect([302, 303]).toContain(answer.status)
    expect(answer.headers.location).toBe(to)
  })

  it('ends the session', async () => {
    const visitor = await signedIn('newcomer')
    expect((await visitor.ask('/api/auth/user')).status).toBe(200)
    await visitor.ask('/api/logout')
    expect((await visitor.ask('/api/auth/user')).status).toBe(401)
  })
})

it.each([
  ['GET', '/api/auth/sign-in', 405, 'POST'],
  ['DELETE', '/api/auth/user', 405, 'GET, HEAD'],
  ['GET', '/api/auth/nowhere', 404, undefined],
])('%s %s is %i, as everywhere, and what it takes is said', async (method, path, status, allow) => {
  const { status: said, headers } = await stranger().ask(path, { method })
  expect([said, headers.allow, headers['cache-control']]).toEqual([status, allow, 'no-store'])
})
