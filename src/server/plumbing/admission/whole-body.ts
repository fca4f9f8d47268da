import type { IncomingMessage } from 'node:http'

export function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}

/** `done` is never called for a caller who goes away. A body larger than `most` bytes is left unread. */
export function readBody(request: IncomingMessage & { rawBody?: Buffer }, most: number, done: () => void): void {
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
    request.rawBody = Buffer.concat(chunks, size)
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
