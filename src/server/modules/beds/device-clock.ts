import type { BedChange } from '#contract/desk/board.ts'

/** Milliseconds a clock may be wrong, or a call be on its way, without anybody minding. */
const minded = 60_000

/**
 * The changes with the moments they were made by our clock: a call says what the device's clock showed when it left. A
 * change from long ago keeps its age, one that was just made on a phone that is hours behind is of now.
 */
export function byOurClock(changes: readonly BedChange[], sentAt: string | undefined, now: Date): BedChange[] {
  const behind = sentAt === undefined ? 0 : now.getTime() - Date.parse(sentAt)
  if (Math.abs(behind) < minded) return [...changes]
  return changes.map((change) => {
    // Never later than now: a clock that was set back since says nothing of what it was before.
    const madeAt = Math.min(Date.parse(change.madeAt) + behind, now.getTime())
    return { ...change, madeAt: new Date(madeAt).toISOString() }
  })
}
