import { followResidences } from '#web/plumbing/asking/live-stream.ts'

const spread = 300
const atMostEvery = 1_000
const minute = 60_000

/**
 * When the stream begins, a count less than a minute old is asked for again only when that minute is over: a change
 * may have come between.
 */
export function followState(slug: string, ask: () => void, measuredAt: () => string | null): () => void {
  let due: { at: number; timer: ReturnType<typeof setTimeout> } | null = null
  let askedAt = 0
  const stream = followResidences({ state: slug }, ({ is }) => {
    const now = Date.now()
    const left = is === 'begun' ? minuteLeft(measuredAt(), now) : 0
    const wait = Math.max(Math.random() * spread, askedAt + atMostEvery - now, left)
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
function minuteLeft(measuredAt: string | null, now: number): number {
  return measuredAt === null ? 0 : minute - Math.abs(now - Date.parse(measuredAt))
}
