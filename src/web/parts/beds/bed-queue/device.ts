import { createId } from './new-id.ts'
import type { Scheduler } from './planned-call.ts'

/** What a queue asks of the device that it waits on. */
export type Device = { isOnline: () => boolean; now: () => number; newId: () => string; after: Scheduler }

export const device: Device = {
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  newId: createId,
  after(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}

/** A hidden page may never be seen again. */
export function followDevice(queue: { tryNow: () => void; leave: () => void }): void {
  addEventListener('online', () => queue.tryNow())
  addEventListener('offline', () => queue.tryNow())
  addEventListener('pagehide', () => queue.leave())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.leave()
    else queue.tryNow()
  })
}
