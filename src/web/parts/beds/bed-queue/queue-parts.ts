import type { KeptChanges } from './kept-changes.ts'
import type { OneSender } from './one-sender.ts'
import type { After } from './planned-call.ts'
import type { SendChanges } from './send-changes.query.ts'

export type BedQueueParts = {
  kept: KeptChanges
  send: SendChanges
  oneSender: OneSender
  isOnline: () => boolean
  now: () => number
  newId: () => string
  after: After
}

const firstPause = 2_000
const longestPause = 60_000

/** Milliseconds until the next try, varied so that devices do not all retry at once. */
export function pauseAfter(failures: number): number {
  return Math.min(longestPause, firstPause * 2 ** failures) * (0.75 + Math.random() / 2)
}

/** Milliseconds between two tries that even a tap may not shorten. */
export function leastPause(failures: number): number {
  return failures > 0 ? firstPause : 0
}
