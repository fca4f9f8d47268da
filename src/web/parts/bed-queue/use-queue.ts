import { useMemo, useSyncExternalStore } from 'react'
import type { BedQueue } from './bed-queue.ts'
import { bedQueueOf } from './queue-of.ts'
import type { GroupView, QueueSummary } from './queue-view.ts'

const noSummary: QueueSummary = { waiting: 0, trouble: 'none', isKept: true }
const noViews: ReadonlyMap<string, GroupView> = new Map()
const never = () => () => {}

/** The changes of `owner` on this device; null on the server, where nobody taps, and for who may not say numbers. */
export function useQueue(owner: string | null): BedQueue | null {
  return useMemo(() => (owner && typeof window !== 'undefined' ? bedQueueOf(owner) : null), [owner])
}

export function useQueueSummary(queue: BedQueue | null): QueueSummary {
  return useSyncExternalStore(
    queue?.subscribe ?? never,
    () => queue?.summary() ?? noSummary,
    () => noSummary,
  )
}

/** All that waits or is to be decided, as soon as it does. */
export function useViewsNow(queue: BedQueue | null): ReadonlyMap<string, GroupView> {
  return useSyncExternalStore(
    queue?.subscribe ?? never,
    () => queue?.views() ?? noViews,
    () => noViews,
  )
}
