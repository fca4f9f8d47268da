/** A stream of server-sent events to one page (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export type EventStream = {
  readonly body: ReadableStream<Uint8Array>
  /** Sends a message made by `eventText`; what is sent before `begin` waits for it. */
  send(text: string): void
  /** Sends the first message, then what has waited. */
  begin(first: string): void
  /** Ends the stream after a last word, so that the page connects anew. */
  end(last?: string): void
}

/** Bytes that may wait for a slow reader. Above that the line is cut: the page comes back and is told what it missed. */
const mostWaiting = 256 * 1024
const encoder = new TextEncoder()

/**
 * `cut` breaks the line of a reader that does not read; `closed` is called once, whoever ended it. `beat` says what is
 * sent every `beatMs`, so that nothing between here and there takes the line for dead.
 */
export function openEventStream(parts: {
  cut: () => void
  closed: () => void
  beat: () => string
  beatMs: number
}): EventStream {
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
    body: new ReadableStream(source, new ByteLengthQueuingStrategy({ highWaterMark: mostWaiting })),
    send,
    begin(first) {
      const late = waiting ?? []
      waiting = null
      for (const text of [first, ...late]) write(text)
    },
    end,
  }
}

/** One message. Without data nothing happens at the page, but it keeps the id. `retry` is in milliseconds. */
export function eventText(parts: { event?: string; id?: string; retry?: number; data?: string }): string {
  const lines = [
    ...(parts.retry === undefined ? [] : [`retry: ${parts.retry}`]),
    ...(parts.event === undefined ? [] : [`event: ${parts.event}`]),
    ...(parts.id === undefined ? [] : [`id: ${parts.id}`]),
    ...(parts.data === undefined ? [] : [`data: ${parts.data}`]),
  ]
  return `${lines.join('\n')}\n\n`
}
