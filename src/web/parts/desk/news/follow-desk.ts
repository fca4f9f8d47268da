import { EventLine, keepWhileSeen } from '#web/plumbing/asking/event-line.ts'

/** Something of the organisation changed: these bed reports came and nothing else, or anything at all (null). */
export type DeskNews = { reports: readonly string[] | null }

type Hear = (news: DeskNews) => void

const anything: DeskNews = { reports: null }

const hearers = new Set<Hear>()
let followed: { line: DeskLine; stop(): void } | null = null

type FollowedDesk = {
  /** False where nothing tells of changes right now. */
  isLive(): boolean
  stop(): void
}

/**
 * Calls `hear` when something of the organisation may have changed since `heardTo`, the id that the page took before it read
 * anything, while the page is seen. Only the tab that is looked at has a line, one for all who hear in it.
 */
export function followDesk(hear: Hear, heardTo: string | null): FollowedDesk {
  // A function of its own: the same one given twice is heard twice, and stops once.
  const hearer: Hear = (news) => hear(news)
  hearers.add(hearer)
  followed ??= begin(heardTo)
  return {
    isLive: () => followed?.line.isLive ?? false,
    stop() {
      hearers.delete(hearer)
      if (hearers.size > 0) return
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
    // The server says what came since; where it does not know since when, something may have changed.
    if (this.#heardTo === null) source.addEventListener('open', () => this.#tell(anything))
    source.addEventListener('again', ({ data, lastEventId }) => {
      this.#heardTo = lastEventId || this.#heardTo
      this.#tell({ reports: data === '' ? null : JSON.parse(data) })
    })
  }

  #tell(news: DeskNews): void {
    for (const hear of hearers) hear(news)
  }
}
