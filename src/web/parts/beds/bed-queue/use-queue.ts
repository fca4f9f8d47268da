import { useMemo, useSyncExternalStore } from 'react'
import type { BedQueue } from './bed-queue.ts'
import { changesAfterPaint } from './changes-after-paint.ts'
import { bedQueueOf } from './queue-of.ts'
import type { GroupView, QueueSummary } from './queue-view.ts'

const noSummary: QueueSummary = { waiting: 0, trouble: 'none', isKept: true }
const noViews: ReadonlyMap<string, GroupView> = new Map()
const never = () => () => {}

/** The changes of `owner` on this device; null on the server, where nobody taps, and for who may not say numbers. */
export function useQueue(owner: string | null): BedQueue | null {
  return useMemo(() => (owner && typeof window !== 'undefined' ? bedQueueOf(owner) : null), [owner])
}

/** How many changes wait, and what holds them up. It follows a tap after the tapped number has been painted. */
export function useQueueSummary(queue: BedQueue | null): QueueSummary {
  return useSyncExternalStore(
    queue ? changesAfterPaint(queue) : never,
    () => queue?.summary() ?? noSummary,
    () => noSummary,
  )
}

/** What waits or is to be decided of any group: another map whenever something changed, after the next picture. */
export function useQueueViews(queue: BedQueue | null): ReadonlyMap<string, GroupView> {
  return useSyncExternalStore(
    queue ? changesAfterPaint(queue) : never,
    () => queue?.views() ?? noViews,
    () => noViews,
  )
}
