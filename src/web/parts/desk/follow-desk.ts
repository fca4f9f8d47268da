import { EventLine, keepWhileSeen } from '#web/plumbing/event-line.ts'

const hearers = new Set<() => void>()
let followed: { stop(): void } | null = null

/**
 * Calls `hear` when something of the organisation may have changed, while the page is seen. Only the tab that is looked
 * at has a line, one for all who hear in it.
 */
export function followDesk(hear: () => void): { stop(): void } {
  // A function of its own: the same one given twice is heard twice, and stops once.
  const hearer = () => hear()
  hearers.add(hearer)
  followed ??= keepWhileSeen(new DeskLine())
  return {
    stop() {
      hearers.delete(hearer)
      if (hearers.size > 0) return
      followed?.stop()
      followed = null
    },
  }
}

class DeskLine extends EventLine {
  constructor() {
    super('desk-line', '/api/desk/events')
  }

  protected listen(source: EventSource): void {
    const tell = () => {
      for (const hear of hearers) hear()
    }
    // Something may have changed since the page asked, or while the line was broken.
    source.addEventListener('open', tell)
    source.addEventListener('again', tell)
  }
}
