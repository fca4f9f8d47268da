export type ReceivedEvent = { event: string; id: string; data: unknown }

/** What a page would hear of a stream of server-sent events, read as the browser reads it. */
export type ReceivedEvents = {
  readonly response: Response
  /** Everything heard so far. */
  readonly events: readonly ReceivedEvent[]
  /** The last id, also of a message that is no event. */
  lastId(): string
  /** Resolves with the next event; rejects after the given ms. */
  next(withinMs?: number): Promise<ReceivedEvent>
  /** Resolves with the whole text once the server has ended the stream. */
  ended(): Promise<string>
  leave(): Promise<void>
}

export function receiveEvents(response: Response): ReceivedEvents {
  const events: ReceivedEvent[] = []
  const waiting: ((event: ReceivedEvent) => void)[] = []
  let text = ''
  let id = ''
  let given = 0
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const ended = readAll()

  async function readAll(): Promise<string> {
    let rest = ''
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true }
      if (done) return text
      text += value
      const blocks = `${rest}${value}`.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) take(block)
    }
  }

  function take(block: string): void {
    const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1]
    id = field('id') ?? id
    const data = field('data')
    if (data === undefined) return
    events.push({ event: field('event') ?? 'message', id, data: data === '' ? null : JSON.parse(data) })
    for (const tell of waiting.splice(0)) tell(events.at(-1) as ReceivedEvent)
  }

  return {
    response,
    events,
    lastId: () => id,
    async next(withinMs = 5_000) {
      const ready = events[given]
      given += 1
      if (ready) return ready
      const late = new Promise<never>((_, reject) =>
        setTimeout(() => reject(new Error(`nothing was heard within ${withinMs} ms`)), withinMs).unref(),
      )
      return Promise.race([new Promise<ReceivedEvent>((resolve) => waiting.push(resolve)), late])
    },
    ended: () => ended,
    leave: async () => reader?.cancel(),
  }
}
