import type { IncomingMessage } from 'node:http'

/** X-Forwarded-For counts only as far as our own `trustProxy` proxies wrote it, from the right. */
export function readClientAddress(request: IncomingMessage, trustProxy: number): string {
  const socket = request.socket.remoteAddress ?? 'unknown'
  if (trustProxy === 0) return socket
  const hops = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '')
  return hops.at(-trustProxy) ?? hops[0] ?? socket
}
