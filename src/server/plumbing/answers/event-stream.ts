export type EventStream = ReturnType<typeof openEventStream>

/** Bytes that may wait for a slow reader. Above that the connection is cut, and the page connects again. */
const maxWaiting = 256 * 1024
const encoder = new TextEncoder()

/**
 * `closed` is called once, whoever ended the stream. The regular `beat` keeps proxies from closing an idle
 * connection.
 */
export function openEventStream(parts: { cut: () => void; closed: () => void; beat: () => string; beatMs: number }) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let waiting: string[] | null = []
  const timer = setInterval(() => send(parts.beat()), parts.beatMs).unref()

  function write(text: string): void {
    if (!controller) return
    controller.enqueue(encoder.encode(text))
    if ((controller.desiredSize ?? 0) > 0) return
    parts.cut()
    end()
  }

  function send(text: string): void {
    if (waiting) waiting.push(text)
    else write(text)
  }

  function close(): void {
    controller = undefined
    clearInterval(timer)
    parts.closed()
  }

  function end(last?: string): void {
    if (!controller) return
    if (last) controller.enqueue(encoder.encode(last))
    controller.close()
    close()
  }

  const source = {
    start(own: ReadableStreamDefaultController<Uint8Array>) {
      controller = own
    },
    cancel: close,
  }
  return {
    body: new ReadableStream(source, new ByteLengthQueuingStrategy({ highWaterMark: maxWaiting })),
    send,
    begin(first: string): void {
      const late = waiting ?? []
      waiting = null
      for (const text of [first, ...late]) write(text)
    },
    end,
  }
}

/** `retry` is in ms. Without data, the page only keeps the id. */
export function formatEvent(parts: { event?: string; id?: string; retry?: number; data?: string }): string {
  const lines = [
    ...(parts.retry === undefined ? [] : [`retry: ${parts.retry}`]),
    ...(parts.event === undefined ? [] : [`event: ${parts.event}`]),
    ...(parts.id === undefined ? [] : [`id: ${parts.id}`]),
    ...(parts.data === undefined ? [] : [`data: ${parts.data}`]),
  ]
  return `${lines.join('\n')}\n\n`
}
