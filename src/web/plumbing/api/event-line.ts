/** Milliseconds a hidden page keeps its connection: people switch back and forth. */
const closeAfterHiddenMs = 60_000
const firstRetryMs = 3_000
const maxRetryMs = 60_000

/**
 * An event stream, open while wanted. A browser opens only six connections to a site across all tabs, so when a tab
 * opens one, hidden tabs with one of the same `name` close theirs.
 */
export abstract class EventLine {
  isLive = false
  readonly #name: string
  #source: EventSource | null = null
  #tabs: BroadcastChannel | null = null
  #closing: ReturnType<typeof setTimeout> | undefined
  #opening: ReturnType<typeof setTimeout> | undefined
  #refused = 0

  constructor(name: string) {
    this.#name = name
  }

  protected abstract address(): string

  protected abstract listen(source: EventSource): void

  want(): void {
    clearTimeout(this.#closing)
    this.#closing = undefined
    if (!this.#source && this.#opening === undefined) this.#open()
  }

  unwant(): void {
    this.#closing ??= setTimeout(() => this.close(), closeAfterHiddenMs)
  }

  hurry(): void {
    if (this.#opening === undefined) return
    this.#refused = 0
    this.reopenIn(0)
  }

  close(): void {
    clearTimeout(this.#closing)
    clearTimeout(this.#opening)
    this.#closing = undefined
    this.#opening = undefined
    this.#drop()
  }

  protected reopenIn(wait: number): void {
    this.#drop()
    clearTimeout(this.#opening)
    this.#opening = setTimeout(() => {
      this.#opening = undefined
      this.#open()
    }, wait)
  }

  #open(): void {
    // Without streams the page is as old as it says.
    if (typeof EventSource === 'undefined') return
    const source = new EventSource(this.address())
    this.#source = source
    source.addEventListener('open', () => {
      this.isLive = true
      this.#refused = 0
    })
    source.addEventListener('error', () => {
      this.isLive = false
      if (source.readyState === EventSource.CLOSED) this.#retry()
    })
    this.listen(source)
    this.#tellTabs()
  }

  /** The browser gives up on an answer that is not a stream, such as one from a full server. */
  #retry(): void {
    const wait = Math.min(maxRetryMs, firstRetryMs * 2 ** this.#refused)
    this.#refused += 1
    this.reopenIn(wait * (0.5 + Math.random()))
  }

  #drop(): void {
    this.#source?.close()
    this.#tabs?.close()
    this.#source = null
    this.#tabs = null
    this.isLive = false
  }

  #tellTabs(): void {
    if (typeof BroadcastChannel === 'undefined') return
    this.#tabs = new BroadcastChannel(this.#name)
    this.#tabs.addEventListener('message', () => {
      if (document.visibilityState === 'hidden') this.close()
    })
    this.#tabs.postMessage('opened')
  }
}

export function keepWhileSeen(line: EventLine, element: Element | null = null): { stop(): void } {
  const leaving = new AbortController()
  let isInView = true
  const look = () => {
    if (isInView && document.visibilityState === 'visible') line.want()
    else line.unwant()
  }
  // The element may be far down the page its frame stands in.
  const seen = element
    ? new IntersectionObserver(([entry]) => {
        isInView = entry?.isIntersecting ?? true
        look()
      })
    : null
  if (element) seen?.observe(element)
  document.addEventListener('visibilitychange', look, leaving)
  // A page with an open line cannot be kept for the way back.
  addEventListener('pagehide', () => line.close(), leaving)
  addEventListener('pageshow', look, leaving)
  addEventListener('online', () => line.hurry(), leaving)
  look()
  return {
    stop() {
      seen?.disconnect()
      leaving.abort()
      line.close()
    },
  }
}
