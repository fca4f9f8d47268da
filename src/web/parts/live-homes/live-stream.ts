import type { BedsEvent } from '#contract/live.ts'

/** What is followed: homes by their ids (at most 200, the first of them), every home of a state ("AR", "arkansas"), or both. */
export type LiveScope = { homes?: readonly string[]; state?: string }

/**
 * `beds`: these homes as they are now, also some that have not changed, and those that are not listed any more. `again`:
 * more changed than is told one by one, or something may have been missed: ask anew. Of homes alone nobody ever hears
 * `again`: they are told anew all by themselves.
 */
export type LiveNews = ({ is: 'beds' } & BedsEvent) | { is: 'again' }

export type LiveStream = {
  /** False where nothing tells of changes right now. */
  isLive(): boolean
  stop(): void
}

/** Milliseconds a page that nobody sees keeps its stream: people switch back and forth. */
const hiddenFor = 60_000
/** Everybody hears `again` in the same moment; they ask within this many milliseconds. */
const spread = 2_000
const firstRetry = 3_000
const longestRetry = 60_000
const mostHomes = 200

/**
 * Follows homes while the page, and `element` where one is given, is seen. The browser itself connects anew when the
 * line breaks; a server that refuses is asked again later and later.
 */
export function followHomes(scope: LiveScope, hear: (news: LiveNews) => void, element?: Element | null): LiveStream {
  const address = addressOf(scope)
  const isShared = !followsHomes(scope) && !element
  const known = isShared ? states.get(address) : undefined
  const { line, watch } = known ?? begin(scope, element ?? null)
  line.hearers.add(hear)
  if (isShared) states.set(address, { line, watch })
  return {
    isLive: () => line.isLive,
    stop() {
      line.hearers.delete(hear)
      if (line.hearers.size > 0) return
      watch.stop()
      line.close()
      if (states.get(address)?.line === line) states.delete(address)
    },
  }
}

/** Several parts of a page may follow its state: they share one line. */
const states = new Map<string, { line: Line; watch: { stop(): void } }>()

function begin(scope: LiveScope, element: Element | null) {
  const line = new Line(scope)
  return { line, watch: watchSeen(element, line) }
}

class Line {
  isLive = false
  readonly #scope: LiveScope
  readonly hearers = new Set<(news: LiveNews) => void>()
  #source: EventSource | null = null
  #tabs: BroadcastChannel | null = null
  #closing: ReturnType<typeof setTimeout> | undefined
  #asking: ReturnType<typeof setTimeout> | undefined
  #refused = 0

  constructor(scope: LiveScope) {
    this.#scope = scope
  }

  #hear(news: LiveNews): void {
    for (const hear of this.hearers) hear(news)
  }

  want(): void {
    clearTimeout(this.#closing)
    this.#closing = undefined
    if (!this.#source && this.#asking === undefined) this.#open()
  }

  unwant(): void {
    this.#closing ??= setTimeout(() => this.close(), hiddenFor)
  }

  close(): void {
    clearTimeout(this.#closing)
    clearTimeout(this.#asking)
    this.#closing = undefined
    this.#asking = undefined
    this.#drop()
  }

  #open(): void {
    // Without streams the page is as old as it says.
    if (typeof EventSource === 'undefined') return
    const source = new EventSource(addressOf(this.#scope))
    this.#source = source
    let isFirst = true
    source.addEventListener('open', () => {
      this.isLive = true
      this.#refused = 0
      // Homes are told as they are when a stream begins. Of a state something may have changed since the page asked.
      if (isFirst && this.#scope.state !== undefined) this.#hear({ is: 'again' })
      isFirst = false
    })
    source.addEventListener('beds', ({ data }) => {
      const event: BedsEvent = JSON.parse(data)
      this.#hear({ is: 'beds', ...event })
    })
    source.addEventListener('again', () => this.#askAnew())
    source.addEventListener('error', () => {
      this.isLive = false
      if (source.readyState === EventSource.CLOSED) this.#retry()
    })
    this.#tellTabs()
  }

  /** The browser gives up on an answer that is no stream, such as that of a server with no room. */
  #retry(): void {
    this.#drop()
    const wait = Math.min(longestRetry, firstRetry * 2 ** this.#refused)
    this.#refused += 1
    this.#openIn(wait * (0.5 + Math.random()))
  }

  #askAnew(): void {
    const wait = Math.random() * spread
    if (followsHomes(this.#scope)) {
      this.#drop()
      this.#openIn(wait)
      return
    }
    this.#asking ??= setTimeout(() => {
      this.#asking = undefined
      this.#hear({ is: 'again' })
    }, wait)
  }

  #openIn(ms: number): void {
    clearTimeout(this.#asking)
    this.#asking = setTimeout(() => {
      this.#asking = undefined
      this.#open()
    }, ms)
  }

  #drop(): void {
    this.#source?.close()
    this.#tabs?.close()
    this.#source = null
    this.#tabs = null
    this.isLive = false
  }

  // A browser opens six connections to a site and no more, for all its tabs: whoever looks at one home after the other,
  // each in a tab, would soon have none left to load a page with.
  #tellTabs(): void {
    if (typeof BroadcastChannel === 'undefined') return
    this.#tabs = new BroadcastChannel('live-homes')
    this.#tabs.addEventListener('message', () => {
      if (document.visibilityState === 'hidden') this.close()
    })
    this.#tabs.postMessage('opened')
  }
}

function followsHomes({ homes = [] }: LiveScope): boolean {
  return homes.length > 0
}

function addressOf({ homes = [], state }: LiveScope): string {
  const asked = homes.length > 0 ? [`homes=${homes.slice(0, mostHomes).join()}`] : []
  if (state !== undefined) asked.push(`state=${state}`)
  return `/api/v1/events?${asked.join('&')}`
}

/** Tells the line whether the page and the element are seen, at once and at every change. */
function watchSeen(element: Element | null, line: Line): { stop(): void } {
  const leaving = new AbortController()
  let isInView = true
  const look = () => {
    if (isInView && document.visibilityState === 'visible') line.want()
    else line.unwant()
  }
  const seen = new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? true
    look()
  })
  // The element may be far down the page its frame stands in.
  if (element) seen.observe(element)
  document.addEventListener('visibilitychange', look, leaving)
  // A page with an open line cannot be kept for the way back.
  window.addEventListener('pagehide', () => line.close(), leaving)
  window.addEventListener('pageshow', look, leaving)
  look()
  return {
    stop() {
      seen.disconnect()
      leaving.abort()
    },
  }
}
