import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type Encodings, encode, encodeForNow, isAccepted } from './compressed.ts'
import { readSentHeader } from './sent-header.ts'

export type StaticPages = ReturnType<typeof createStaticPages>

type PerEncoding<T> = { br: T; gzip: T; plain: T }
type HeadLines = string[]
type Body = Buffer | string

const maxTextLength = 14_000
type HeldPage = {
  /** `plain` is left out where there is `gzip`, to save memory, and unpacked when somebody asks for it. */
  bodies: PerEncoding<Body | null>
  etags: PerEncoding<string>
  heads: PerEncoding<HeadLines>
  unchanged: PerEncoding<HeadLines>
}

const unpack = promisify(gunzip)

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
}
const alreadyCompressed = new Set(['.png', '.woff2'])

/** `skip` names requests that must not get the shared bytes, such as a signed-in visitor's home page. */
export function createStaticPages(options: {
  cacheDir: string
  skip: (path: string, request: IncomingMessage) => boolean
  leaveOut?: (path: string) => boolean
}) {
  const held = new Map<string, HeldPage>()

  async function add(path: string, body: Buffer, extension: string, headers: Record<string, string>): Promise<void> {
    keep(path, await encode(body, options.cacheDir, !alreadyCompressed.has(extension)), extension, headers)
  }

  function keep(path: string, encodings: Encodings, extension: string, headers: Record<string, string>): void {
    held.set(path, hold(encodings, { 'Content-Type': mediaTypes[extension] ?? 'application/octet-stream', ...headers }))
  }

  return {
    /** False leaves the request to the next handler. */
    serve(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const path = readPath(request.url ?? '/')
      if (options.skip(path, request)) return false
      const page = held.get(path)
      if (!page) return false
      write(page, request, response)
      return true
    },
    async addPage(path: string, html: string, headers: Record<string, string>, isForNow: boolean = false) {
      const body = Buffer.from(html)
      const encodings = await (isForNow ? encodeForNow(body) : encode(body, options.cacheDir, true))
      keep(path, encodings, '.html', { 'Cache-Control': 'no-cache', ...headers })
    },
    async addText(path: string, text: string, headers: Record<string, string>): Promise<void> {
      await add(path, Buffer.from(text), extname(path), headers)
    },
    async addFolder(folder: string, headers: Record<string, string>): Promise<void> {
      const files = await readdir(folder, { recursive: true, withFileTypes: true })
      await Promise.all(
        files
          .filter((file) => file.isFile() && !file.name.startsWith('.') && !file.parentPath.includes('/.'))
          .map(async (file) => {
            const full = join(file.parentPath, file.name)
            const path = `/${relative(folder, full)}`
            if (options.leaveOut?.(path)) return
            // Built files carry their hash in the name: the same name never means other bytes.
            const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
            await add(path, await readFile(full), extname(file.name), { 'Cache-Control': cache, ...headers })
          }),
      )
    },
  }
}

function readPath(url: string): string {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

function hold(encodings: Encodings, headers: Record<string, string>): HeldPage {
  const common = Object.entries({ ...headers, Vary: 'Accept-Encoding' }).flat()
  const buildEtag = (suffix: string) => encodings.etag.replace(/"$/, `${suffix}"`)
  const etags = { br: buildEtag('-br'), gzip: buildEtag('-gz'), plain: buildEtag('') }
  const buildHead = (encoding: 'br' | 'gzip' | 'plain'): HeadLines => [
    ...common,
    'ETag',
    etags[encoding],
    'Content-Length',
    String(encodings[encoding]?.length ?? 0),
    ...(encoding === 'plain' ? [] : ['Content-Encoding', encoding]),
  ]
  const buildUnchangedHead = (encoding: 'br' | 'gzip' | 'plain'): HeadLines => [...common, 'ETag', etags[encoding]]
  const { br, gzip, plain } = encodings
  return {
    bodies: { br: toBody(br), gzip: toBody(gzip), plain: gzip ? null : toBody(plain) },
    etags,
    heads: { br: buildHead('br'), gzip: buildHead('gzip'), plain: buildHead('plain') },
    unchanged: { br: buildUnchangedHead('br'), gzip: buildUnchangedHead('gzip'), plain: buildUnchangedHead('plain') },
  }
}

function toBody(bytes: Buffer | null): Body | null {
  return bytes && bytes.length <= maxTextLength ? bytes.toString('latin1') : bytes
}

const toBytes = (body: Body) => (typeof body === 'string' ? Buffer.from(body, 'latin1') : body)

function write(page: HeldPage, request: IncomingMessage, response: ServerResponse): void {
  const encoding = chooseEncoding(readSentHeader(request, 'accept-encoding') ?? '', page.bodies)
  const ifNoneMatch = readSentHeader(request, 'if-none-match')
  if (ifNoneMatch?.includes(page.etags[encoding])) {
    response.writeHead(304, page.unchanged[encoding]).end()
    return
  }
  response.writeHead(200, page.heads[encoding])
  const body = page.bodies[encoding]
  if (request.method === 'HEAD') response.end()
  else if (body) response.end(body, 'latin1')
  else if (page.bodies.gzip)
    unpack(toBytes(page.bodies.gzip)).then(
      (plain) => response.end(plain),
      () => response.destroy(),
    )
}

function chooseEncoding(accepted: string, bodies: HeldPage['bodies']): 'br' | 'gzip' | 'plain' {
  if (bodies.br && isAccepted('br', accepted)) return 'br'
  if (bodies.gzip && isAccepted('gzip', accepted)) return 'gzip'
  return 'plain'
}
