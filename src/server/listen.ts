import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Development } from '#server/development.ts'
import type { FrontDoor } from '#server/front-door.ts'
import type { Log } from '#server/plumbing/log.ts'
import type { Overload } from '#server/plumbing/overload.ts'
import { plainPage, wantsPage } from '#server/plumbing/plain-page/plain-page.ts'
import { shutDoor } from '#server/plumbing/shut-door.ts'
import { type BodyTimes, longestUploadMs, watchBody } from '#server/plumbing/slow-bodies.ts'
import type { StaticPages } from '#server/plumbing/static-pages.ts'

export type Listening = {
  port: number
  /** Lets running requests finish, takes no new ones, and resolves when the last connection is closed. */
  stop(): Promise<void>
}

/** Listens on host and port: static bytes first, then the overload gate, then the application. */
export async function listen(parts: {
  door: Pick<FrontDoor, 'fetch'>
  statics: StaticPages
  overload: Overload
  log: Log
  host: string
  port: number
  development?: Development | undefined
  /** Addresses to which large files are sent, which may take as long as somebody's line. */
  uploads?: readonly string[]
  bodyTimes?: BodyTimes
}): Promise<Listening> {
  const { door, statics, overload, log, bodyTimes = { wholeMs: 30_000, stillMs: 30_000 } } = parts
  const uploads = new Set(parts.uploads)
  let stopping = false
  /** Answers that stay open for long: they are not counted as requests being worked on. */
  const open = new WeakSet<ServerResponse>()
  /** Requests that wait until the door is shut; null while nobody has to. */
  let held: (() => void)[] | null = null
  const toApp = getRequestListener(
    (request, env) => {
      if (!('incoming' in env)) return door.fetch(request)
      // HTTP/2, the library's other kind, is not listened for.
      const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse }
      return door.fetch(request, incoming, () => keepOpen(outgoing))
    },
    {
      // The library's own Response writes text straight to the socket: twice the answers of the platform's.
      overrideGlobalObjects: true,
      // HTTP/1.0, which health checks of old proxies speak, knows no Host.
      hostname: 'localhost',
      errorHandler: (error) => unreadable(error, log),
    },
  )

  function keepOpen(response: ServerResponse): () => void {
    if (!open.has(response)) {
      open.add(response)
      overload.leave()
    }
    return () => response.destroy()
  }

  const development = parts.development

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (stopping) response.setHeader('Connection', 'close')
    watchBody(request, response, uploads.has(request.url ?? ''), bodyTimes)
    if (held) held.push(() => answerNow(request, response))
    else answerNow(request, response)
  }

  function answerNow(request: IncomingMessage, response: ServerResponse): void {
    if (development) development.serve(request, response, () => answerHere(request, response))
    else answerHere(request, response)
  }

  function answerHere(request: IncomingMessage, response: ServerResponse): void {
    if (stopping && request.url === '/readyz') {
      turnAway(request, response)
      return
    }
    if (statics.serve(request, response)) return
    if (overload.isFull() && !/^\/(healthz|readyz)$/.test(request.url ?? '')) {
      turnAway(request, response)
      return
    }
    overload.enter()
    response.once('close', () => open.has(response) || overload.leave())
    toApp(request, response).catch((error: unknown) => log.error('request broke', { error }))
  }

  const server = createServer(
    { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, requestTimeout: longestUploadMs },
    answer,
  )
  server.maxHeadersCount = 200
  server.keepAliveTimeout = 10_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(parts.port, parts.host, resolve)
  })
  return {
    port: portOf(server),
    stop() {
      stopping = true
      return shutDoor(server, {
        hold() {
          held = []
        },
        release() {
          const waiting = held ?? []
          held = null
          for (const begin of waiting) begin()
        },
      })
    },
  }
}

/** The answer to what is no request for the application: a Host or an address that cannot be read. */
function unreadable(error: unknown, log: Log): Response {
  if (error instanceof RequestError) {
    const message = 'The Host header or the address of the request cannot be read.'
    return Response.json({ code: 'bad_request', message }, { status: 400 })
  }
  log.error('request broke', { error })
  return Response.json({ code: 'internal', message: 'Something went wrong on our side.' }, { status: 500 })
}

function turnAway(request: IncomingMessage, response: ServerResponse): void {
  request.resume()
  const said = { code: 'unavailable', message: 'Many people are here right now. Try again in a moment.' } as const
  const asked = { url: request.url ?? '', acceptLanguage: request.headers['accept-language'] }
  const page = wantsPage(request.headers.accept) ? plainPage(said, asked) : null
  response.writeHead(503, {
    'Content-Type': page ? 'text/html; charset=utf-8' : 'application/json',
    'Retry-After': '1',
    'Cache-Control': 'no-store',
    ...page?.headers,
  })
  response.end(page ? page.html : JSON.stringify(said))
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
