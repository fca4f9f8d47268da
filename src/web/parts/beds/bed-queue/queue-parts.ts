import type { KeptChanges } from './kept-changes.ts'
import type { OneSender } from './one-sender.ts'
import type { After } from './planned-call.ts'
import type { SendChanges } from './send-changes.query.ts'

/** What the queue needs of the browser and the server. */
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

/** Milliseconds until the next try after so many that failed, not the same for everybody. */
export function pauseAfter(failures: number): number {
  return Math.min(longestPause, firstPause * 2 ** failures) * (0.75 + Math.random() / 2)
}

/** Milliseconds between two tries that a tap may not shorten, after so many that failed. */
export function leastPause(failures: number): number {
  return failures > 0 ? firstPause : 0
}
