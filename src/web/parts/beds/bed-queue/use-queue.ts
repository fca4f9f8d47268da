import { useMemo, useSyncExternalStore } from 'react'
import { runAfterPaint } from '#web/plumbing/early/after-paint.ts'
import type { BedQueue } from './bed-queue.ts'
import { openBedQueue } from './open-bed-queue.ts'
import type { GroupView, QueueSummary } from './queue-view.ts'

const noSummary: QueueSummary = { waiting: 0, trouble: 'none', isKept: true }
const noViews: ReadonlyMap<string, GroupView> = new Map()
const subscribeToNothing = () => () => {}

/** Null on the server and for people who may not report numbers. */
export function useQueue(owner: string | null): BedQueue | null {
  return useMemo(() => (owner && typeof window !== 'undefined' ? openBedQueue(owner) : null), [owner])
}

export function useQueueValue<Value>(queue: BedQueue | null, read: (queue: BedQueue) => Value, without: Value): Value {
  return useSyncExternalStore(
    queue ? getSubscribeAfterPaint(queue) : subscribeToNothing,
    () => (queue ? read(queue) : without),
    () => without,
  )
}

export function useQueueSummary(queue: BedQueue | null): QueueSummary {
  return useQueueValue(queue, (one) => one.summary(), noSummary)
}

export function useQueueViews(queue: BedQueue | null): ReadonlyMap<string, GroupView> {
  return useQueueValue(queue, (one) => one.views(), noViews)
}

export function useCanUndoTogether(queue: BedQueue | null): boolean {
  return useQueueValue(queue, (one) => one.canUndoTogether(), false)
}

type Subscribe = BedQueue['subscribe']

const known = new WeakMap<BedQueue, Subscribe>()

/** Notifies after the next paint, so that a tapped number shows first and everything that follows is drawn together. */
function getSubscribeAfterPaint(queue: BedQueue): Subscribe {
  const late = known.get(queue) ?? createLateSubscribe(queue)
  known.set(queue, late)
  return late
}

function createLateSubscribe(queue: BedQueue): Subscribe {
  const listeners = new Set<() => void>()
  let isPlanned = false
  let stop: (() => void) | null = null
  const tell = () => {
    isPlanned = false
    for (const listener of listeners) listener()
  }
  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    runAfterPaint(tell)
  }
  return (listener) => {
    listeners.add(listener)
    stop ??= queue.subscribe(plan)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      stop?.()
      stop = null
    }
  }
}
