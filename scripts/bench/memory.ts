import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort, startPorchlight } from './servers.ts'

const mixed = [
  '/',
  '/contact',
  '/directory',
  '/directory/maine',
  '/faq',
  '/residences?near=72201&open=1',
  '/residences?near=Boise%2C+ID',
  '/es/residencias?near=72201',
  '/residences',
  '/residences/harbor-row-house-north-little-rock-ar',
  '/es/residencias/harbor-row-house-north-little-rock-ar',
  '/api/states',
  '/api/directory/stats',
  '/api/v1/residences?near=72201&radius=100&limit=25',
  '/no-such-page',
]
const requests = 10_000
const atOnce = 8

/** Gives MB: 20 s after the start on all processors, and 20 s after 10,000 mixed requests. */
export async function measureMemory(
  dataDir: string,
): Promise<{ startedInMs: number; atRest: number; afterRequests: number }> {
  const port = await findFreePort()
  // Pages name the address of the site: at a new port all of them are rendered and compressed anew.
  const before = await startPorchlight(dataDir, 'all', { port })
  await before.stop()
  const server = await startPorchlight(dataDir, 'all', { port })
  try {
    await wait(20_000)
    const atRest = readMemory(server.pid)
    let sent = 0
    const askOn = async () => {
      while (sent < requests) {
        const turn = sent++
        const headers = { 'X-Forwarded-For': `198.51.${(turn >> 8) & 255}.${turn & 255}`, 'Accept-Encoding': 'br' }
        const path = mixed[turn % mixed.length] ?? '/'
        const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers })
        await answer.arrayBuffer()
        if (answer.status >= 429) throw new Error(`${path} was answered with ${answer.status}`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, askOn))
    await wait(20_000)
    return { startedInMs: server.startedInMs, atRest, afterRequests: readMemory(server.pid) }
  } finally {
    await server.stop()
  }
}

function readMemory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1000
}
