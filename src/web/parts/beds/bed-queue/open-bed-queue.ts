import type { BoardGroup } from '#contract/beds/board.ts'
import { BedQueue } from './bed-queue.ts'
import { createChangeStore } from './change-store.ts'
import { device, followDevice } from './device.ts'
import { sendChanges } from './send-changes.query.ts'
import { createSenderLock } from './sender-lock.ts'

// One for each person as long as the page lasts: what waits outlives every change of page.
const queues = new Map<string, BedQueue>()

/** Milliseconds before another tab's writes are read: by then it has also announced the results. */
const othersMs = 60

export function openBedQueue(owner: string): BedQueue {
  const known = queues.get(owner)
  if (known) return known
  const queue = begin(owner)
  queues.set(owner, queue)
  return queue
}

function begin(owner: string): BedQueue {
  const kept = createChangeStore(owner)
  const queue = new BedQueue({
    kept,
    send: sendChanges(owner),
    createSenderLock: createSenderLock(`pl-beds-sender/${owner}`),
    ...device,
  })
  listen(queue, kept.onOthers)
  notifyTabs(queue, owner)
  queue.tryNow()
  return queue
}

function listen(queue: BedQueue, onOthers: (received: () => void) => () => void): void {
  onOthers(() => setTimeout(() => queue.reread(), othersMs))
  followDevice(queue)
  warnOfLeaving(queue)
}

/** Every page of ours keeps the changes, so only a tab that closes or goes elsewhere is warned of. */
function warnOfLeaving(queue: BedQueue): void {
  let isForOurs = false
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    isForOurs = link?.origin === location.origin
  })
  addEventListener('beforeunload', (event) => {
    const { isKept, waiting, trouble } = queue.summary()
    const isHeldUp = trouble !== 'none' && !isForOurs
    if (waiting > 0 && (!isKept || isHeldUp)) event.preventDefault()
  })
}

/** A tab that did not send must hear the results before it sees that its changes no longer wait. */
function notifyTabs(queue: BedQueue, owner: string): void {
  if (typeof BroadcastChannel === 'undefined') return
  const tabs = new BroadcastChannel(`pl-beds/${owner}`)
  tabs.addEventListener('message', ({ data }: MessageEvent<readonly BoardGroup[]>) => queue.heard(data, 'elsewhere'))
  queue.onApplied((groups, where) => {
    if (where === 'here') tabs.postMessage(groups)
  })
}
