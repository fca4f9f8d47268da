import { EventLine, keepWhileSeen } from '#web/plumbing/api/event-line.ts'

/** Null when anything at all may have changed, not only bed reports. */
export type DeskNews = { reports: readonly string[] | null }

type OnDeskNews = (news: DeskNews) => void

const anything: DeskNews = { reports: null }

const newsListeners = new Set<OnDeskNews>()
let followed: { line: DeskLine; stop(): void } | null = null

type DeskSubscription = { isLive(): boolean; stop(): void }

/**
 * Calls `hear` for changes since `heardTo`, the event id taken before the page read its data, while the page is
 * visible. Only the visible tab has a connection, shared by all its listeners.
 */
export function subscribeToDesk(onNews: OnDeskNews, heardTo: string | null): DeskSubscription {
  // A function of its own: the same one given twice is heard twice, and stops once.
  const hear: OnDeskNews = (news) => onNews(news)
  newsListeners.add(hear)
  followed ??= begin(heardTo)
  return {
    isLive: () => followed?.line.isLive ?? false,
    stop() {
      newsListeners.delete(hear)
      if (newsListeners.size > 0) return
      followed?.stop()
      followed = null
    },
  }
}

function begin(heardTo: string | null) {
  const line = new DeskLine(heardTo)
  return { line, ...keepWhileSeen(line) }
}

class DeskLine extends EventLine {
  #heardTo: string | null

  constructor(heardTo: string | null) {
    super('desk-line')
    this.#heardTo = heardTo
  }

  protected address(): string {
    return this.#heardTo === null ? '/api/desk/events' : `/api/desk/events?since=${this.#heardTo}`
  }

  protected listen(source: EventSource): void {
    // The server sends the changes since the last event; without a last event, anything may have changed.
    if (this.#heardTo === null) source.addEventListener('open', () => this.#tell(anything))
    source.addEventListener('again', ({ data, lastEventId }) => {
      this.#heardTo = lastEventId || this.#heardTo
      this.#tell({ reports: data === '' ? null : JSON.parse(data) })
    })
  }

  #tell(news: DeskNews): void {
    for (const onNews of newsListeners) onNews(news)
  }
}
