import type { IncomingMessage } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { signedInMarker } from '#domain/people/signed-in-marker.ts'
import { buildSampleSettings } from '#scripts/share-images/page-heads.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { noPages } from '#tests/support/product/test-site.ts'
import { createPageCache } from './pages/page-cache.ts'
import { countMinutesInMemory } from './plumbing/admission/limits/minute-rates.ts'
import { AppError } from './plumbing/calls/errors.ts'
import { createHttp, readForm, readJson, requireSignedIn, type SignedIn } from './plumbing/http.ts'
import { createLog } from './plumbing/start/log.ts'
import { createSecurityEvents } from './plumbing/visitors/security-events.ts'
import { createRequestPipeline, pageRate } from './request-pipeline.ts'

const own = 'http://127.0.0.1:3000'

const names = { firstName: null, lastName: null, email: 'x@site.example' }
const user: SignedIn = { id: 'p1', ...names, emailVerified: true, organization: null, sessionId: 's1' }

function testApp(options: { ready?: boolean; user?: SignedIn } = {}) {
  const lines: string[] = []
  const log = createLog('info', (line) => lines.push(line))
  const module = createHttp()
  module.post('/api/echo', async (c) => c.json(await readJson(c, z.object({ name: z.string('Name is missing.') }))))
  module.post('/form', async (c) => c.json(await readForm(c)))
  module.get('/api/private', async (c) => c.json(await requireSignedIn(c)))
  module.get('/api/broken', () => {
    throw new Error('the pipe burst at Maria Lopez')
  })
  module.get('/api/busy', () => {
    throw new AppError('too_many_requests', 'Slow down.', { retryAfter: 1.2, headers: { RateLimit: 'limit=1' } })
  })
  const kept = createPageCache(fakeClock())
  let drawn = 0
  const app = createRequestPipeline({
    site: buildSampleSettings(own),
    baseUrl: own,
    trustProxy: 0,
    log,
    securityEvents: createSecurityEvents(log),
    pages: {
      paths: [],
      ...noPages,
      render: async (request) => {
        const { pathname } = new URL(request.url)
        drawn += 1
        if (pathname === '/residences') {
          return new Response(`search ${drawn}`, { headers: { 'Cache-Control': 'no-cache' } })
        }
        return new Response(`page ${pathname}`, { status: pathname === '/without-data' ? 503 : 200 })
      },
    },
    whoIs: async () => options.user ?? null,
    whyNotReady: async () => (options.ready === false ? 'The database does not answer.' : null),
    clock: fakeClock(),
    minuteRates: countMinutesInMemory(fakeClock()),
    pageCache: kept,
    modules: [module],
  })
  const json = (body: BodyInit, headers: Record<string, string> = {}) =>
    app.fetch(
      new Request(`${own}/api/echo`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      }),
    )
  const get = (path: string, headers: Record<string, string> = {}) => app.fetch(new Request(own + path, { headers }))
  return { app, kept, lines, json, get }
}

async function problem(answer: Promise<Response>) {
  const response = await answer
  return { status: response.status, ...(await response.json()) }
}

describe('the server', () => {
  it('answers every failed call with a code, a sentence and the status the code stands for', async () => {
    const { get } = testApp()
    expect(await problem(get('/api/nowhere'))).toMatchObject({ status: 404, code: 'not_found' })
    expect(await problem(get('/api/private'))).toMatchObject({ status: 401, code: 'signed_out' })
    const busy = await get('/api/busy')
    expect([busy.status, busy.headers.get('retry-after'), busy.headers.get('ratelimit')]).toEqual([429, '2', 'limit=1'])
  })

  it('says nothing of what broke to the visitor, and everything to the log', async () => {
    const { get, lines } = testApp()
    const answer = await get('/api/broken')
    expect(await answer.text()).toBe('{"code":"internal","message":"Something went wrong on our side."}')
    expect(lines.join()).toContain(String(answer.headers.get('x-request-id')))
  })

  it('tells a browser that asked for a page in plain words, with the way to help', async () => {
    const answer = await testApp().get('/api/broken', { accept: 'text/html,application/xhtml+xml' })
    const page = await answer.text()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=UTF-8'])
    expect(page).toContain('Something went wrong on our side.')
    expect(page).toContain('href="tel:988"')
    expect(page).not.toContain('burst')
  })

  it('tells a browser when to come again for a page whose data is away', async () => {
    const answer = await testApp().get('/without-data', { accept: 'text/html' })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  })

  it('shows visitors the search that was just drawn, until a home changes', async () => {
    const { get, kept } = testApp()
    const read = async (path: string, headers = {}) => (await get(path, headers)).text()
    expect(await read('/residences')).toBe('search 1')
    expect(await read('/residences')).toBe('search 1')
    const compressed = await get('/residences', { 'accept-encoding': 'br' })
    const again = await get('/residences', { 'accept-encoding': 'br' })
    expect([again.headers.get('content-encoding'), again.headers.get('vary')]).toEqual(['br', 'Accept-Encoding'])
    for (const answer of [compressed, again]) {
      expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe('search 2')
    }
    expect(await read('/residences?near=72201')).toBe('search 3')
    expect(await read('/residences', { accept: 'application/json' })).toBe('search 4')
    kept.forget()
    expect(await read('/residences')).toBe('search 5')
    expect(await read('/help')).toBe('page /help')
    expect((await get('/help')).headers.get('cache-control')).toBe('private, no-store')
  })

  it('draws a page anew for each one who is signed in', async () => {
    const { get } = testApp({ user })
    expect(await (await get('/residences', { cookie: 'session=1' })).text()).toBe('search 1')
    expect(await (await get('/residences', { cookie: 'session=1' })).text()).toBe('search 2')
    expect(await (await get('/residences')).text()).toBe('search 3')
  })

  it('tells whether the database answers', async () => {
    expect((await testApp().get('/readyz')).status).toBe(200)
    const answer = await testApp({ ready: false }).get('/readyz')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  })

  it('says what keeps it from getting requests', async () => {
    const answer = await problem(testApp({ ready: false }).get('/readyz'))
    expect(answer).toMatchObject({ status: 503, message: 'The database does not answer.' })
  })

  it('renders so many pages a minute for one address, and tells the rest when to come again', async () => {
    const { app } = testApp()
    const from = (remoteAddress: string) => {
      // Of the socket only its address is read.
      const incoming = { socket: { remoteAddress }, headers: {} } as IncomingMessage
      return app.fetch(new Request(`${own}/a`), { incoming })
    }
    for (let page = 0; page < pageRate.limit; page += 1) expect((await from('2001:db8::1')).status).toBe(200)
    const late = await from('2001:db8::2')
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await from('192.0.2.1')).status).toBe(200)
  })

  it('takes the readable marker from whoever has no session any more, on whatever page is drawn for them', async () => {
    const taken = async (path: string, app: ReturnType<typeof testApp>, cookie = `a=1; ${signedInMarker}=1`) =>
      (await app.get(path, { cookie })).headers.getSetCookie()
    const ended = testApp()
    const gone = [`${signedInMarker}=; Max-Age=0; Path=/; SameSite=Lax`]
    for (const path of ['/', '/residences', '/residences'])
      expect([path, await taken(path, ended)]).toEqual([path, gone])
    expect(await taken('/residences', ended, 'a=1')).toEqual([])
    expect(await taken('/', testApp({ user }))).toEqual([])
  })

  it('compresses a page rendered for a stranger, and none that may hold what is somebody’s own', async () => {
    const asked = { 'accept-encoding': 'gzip, br', cookie: 'session=1' }
    const forStranger = await testApp().get('/a', asked)
    expect([forStranger.headers.get('content-encoding'), forStranger.headers.get('vary')]).toEqual([
      'br',
      'Accept-Encoding',
    ])
    expect(brotliDecompressSync(await forStranger.arrayBuffer()).toString()).toBe('page /a')
    const forUser = await testApp({ user }).get('/a', asked)
    expect([forUser.headers.get('content-encoding'), await forUser.text()]).toEqual([null, 'page /a'])
    expect((await testApp({ user }).get('/embed/a', asked)).headers.get('content-encoding')).toBe('br')
    expect(await (await testApp().get('/a', { 'accept-encoding': 'br;q=0' })).text()).toBe('page /a')
  })

  it('refuses to be posted to from another site, and says which method a page takes', async () => {
    const { json, app } = testApp()
    expect(await problem(json('{}', { 'sec-fetch-site': 'cross-site' }))).toMatchObject({ status: 403 })
    expect(await problem(app.fetch(new Request(`${own}/about`, { method: 'PUT' })))).toMatchObject({ status: 405 })
  })
})

describe('a body', () => {
  it('that fits is read', async () => {
    expect(await (await testApp().json('{"name":"Juniper Porch"}')).json()).toEqual({ name: 'Juniper Porch' })
  })

  it.each([
    ['is of another type', '{}', { 'content-type': 'text/plain' }, 415],
    ['is no JSON', '{"name":', {}, 400],
    ['is empty', '', {}, 400],
    ['is larger than 64 KB', JSON.stringify({ name: 'a'.repeat(70_000) }), {}, 413],
    ['says it is larger than 64 KB', '{}', { 'content-length': '10485760' }, 413],
    ['is not UTF-8', new Uint8Array([123, 34, 0xff, 0xfe, 34, 125]), {}, 400],
    ['holds a NUL character', '{"name":"a\\u0000b"}', {}, 400],
    ['misses a field', '{}', {}, 422],
    ['brings keys of the prototype', '{"__proto__":{"name":"x"}}', {}, 422],
    ['is a list', '[]', {}, 422],
  ])('that %s is refused', async (_, body, headers, status) => {
    const answer = await problem(testApp().json(body, headers as Record<string, string>))
    expect(answer.status).toBe(status)
    expect(answer.message).toMatch(/^[A-Z].*\.$/)
  })

  it('that is too large says what to do about it', async () => {
    const { message } = await problem(testApp().json(JSON.stringify({ name: 'a'.repeat(70_000) }), {}))
    expect(message).toBe('What you wrote is too long. Shorten the longest text.')
  })

  it('that streams on without an end is cut off at 64 KB', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 10_000
        controller.enqueue(new Uint8Array(10_000).fill(97))
      },
    })
    const request = new Request(`${own}/api/echo`, {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit)
    expect((await testApp().app.fetch(request)).status).toBe(413)
    expect(sent).toBeLessThan(200_000)
  })

  it('names each field that was wrong, in a sentence', async () => {
    expect(await problem(testApp().json('{"name":5}'))).toMatchObject({
      code: 'invalid_input',
      fields: { name: 'Name is missing.' },
    })
  })

  it('of a form becomes plain strings, whatever the names', async () => {
    const form = new URLSearchParams([
      ['a', '1'],
      ['a', '2'],
      ['__proto__', 'x'],
    ])
    const answer = await testApp().app.fetch(new Request(`${own}/form`, { method: 'POST', body: form }))
    expect(await answer.json()).toMatchObject({ a: '2' })
  })
})
