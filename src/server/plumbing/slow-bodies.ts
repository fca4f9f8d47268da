import type { IncomingMessage, ServerResponse } from 'node:http'

/** Milliseconds a body may take: `wholeMs` all of it; of an upload only `stillMs` without a byte. */
export type BodyTimes = { wholeMs: number; stillMs: number }

/** Also a large file on a poor line is there by then: the end of a caller who sends a byte now and then. */
export const longestUploadMs = 20 * 60_000

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/**
 * Ends requests whose body does not come, as node's own `requestTimeout` does, which knows one time for all: an upload
 * takes as long as its line, and goes on while bytes keep coming.
 */
export function watchBody(
  request: IncomingMessage,
  response: ServerResponse,
  isUpload: boolean,
  times: BodyTimes,
): void {
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0
  if (!hasBody || request.complete) return
  const stop = isUpload ? onceStill(request, times.stillMs, end) : onceLate(times.wholeMs, end)
  request.once('end', stop)
  request.once('close', stop)

  function end(): void {
    stop()
    if (request.complete) return
    const { socket } = request
    if (!response.headersSent && socket.writable) socket.write(timedOut)
    socket.destroy()
  }
}

function onceLate(ms: number, end: () => void): () => void {
  const timer = setTimeout(end, ms).unref()
  return () => clearTimeout(timer)
}

function onceStill(request: IncomingMessage, ms: number, end: () => void): () => void {
  const { socket } = request
  let seen = socket.bytesRead
  let movedAt = performance.now()
  const timer = setInterval(() => {
    // What has come and was not read yet waits for us, not we for it.
    const isOurTurn = request.readableLength > 0
    if (socket.bytesRead !== seen || isOurTurn || request.complete) {
      seen = socket.bytesRead
      movedAt = performance.now()
    } else if (performance.now() - movedAt >= ms) end()
  }, ms / 10).unref()
  return () => clearInterval(timer)
}
