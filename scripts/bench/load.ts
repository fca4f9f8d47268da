import { connect } from 'node:net'

export type LoadResult = { answers: number; seconds: number; perSecond: number; bad: number }

/**
 * One address for each connection; a new host in each request, so that no answer is cached; or a new address in each
 * request, to stay under the limit for one address.
 */
export type Visitors = 'steady' | 'with new hosts' | 'from new addresses'

/**
 * A warm-up of a fifth of `seconds` is not counted. Uses raw sockets, because a client library is slower than the
 * servers it measures.
 */
export async function load(options: {
  port: number
  path: string
  connections: number
  seconds: number
  visitors?: Visitors
  headers?: Record<string, string>
}): Promise<LoadResult> {
  const { port, path, connections, seconds, visitors = 'steady', headers = {} } = options
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  // Visitors of a run come from addresses of their own, as the limits of an address expect.
  const run = takeNetwork()
  let sent = 0
  const toRequest = (connection: number) => {
    const write = (host: string, from: string) =>
      Buffer.from(
        [`GET ${path} HTTP/1.1`, `Host: ${host}:${port}`, ...lines, `X-Forwarded-For: ${from}`, '', ''].join('\r\n'),
      )
    const own = `${run}.${connection % 250}`
    const always = write('127.0.0.1', own)
    if (visitors === 'with new hosts') return () => write(`host-${sent++}.localhost`, own)
    return visitors === 'steady' ? () => always : () => write('127.0.0.1', buildAddress(sent++))
  }
  const counts = { answers: 0, bad: 0 }
  const stops = await Promise.all(
    Array.from({ length: connections }, (_, connection) => keepAsking(port, toRequest(connection), counts)),
  )
  await wait(seconds / 5)
  counts.answers = 0
  const began = performance.now()
  await wait(seconds)
  const took = (performance.now() - began) / 1000
  for (const stop of stops) stop()
  return { answers: counts.answers, bad: counts.bad, seconds: took, perSecond: counts.answers / took }
}

function keepAsking(
  port: number,
  nextRequest: () => Buffer,
  counts: { answers: number; bad: number },
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let pending = Buffer.alloc(0)
    let missing = 0
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      if (missing > 0) {
        missing -= chunk.length
      } else {
        pending = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk
        const end = pending.indexOf('\r\n\r\n')
        if (end < 0) return
        const head = pending.toString('latin1', 0, end)
        if (!head.startsWith('HTTP/1.1 200')) counts.bad += 1
        missing = end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0) - pending.length
        pending = Buffer.alloc(0)
      }
      if (missing <= 0) {
        missing = 0
        counts.answers += 1
        socket.write(nextRequest())
      }
    })
    socket.on('connect', () => {
      socket.write(nextRequest())
      resolve(() => socket.destroy())
    })
  })
}

let runs = 0
const takeNetwork = () => `198.18.${runs++ % 250}`

const buildAddress = (visitor: number) => `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))
