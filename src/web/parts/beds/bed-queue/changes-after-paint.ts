import { runAfterPaint } from '#web/plumbing/early/after-paint.ts'
import type { BedQueue } from './bed-queue.ts'

type Listener = () => void

const known = new WeakMap<BedQueue, Late>()

type Late = { subscribe: (listener: Listener) => () => void }

/** Notifies after the next paint, so that a tapped number shows first and everything that follows is drawn together. */
export function getSubscribeAfterPaint(queue: BedQueue): Late['subscribe'] {
  const late = known.get(queue) ?? loadLate(queue)
  known.set(queue, late)
  return late.subscribe
}

function loadLate(queue: BedQueue): Late {
  const listeners = new Set<Listener>()
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
  return {
    subscribe(listener) {
      listeners.add(listener)
      stop ??= queue.subscribe(plan)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = null
      }
    },
  }
}
