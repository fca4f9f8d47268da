import { randomUUID } from 'node:crypto'
import { type ClientRequest, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { SignedIn } from '#server/plumbing/http.ts'
import { buildDesk } from '#tests/support/desk/desk-people.ts'
import { askOnce } from '#tests/support/hostile/attack-load.ts'
import { openSite } from '#tests/support/product/open-site.ts'

/** Somebody holds places of the admission without giving the server any work, so that nobody else gets in. */
const people: Record<string, SignedIn> = {}
let site: Awaited<ReturnType<typeof openSite>>
let open: (Socket | ClientRequest)[] = []

beforeAll(async () => {
  site = await openSite(people)
  const desk = await buildDesk(site.database.transactions, 'Own Homes')
  Object.assign(people, desk.people)
})
afterEach(() => {
  for (const line of open) line.destroy()
  open = []
})
afterAll(() => site.close())

/** Search, a call that asks the database, and readiness, as somebody else gets them a few times over. */
async function othersGet(): Promise<number[]> {
  const paths = ['/api/v1/residences?state=AR', '/api/states', '/readyz']
  const rounds = await Promise.all(
    Array.from({ length: 4 }, async (_, round) => {
      await wait(round * 100)
      return Promise.all(
        paths.map((path) => askOnce(site.port, path, { headers: { 'x-forwarded-for': '192.0.2.77' } })),
      )
    }),
  )
  return [...new Set(rounds.flat().map(({ status }) => status))]
}

/** Begins a post of 100 bytes of which one comes now and then. */
function trickle(path: string, address: string, headers: Record<string, string> = {}): void {
  const asked = request({
    host: '127.0.0.1',
    port: site.port,
    method: 'POST',
    path,
    agent: false,
    headers: { 'content-length': 100, 'x-forwarded-for': address, origin: 'http://porchlight.example', ...headers },
  })
  asked.on('error', () => {})
  asked.on('response', (response) => response.resume())
  asked.write('x')
  const timer = setInterval(() => (asked.destroyed ? clearInterval(timer) : asked.write('x')), 300)
  open.push(asked)
}

it('with requests sent ahead behind a stream of events that never ends', async () => {
  const socket = connect({ host: '127.0.0.1', port: site.port })
  open.push(socket)
  socket.on('error', () => {})
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: porchlight.example\r\n\r\n`
  socket.write(ask(`/api/v1/events?homes=${randomUUID()}`) + ask('/api/states').repeat(250))
  expect(await othersGet()).toEqual([200])
})

it('with messages that come a byte at a time, from one address and from many', async () => {
  const json = { 'content-type': 'application/json' }
  for (let one = 0; one < 220; one += 1) trickle('/api/contact', '198.51.100.9', json)
  for (let one = 0; one < 220; one += 1) trickle('/api/contact', `198.51.100.${one}`, json)
  await wait(200)
  expect(await othersGet()).toEqual([200])
})

it('with files that come a byte at a time, also for who sends them', async () => {
  const form = { 'content-type': 'multipart/form-data; boundary=x', cookie: 'who=owner' }
  for (let one = 0; one < 210; one += 1) trickle('/api/imports', '198.51.100.9', form)
  await wait(500)
  expect(await othersGet()).toEqual([200])
  const own = await askOnce(site.port, '/api/imports', {
    headers: { cookie: 'who=owner', 'x-forwarded-for': '198.51.100.9' },
  })
  expect(own.status).toBe(200)
})

it('with many connections from one address that ask nothing, or stop in the middle of a head', async () => {
  const lines = Array.from({ length: 1_000 }, (_, at) => {
    const socket = connect({ host: '127.0.0.1', port: site.port })
    socket.on('error', () => {})
    if (at % 2 === 0) socket.write('GET /api/states HTTP/1.1\r\nHost: porchlight')
    return new Promise<Socket>((resolve) => socket.once('connect', () => resolve(socket)))
  })
  open.push(...(await Promise.all(lines)))
  expect(await othersGet()).toEqual([200])
})

it('with answers that nobody reads', async () => {
  for (let one = 0; one < 100; one += 1) {
    const socket = connect({ host: '127.0.0.1', port: site.port })
    socket.on('error', () => {})
    socket.pause()
    socket.write(
      'GET /api/openapi.json HTTP/1.1\r\nHost: porchlight.example\r\nX-Forwarded-For: 198.51.100.9\r\n\r\n'.repeat(5),
    )
    open.push(socket)
  }
  await wait(300)
  expect(await othersGet()).toEqual([200])
})
