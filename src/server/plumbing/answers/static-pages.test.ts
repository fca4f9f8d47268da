import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStaticPages } from './static-pages.ts'

const html = `<!doctype html><p>${'A light is on. '.repeat(200)}</p>`
let folder: string
let server: Server
let origin: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-static-'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await mkdir(join(folder, 'client/.vite'), { recursive: true })
  await writeFile(join(folder, 'client/assets/app-abc123.js'), 'console.log(1)\n'.repeat(100))
  for (const name of ['one', 'two', 'three'])
    await writeFile(join(folder, `client/assets/same-${name}.js`), 'console.log(2)\n'.repeat(5000))
  await writeFile(join(folder, 'client/assets/unasked-abc123.mjs'), 'export {}')
  await writeFile(join(folder, 'client/assets/worker-abc123.mjs'), 'export {}')
  await writeFile(join(folder, 'client/font.woff2'), Buffer.alloc(2000, 7))
  await writeFile(join(folder, 'client/.vite/manifest.json'), '{}')
  const pages = createStaticPages({
    cacheDir: join(folder, 'cache'),
    skip: (path, request) => path === '/' && request.headers.cookie !== undefined,
    leaveOut: (path) => path.startsWith('/assets/unasked-'),
  })
  await pages.addFolder(join(folder, 'client'), { 'X-Content-Type-Options': 'nosniff' })
  await pages.addPage('/', html, { 'Content-Security-Policy': "default-src 'none'" })
  await pages.addPage('/about', html, {})
  server = createServer((request, response) => {
    if (!pages.serve(request, response)) response.writeHead(418).end('not here')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})

afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await rm(folder, { recursive: true })
})

// fetch() would unpack the body itself, which is what is under test here.
async function raw(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { request } = await import('node:http')
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(`${origin}${path}`, { headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

describe('a page held in memory', () => {
  it('comes in the best encoding the browser takes, and unpacks to the same bytes', async () => {
    const br = await raw('/', { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body).toString()).toBe(html)
    const gzip = await raw('/', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.body).toString()).toBe(html)
    expect((await raw('/')).body.toString()).toBe(html)
  })

  it('respects a browser that refuses brotli', async () => {
    const answer = await raw('/', { 'accept-encoding': 'br;q=0, gzip' })
    expect(answer.headers['content-encoding']).toBe('gzip')
  })

  it('is not sent again to a browser that has it, in the encoding it has', async () => {
    const first = await raw('/', { 'accept-encoding': 'br' })
    const etag = String(first.headers.etag)
    const again = await raw('/', { 'accept-encoding': 'br', 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(again.headers.etag).toBe(etag)
    expect((await raw('/', { 'if-none-match': etag })).status).toBe(200)
  })

  it('answers HEAD with the same headers and no body', async () => {
    const head = await raw('/about', {}, 'HEAD')
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(html)))
    expect(head.body.length).toBe(0)
  })

  it('ignores the query and a closing slash, carries its own headers', async () => {
    expect((await raw('/about/?utm=1')).status).toBe(200)
    expect((await raw('/')).headers['content-security-policy']).toBe("default-src 'none'")
  })

  it('is left to the next handler for a signed-in visitor, another method or an unknown path', async () => {
    expect((await raw('/', { cookie: 'session=1' })).status).toBe(418)
    expect((await raw('/about', {}, 'POST')).status).toBe(418)
    expect((await raw('/nowhere')).status).toBe(418)
    expect((await raw('/.vite/manifest.json')).status).toBe(418)
    expect((await raw('/../cache')).status).toBe(418)
  })
})

describe('a built file', () => {
  it('may be kept for ever when its name holds its hash, else for an hour', async () => {
    expect((await raw('/assets/app-abc123.js')).headers['cache-control']).toContain('immutable')
    expect((await raw('/font.woff2')).headers['cache-control']).toBe('public, max-age=3600')
  })

  it('is sent as it is when it is compressed already', async () => {
    const font = await raw('/font.woff2', { 'accept-encoding': 'br' })
    expect(font.headers['content-encoding']).toBeUndefined()
    expect(font.headers['content-type']).toBe('font/woff2')
  })
})

describe('a folder of built files', () => {
  it('may hold the same bytes under several names', async () => {
    const sizes = await Promise.all(
      ['one', 'two', 'three'].map(async (name) => (await raw(`/assets/same-${name}.js`)).body.length),
    )
    expect(sizes).toEqual([75_000, 75_000, 75_000])
  })

  it('serves modules as scripts, and what nothing asks for not at all', async () => {
    const { status, headers } = await raw('/assets/worker-abc123.mjs')
    expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect((await raw('/assets/unasked-abc123.mjs')).status).toBe(418)
  })
})
