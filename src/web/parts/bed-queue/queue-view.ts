import type { GroupWaiting } from './queued-changes.ts'

/** `held-up`: what was tried did not arrive. `signed-out`: nothing is sent until the same person signs in. */
export type QueueTrouble = 'none' | 'offline' | 'held-up' | 'signed-out'

/** What is on the screen of a group when it is tapped. */
export type Shown = { groupId: string; open: number | null; reportId: string | null }

export type GroupView = GroupWaiting & {
  /** What Undo goes back to, while it can. */
  undoTo: number | null
}

export type QueueSummary = { waiting: number; trouble: QueueTrouble; isKept: boolean }
