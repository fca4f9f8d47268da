import type { IncomingMessage } from 'node:http'

/**
 * The address a request came from. X-Forwarded-For is believed only as far as our own proxies wrote it: with
 * `trustProxy` proxies in front, the entry that the outermost of them added, counted from the right.
 */
export function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const socket = request.socket.remoteAddress ?? 'unknown'
  if (trustProxy === 0) return socket
  const hops = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '')
  return hops.at(-trustProxy) ?? hops[0] ?? socket
}
