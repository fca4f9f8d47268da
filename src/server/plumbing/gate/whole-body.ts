import type { IncomingMessage } from 'node:http'

/** Whether a request brings a body that somebody will read. */
export function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}

/**
 * Calls `done` once the body is here, which the application then finds in memory; at once where it is said to be larger
 * than `most` bytes, and as soon as it is: a body that large is refused unread. A caller who goes away is never done.
 */
export function readBody(request: IncomingMessage, most: number, done: () => void): void {
  if (Number(request.headers['content-length'] ?? 0) > most) {
    done()
    return
  }
  const chunks: Buffer[] = []
  let size = 0
  const finish = () => {
    request.off('data', take)
    request.off('end', finish)
    request.pause()
    // Where the library between node and the application looks for a body that was read before it.
    Object.assign(request, { rawBody: Buffer.concat(chunks, size) })
    done()
  }
  const take = (chunk: Buffer) => {
    chunks.push(chunk)
    size += chunk.length
    if (size > most) finish()
  }
  request.on('data', take)
  request.once('end', finish)
  // A line that breaks is an error of the request too, and nobody's work by now.
  request.on('error', () => {})
}
