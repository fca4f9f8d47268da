import { followHomes } from '#web/plumbing/asking/live-stream.ts'

/** Milliseconds: everybody hears of a change at once and asks within these; a busy state is asked no more often. */
const spread = 300
const atMostEvery = 1_000
/** How long what came with a page is taken for what is so. */
const minute = 60_000

/**
 * Calls `ask` when something changed in a state, for what is counted there. What was counted (`measuredAt`) less than a
 * minute before the page begins to follow the state is not asked for at once, but when that minute is over: a change may
 * have come between. Gives what ends it.
 */
export function followState(slug: string, ask: () => void, measuredAt: () => string | null): () => void {
  let due: { at: number; timer: ReturnType<typeof setTimeout> } | null = null
  let askedAt = 0
  const stream = followHomes({ state: slug }, ({ is }) => {
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

/** The clock of a device may be a little behind ours. */
function minuteLeft(measuredAt: string | null, now: number): number {
  return measuredAt === null ? 0 : minute - Math.abs(now - Date.parse(measuredAt))
}
