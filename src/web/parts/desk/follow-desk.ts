/** Milliseconds a page that nobody sees keeps its line: people switch back and forth. */
const hiddenFor = 60_000
const firstRetry = 3_000
const longestRetry = 60_000

const hearers = new Set<() => void>()
let followed: { stop(): void } | null = null

/**
 * Calls `hear` when something of the organisation may have changed, while the page is seen. A browser opens six
 * connections to a site and no more, for all its tabs: only the tab that is looked at has one, for all who hear in it.
 */
export function followDesk(hear: () => void): { stop(): void } {
  // A function of its own: the same one given twice is heard twice, and stops once.
  const hearer = () => hear()
  hearers.add(hearer)
  followed ??= follow(() => {
    for (const tell of hearers) tell()
  })
  return {
    stop() {
      hearers.delete(hearer)
      if (hearers.size > 0) return
      followed?.stop()
      followed = null
    },
  }
}

function follow(hear: () => void): { stop(): void } {
  const line = new DeskLine(hear)
  const leaving = new AbortController()
  const look = () => (document.visibilityState === 'visible' ? line.want() : line.unwant())
  document.addEventListener('visibilitychange', look, leaving)
  // A page with an open line cannot be kept for the way back.
  addEventListener('pagehide', () => line.close(), leaving)
  addEventListener('pageshow', look, leaving)
  addEventListener('online', () => line.again(), leaving)
  look()
  return {
    stop() {
      leaving.abort()
      line.close()
    },
  }
}

class DeskLine {
  readonly #hear: () => void
  #source: EventSource | null = null
  #tabs: BroadcastChannel | null = null
  #closing: ReturnType<typeof setTimeout> | undefined
  #opening: ReturnType<typeof setTimeout> | undefined
  #refused = 0

  constructor(hear: () => void) {
    this.#hear = hear
  }

  want(): void {
    clearTimeout(this.#closing)
    this.#closing = undefined
    if (!this.#source && this.#opening === undefined) this.#open()
  }

  unwant(): void {
    this.#closing ??= setTimeout(() => this.close(), hiddenFor)
  }

  /** The network came back: no need to wait for the next try. */
  again(): void {
    if (this.#opening === undefined) return
    clearTimeout(this.#opening)
    this.#opening = undefined
    this.#refused = 0
    this.#open()
  }

  close(): void {
    clearTimeout(this.#closing)
    clearTimeout(this.#opening)
    this.#closing = undefined
    this.#opening = undefined
    this.#drop()
  }

  #open(): void {
    // Without streams the board is as old as it says.
    if (typeof EventSource === 'undefined') return
    const source = new EventSource('/api/desk/events')
    this.#source = source
    source.addEventListener('open', () => {
      this.#refused = 0
      // Something may have changed since the page asked, or while the line was broken.
      this.#hear()
    })
    source.addEventListener('again', () => this.#hear())
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) this.#retry()
    })
    this.#tellTabs()
  }

  /** The browser gives up on an answer that is no stream. */
  #retry(): void {
    this.#drop()
    const wait = Math.min(longestRetry, firstRetry * 2 ** this.#refused)
    this.#refused += 1
    this.#opening = setTimeout(
      () => {
        this.#opening = undefined
        this.#open()
      },
      wait * (0.5 + Math.random()),
    )
  }

  #drop(): void {
    this.#source?.close()
    this.#tabs?.close()
    this.#source = null
    this.#tabs = null
  }

  #tellTabs(): void {
    if (typeof BroadcastChannel === 'undefined') return
    this.#tabs = new BroadcastChannel('desk-line')
    this.#tabs.addEventListener('message', () => {
      if (document.visibilityState === 'hidden') this.close()
    })
    this.#tabs.postMessage('opened')
  }
}
