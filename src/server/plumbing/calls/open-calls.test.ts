import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { streamText } from '#server/plumbing/answers/streamed-text.ts'
import { tagJson } from '#server/plumbing/answers/tagged-answer.ts'
import { createHttp } from '#server/plumbing/http.ts'
import { moduleServer } from '#tests/support/product/module-server.ts'
import { openCalls, readQuery } from './open-calls.ts'

const long = { words: 'a bed is open '.repeat(200) }
let ended = 0
async function* lines() {
  try {
    for (let line = 0; line < 500; line += 1) yield `${line},a bed is open\n`
  } finally {
    ended += 1
  }
}
async function* broken() {
  yield 'a'.repeat(100_000)
  throw new Error('the database is gone')
}

const server = moduleServer(() => {
  const http = createHttp()
  openCalls(http, ['/open', '/open/*'])
  http.get('/open', (c) => tagJson(c, readQuery(c)))
  http.get('/open/long', (c) => tagJson(c, long))
  http.get('/open/file', (c) => streamText(c, lines()))
  http.get('/open/broken', (c) => streamText(c, broken()))
  return [http]
})
const taking = (encoding: string, more: Record<string, string> = {}) => ({
  headers: { 'accept-encoding': encoding, ...more },
})

describe('an open call', () => {
  it('lets the pages of other sites ask with a tag, and read what it is answered with', async () => {
    const before = await server.request('/open', { method: 'OPTIONS' })
    expect([before.status, await before.text()]).toEqual([204, ''])
    expect(before.headers.get('access-control-allow-origin')).toBe('*')
    expect(before.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS')
    expect(before.headers.get('access-control-allow-headers')).toContain('If-None-Match')
    const answer = await server.request('/open')
    expect(answer.headers.get('access-control-expose-headers')).toMatch(/ETag, Retry-After, RateLimit.* Link/)
    expect(answer.headers.get('link')).toBe('<https://creativecommons.org/licenses/by/4.0/>; rel="license"')
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is only read: %s is 405 with what is allowed', async (method) => {
    const answer = await server.request('/open/long', { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await answer.json()).toMatchObject({ code: 'method_not_allowed' })
  })

  it('refuses a name that stands there twice, and names it', async () => {
    const answer = await server.request('/open?a=1&b=1&b=2')
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ fields: { b: 'Say this once.' } })
  })
})

describe('a public answer', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)(
    'comes packed to who takes %s, under a weak tag that is known again',
    async (accepted, encoding, unpack) => {
      const answer = await server.request('/open/long', taking(accepted))
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      expect(JSON.parse(unpack(Buffer.from(await answer.arrayBuffer())).toString())).toEqual(long)
      const tag = answer.headers.get('etag') ?? ''
      expect(tag).toMatch(/^W\//)
      for (const known of [tag, tag.replace('W/', '')]) {
        const again = await server.request('/open/long', taking(accepted, { 'if-none-match': known }))
        expect([again.status, again.headers.get('etag')]).toEqual([304, tag])
      }
    },
  )

  it('comes as it is to who takes nothing packed, and where it is small', async () => {
    const plain = await server.request('/open/long', taking('br;q=0'))
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('vary')).toBe('Accept-Encoding')
    expect(await plain.json()).toEqual(long)
    expect((await server.request('/open?a=1', taking('br'))).headers.get('content-encoding')).toBeNull()
  })
})

describe('a public file', () => {
  const whole = Array.from({ length: 500 }, (_, line) => `${line},a bed is open\n`).join('')

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['', (body: Buffer) => body],
  ] as const)('comes whole as a stream to who takes "%s"', async (accepted, unpack) => {
    const answer = await server.request('/open/file', taking(accepted))
    expect(answer.headers.get('content-encoding')).toBe(accepted || null)
    expect(unpack(Buffer.from(await answer.arrayBuffer())).toString()).toBe(whole)
  })

  it.each(['br', ''])('breaks off where a piece fails (%s)', async (accepted) => {
    const answer = await server.request('/open/broken', taking(accepted))
    await expect(answer.arrayBuffer()).rejects.toThrow()
  })

  it.each(['br', ''])('is read no further once the reader is gone (%s)', async (accepted) => {
    const before = ended
    const answer = await server.request('/open/file', taking(accepted))
    const reader = answer.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await expect.poll(() => ended).toBe(before + 1)
  })
})
