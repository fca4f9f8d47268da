import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds in which clients on open connections are told to go (Connection: close) before the door shuts. */
const farewellMs = 1_000
/** Longest wait for a moment in which the door can be shut without cutting somebody off. */
const knockingMs = 500
/** Longest wait for the requests that are inside. */
const drainMs = 6_000

/**
 * Shuts a server so that no request fails: lets everybody who came before in, and resolves when the last connection is
 * closed. `hold` is asked to begin no request until `release`, for some milliseconds.
 */
export async function shutDoor(server: Server, gate: { hold(): void; release(): void }): Promise<void> {
  const silent = connectionsNotHeard(server)
  if (await hasConnections(server)) await sleep(farewellMs)
  gate.hold()
  await untilNobodyKnocks(server, silent)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  gate.release()
  const timer = setTimeout(() => server.closeAllConnections(), drainMs)
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await closed
  clearTimeout(timer)
  clearInterval(sweep)
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

function hasConnections(server: Server): Promise<boolean> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(Boolean(error) || count > 0)))
}
