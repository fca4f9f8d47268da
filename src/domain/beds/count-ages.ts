import { staleAfterMs, withdrawnAfterMs } from './bed-age.ts'

/** A number said before `withdrawnBefore` is in no sum; one said before `staleBefore` must be confirmed. */
export type CountAges = { now: Date; withdrawnBefore: Date; staleBefore: Date }

export function countAges(now: Date): CountAges {
  const subtractMs = (ms: number) => new Date(now.getTime() - ms)
  return { now, withdrawnBefore: subtractMs(withdrawnAfterMs), staleBefore: subtractMs(staleAfterMs) }
}
