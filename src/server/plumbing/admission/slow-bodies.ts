import type { IncomingMessage, ServerResponse } from 'node:http'
import { minuteMs } from '#domain/language/durations.ts'

/** An upload may pause for `stillMs` at most; after that long it must average `leastPerSecond` bytes. */
export type BodyTimes = { wholeMs: number; stillMs: number; leastPerSecond: number }

export const defaultBodyTimes: BodyTimes = { wholeMs: 30_000, stillMs: 30_000, leastPerSecond: 500 }

export const maxUploadMs = 20 * minuteMs

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

export function watchBody(
  request: IncomingMessage,
  response: ServerResponse,
  isUpload: boolean,
  times: BodyTimes,
): void {
  if (request.complete) return
  const stop = isUpload ? runOnceStill(request, times, end) : runOnceLate(times.wholeMs, end)
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

function runOnceLate(ms: number, end: () => void): () => void {
  const timer = setTimeout(end, ms).unref()
  return () => clearTimeout(timer)
}

function runOnceStill(request: IncomingMessage, { stillMs, leastPerSecond }: BodyTimes, end: () => void): () => void {
  const { socket } = request
  const checkMs = stillMs / 10
  const before = socket.bytesRead
  let seen = before
  let stillFor = 0
  let waitedFor = 0
  const timer = setInterval(() => {
    const isStill = socket.bytesRead === seen
    seen = socket.bytesRead
    // What has come and was not read yet waits for us, not we for it.
    if (request.readableLength > 0 || request.complete) {
      stillFor = 0
      return
    }
    waitedFor += checkMs
    stillFor = isStill ? stillFor + checkMs : 0
    const isSlow = waitedFor >= stillMs && seen - before < (waitedFor / 1000) * leastPerSecond
    if (stillFor >= stillMs || isSlow) end()
  }, checkMs).unref()
  return () => clearInterval(timer)
}
