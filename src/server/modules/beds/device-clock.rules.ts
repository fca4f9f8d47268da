import type { BedChange } from '#contract/beds/board.ts'
import { minuteMs } from '#domain/language/durations.ts'

/** Milliseconds: a smaller difference is normal for a clock or a call. */
const toleratedMs = minuteMs

/** Corrects the device's times to ours. `sentAt` is when the device sent the call, by its own clock. */
export function toOurClock(changes: readonly BedChange[], sentAt: string | undefined, now: Date): BedChange[] {
  const behind = sentAt === undefined ? 0 : now.getTime() - Date.parse(sentAt)
  if (Math.abs(behind) < toleratedMs) return [...changes]
  return changes.map((change) => {
    // Never later than now: a clock that was set back since says nothing of what it was before.
    const madeAt = Math.min(Date.parse(change.madeAt) + behind, now.getTime())
    return { ...change, madeAt: new Date(madeAt).toISOString() }
  })
}
