import { minuteMs } from '#domain/language/durations.ts'
import { subscribeToResidences } from '#web/plumbing/api/live-stream.ts'

const maxJitterMs = 300
const minIntervalMs = 1_000

/**
 * When the stream begins, a count less than a minute old is asked for again only when that minute is over: a change
 * may have come between.
 */
export function followState(slug: string, ask: () => void, measuredAt: () => string | null): () => void {
  let due: { at: number; timer: ReturnType<typeof setTimeout> } | null = null
  let askedAt = 0
  const stream = subscribeToResidences({ state: slug }, ({ is }) => {
    const now = Date.now()
    const left = is === 'begun' ? computeTimeLeft(measuredAt(), now) : 0
    const wait = Math.max(Math.random() * maxJitterMs, askedAt + minIntervalMs - now, left)
    if (due !== null && due.at <= now + wait) return
    clearTimeout(due?.timer)
    const timer = setTimeout(() => {
      due = null
      askedAt = Date.now()
      ask()
    }, wait)
    due = { at: now + wait, timer }
  })
  return () => {
    stream.stop()
    clearTimeout(due?.timer)
  }
}

/** A device's clock may be a little behind ours. */
function computeTimeLeft(measuredAt: string | null, now: number): number {
  return measuredAt === null ? 0 : minuteMs - Math.abs(now - Date.parse(measuredAt))
}
