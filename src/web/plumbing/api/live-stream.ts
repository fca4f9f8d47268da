import type { BedsEvent } from '#contract/live/live.ts'
import { EventLine, keepWhileSeen } from './event-line.ts'

export type LiveScope = { residences?: readonly string[]; state?: string }

/**
 * `beds`: these homes as they are now, unchanged ones included. `again`: too much changed to list, so ask again.
 * `begun`: a state's stream has started, and something may have changed since the page asked.
 */
export type LiveNews = ({ is: 'beds' } & BedsEvent) | { is: 'again' | 'begun' }

export type LiveStream = { isLive(): boolean; stop(): void }

/** Milliseconds over which visitors' requests are spread: they all hear `again` at the same moment. */
const maxJitterMs = 2_000
const maxResidences = 200

export function subscribeToResidences(
  scope: LiveScope,
  onNews: (news: LiveNews) => void,
  element?: Element | null,
): LiveStream {
  const address = buildAddress(scope)
  const isShared = !hasResidences(scope) && !element
  const { line, kept } = (isShared && states.get(address)) || begin(scope, element ?? null)
  line.newsListeners.add(onNews)
  if (isShared) states.set(address, { line, kept })
  return {
    isLive: () => line.isLive,
    stop() {
      line.newsListeners.delete(onNews)
      if (line.newsListeners.size > 0) return
      kept.stop()
      if (states.get(address)?.line === line) states.delete(address)
    },
  }
}

const states = new Map<string, ReturnType<typeof begin>>()

function begin(scope: LiveScope, element: Element | null) {
  const line = new ResidencesLine(scope)
  return { line, kept: keepWhileSeen(line, element) }
}

class ResidencesLine extends EventLine {
  readonly newsListeners = new Set<(news: LiveNews) => void>()
  readonly #scope: LiveScope
  #telling: ReturnType<typeof setTimeout> | undefined

  constructor(scope: LiveScope) {
    super('live-homes')
    this.#scope = scope
  }

  protected address(): string {
    return buildAddress(this.#scope)
  }

  protected listen(source: EventSource): void {
    // Homes are told as they are when a stream begins.
    const hearBegun = () => this.#scope.state !== undefined && this.#hear({ is: 'begun' })
    source.addEventListener('open', hearBegun, { once: true })
    source.addEventListener('beds', ({ data }) => {
      const event: BedsEvent = JSON.parse(data)
      this.#hear({ is: 'beds', ...event })
    })
    source.addEventListener('again', () => this.#askAnew())
  }

  override close(): void {
    clearTimeout(this.#telling)
    this.#telling = undefined
    super.close()
  }

  #hear(news: LiveNews): void {
    for (const onNews of this.newsListeners) onNews(news)
  }

  #askAnew(): void {
    const wait = Math.random() * maxJitterMs
    if (hasResidences(this.#scope)) {
      this.reopenIn(wait)
      return
    }
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined
      this.#hear({ is: 'again' })
    }, wait)
  }
}

function hasResidences({ residences = [] }: LiveScope): boolean {
  return residences.length > 0
}

function buildAddress({ residences = [], state }: LiveScope): string {
  const params = residences.length > 0 ? [`homes=${residences.slice(0, maxResidences).join()}`] : []
  if (state !== undefined) params.push(`state=${state}`)
  return `/api/v1/events?${params.join('&')}`
}
