import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Development } from '#server/development.ts'
import type { FrontDoor } from '#server/front-door.ts'
import type { Log } from '#server/plumbing/log.ts'
import type { Overload } from '#server/plumbing/overload.ts'
import { plainPage, wantsPage, wordsOnly } from '#server/plumbing/plain-page.ts'
import type { StaticPages } from '#server/plumbing/static-pages.ts'

export type Listening = {
  port: number
  /** Lets running requests finish, takes no new ones, and resolves when the last connection is closed. */
  stop(): Promise<void>
}

// Clients on open connections are told to go (Connection: close) before the door shuts: a connection that is closed
// while a request is on its way would be a failed request.
const farewellMs = 1_000
const knockingMs = 500
const drainMs = 6_000

/** Listens on host and port: static bytes first, then the overload gate, then the application. */
export async function listen(parts: {
  door: Pick<FrontDoor, 'fetch'>
  statics: StaticPages
  overload: Overload
  log: Log
  host: string
  port: number
  development?: Development | undefined
}): Promise<Listening> {
  const { door, statics, overload, log } = parts
  let stopping = false
  /** Requests that wait until the door is shut; null while nobody has to. */
  let held: (() => void)[] | null = null
  const toApp = getRequestListener(
    (request, env) => door.fetch(request, 'incoming' in env ? (env.incoming as IncomingMessage) : undefined),
    // The library's own Response writes text straight to the socket: twice the answers of the platform's.
    { overrideGlobalObjects: true },
  )

  const development = parts.development

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (stopping) response.setHeader('Connection', 'close')
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
    response.once('close', () => overload.leave())
    toApp(request, response).catch((error: unknown) => log.error('request broke', { error }))
  }

  const server = createServer({ maxHeaderSize: 16 * 1024, headersTimeout: 10_000, requestTimeout: 30_000 }, answer)
  server.maxHeadersCount = 200
  server.keepAliveTimeout = 10_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(parts.port, parts.host, resolve)
  })
  return {
    port: portOf(server),
    async stop() {
      stopping = true
      const silent = connectionsNotHeard(server)
      if (await hasConnections(server)) await sleep(farewellMs)
      const waiting: (() => void)[] = []
      held = waiting
      await untilNobodyKnocks(server, silent)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      held = null
      for (const begin of waiting) begin()
      const timer = setTimeout(() => server.closeAllConnections(), drainMs)
      const sweep = setInterval(() => server.closeIdleConnections(), 50)
      await closed
      clearTimeout(timer)
      clearInterval(sweep)
    },
  }
}

function turnAway(request: IncomingMessage, response: ServerResponse): void {
  request.resume()
  const message = 'Many people are here right now. Try again in a moment.'
  const isPage = wantsPage(request.method ?? '', request.headers.accept)
  const body = isPage ? plainPage(message) : JSON.stringify({ code: 'unavailable', message })
  response.writeHead(503, {
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'Retry-After': '1',
    'Cache-Control': 'no-store',
    ...(isPage && wordsOnly),
  })
  response.end(body)
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/**
 * Resolves at a moment when nobody waits to be let in and everybody who was let in has been heard: the door shutting
 * then cuts off no request. Nobody is answered meanwhile, or the answered would knock again, and so on for ever.
 */
async function untilNobodyKnocks(server: Server, silent: Set<Socket>): Promise<void> {
  let somebodyCame = true
  const notice = () => {
    somebodyCame = true
  }
  server.on('connection', notice)
  const end = performance.now() + knockingMs
  while ((somebodyCame || silent.size > 0) && performance.now() < end) {
    somebodyCame = false
    await new Promise((resolve) => setImmediate(resolve))
  }
  server.off('connection', notice)
}

/** The connections from now on that have not asked for anything yet. To the server they look like idle ones. */
function connectionsNotHeard(server: Server): Set<Socket> {
  const silent = new Set<Socket>()
  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', (request) => silent.delete(request.socket))
  return silent
}

function hasConnections(server: Server): Promise<boolean> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(Boolean(error) || count > 0)))
}
