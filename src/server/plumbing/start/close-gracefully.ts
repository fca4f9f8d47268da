import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const farewellMs = 1_000
const knockingMs = 500
const drainMs = 6_000

export async function closeGracefully(server: Server, admission: { hold(): void; release(): void }): Promise<void> {
  const silent = followIdleConnections(server)
  if (await hasConnections(server)) await sleep(farewellMs)
  admission.hold()
  await waitUntilNobodyKnocks(server, silent)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  admission.release()
  const timer = setTimeout(() => server.closeAllConnections(), drainMs)
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await closed
  clearTimeout(timer)
  clearInterval(sweep)
}

function followIdleConnections(server: Server): Set<Socket> {
  const silent = new Set<Socket>()
  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', (request) => silent.delete(request.socket))
  return silent
}

/** Nobody is answered meanwhile, or they would connect again without end. */
async function waitUntilNobodyKnocks(server: Server, silent: Set<Socket>): Promise<void> {
  let somebodyCame = true
  const noticeSomebody = () => {
    somebodyCame = true
  }
  server.on('connection', noticeSomebody)
  const end = performance.now() + knockingMs
  while ((somebodyCame || silent.size > 0) && performance.now() < end) {
    somebodyCame = false
    await new Promise((resolve) => setImmediate(resolve))
  }
  server.off('connection', noticeSomebody)
}

function hasConnections(server: Server): Promise<boolean> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(Boolean(error) || count > 0)))
}
