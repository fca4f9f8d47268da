import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Development } from './development.ts'
import type { Admission, Refusal } from './plumbing/admission/admission.ts'
import { admitRequests, type WholeSide } from './plumbing/admission/admit-requests.ts'
import { createConnectionsWait } from './plumbing/admission/after-new-connections.ts'
import { limitPipelining } from './plumbing/admission/limit-pipelining.ts'
import { sendRefusal } from './plumbing/admission/send-refusal.ts'
import { type BodyTimes, defaultBodyTimes, maxUploadMs } from './plumbing/admission/slow-bodies.ts'
import { dataHeaders } from './plumbing/answers/content-security.ts'
import type { StaticPages } from './plumbing/answers/static-pages.ts'
import type { SocketSide } from './plumbing/http.ts'
import { closeGracefully } from './plumbing/start/close-gracefully.ts'
import { collectAtRest } from './plumbing/start/collect-at-rest.ts'
import type { Log } from './plumbing/start/log.ts'
import { listenAt } from './plumbing/start/start-checks.ts'
import { toAddressBlock } from './plumbing/visitors/address-block.ts'
import { readClientAddress } from './plumbing/visitors/client-address.ts'
import { refuseTwoHosts } from './plumbing/visitors/host-line.ts'
import type { RequestPipeline } from './request-pipeline.ts'

export type ListeningServer = Awaited<ReturnType<typeof listen>>

const maxQueued = 32
const probes = new Set(['/healthz', '/readyz'])

export async function listen(parts: {
  pipeline: Pick<RequestPipeline, 'fetch'>
  statics: StaticPages
  admission: Admission
  log: Log
  host: string
  port: number
  trustProxy?: number
  development?: Development | undefined
  limited?: (clientAddress: string, why: Refusal) => void
  isUpload?: (request: IncomingMessage) => boolean
  bodyTimes?: BodyTimes
}) {
  const { pipeline, statics, admission, log, bodyTimes = defaultBodyTimes, trustProxy = 0, development } = parts
  let stopping = false
  let held: (() => void)[] | null = null
  const runInOrder = limitPipelining(maxQueued)
  const toApp = createListener(pipeline, log)
  const enter = admitRequests({
    admission,
    addressOf: (request) => toAddressBlock(readClientAddress(request, trustProxy)),
    isUpload: parts.isUpload ?? (() => false),
    bodyTimes,
    limited: parts.limited ?? (() => {}),
  })

  let requests = 0
  const stopCollecting = collectAtRest(() => requests)

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (!probes.has(request.url ?? '')) requests += 1
    runInOrder(request, response, () => {
      if (stopping) response.setHeader('Connection', 'close')
      if (held) held.push(() => answerNow(request, response))
      else answerNow(request, response)
    })
  }

  async function workOn(socketSide: WholeSide, response: ServerResponse): Promise<void> {
    await new Promise<void>(afterNewcomers)
    if (!response.destroyed) await toApp(socketSide, response)
  }

  function answerNow(request: IncomingMessage, response: ServerResponse): void {
    if (development) development.serve(request, response, () => answerHere(request, response))
    else answerHere(request, response)
  }

  function answerHere(request: IncomingMessage, response: ServerResponse): void {
    if (stopping && request.url === '/readyz') sendRefusal(request, response, 'server')
    else if (refuseTwoHosts(request, response) || statics.serve(request, response)) return
    else if (request.url === '/readyz') void toApp({ incoming: request }, response)
    else enter(request, response, (socketSide) => workOn(socketSide, response))
  }

  const server = createServer({ maxHeaderSize: 16 * 1024, headersTimeout: 10_000, requestTimeout: maxUploadMs }, answer)
  const afterNewcomers = createConnectionsWait(server)
  server.maxHeadersCount = 200
  server.keepAliveTimeout = 10_000
  // The port was free at the outset; making the database can take a minute.
  await listenAt(server, parts.host, parts.port)
  return {
    port: readPort(server),
    stop(): Promise<void> {
      stopping = true
      stopCollecting()
      return closeGracefully(server, {
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

function createListener(pipeline: Pick<RequestPipeline, 'fetch'>, log: Log) {
  const socketSides = new WeakMap<object, SocketSide>()
  const listener = getRequestListener(
    // HTTP/2, the library's other kind, is not listened for.
    (request, env) => pipeline.fetch(request, socketSides.get(env.incoming)),
    {
      // The library's own Response writes text straight to the socket: twice the answers of the platform's.
      overrideGlobalObjects: true,
      // HTTP/1.0, which health checks of old proxies speak, knows no Host.
      hostname: 'localhost',
      errorHandler: (error) => answerUnreadable(error, log),
    },
  )
  return async (socketSide: SocketSide & { incoming: IncomingMessage }, response: ServerResponse): Promise<void> => {
    socketSides.set(socketSide.incoming, socketSide)
    try {
      await listener(socketSide.incoming, response)
    } catch (error) {
      log.error('request broke', { error })
    }
  }
}

function answerUnreadable(error: unknown, log: Log): Response {
  if (error instanceof RequestError) {
    const message = 'The Host header or the address of the request cannot be read.'
    return Response.json({ code: 'bad_request', message }, { status: 400, headers: dataHeaders })
  }
  log.error('request broke', { error })
  return Response.json(
    { code: 'internal', message: 'Something went wrong on our side.' },
    { status: 500, headers: dataHeaders },
  )
}

function readPort(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
