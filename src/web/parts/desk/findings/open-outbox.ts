import { createId } from '#web/parts/beds/bed-queue/new-id.ts'
import { createSenderLock } from '#web/parts/beds/bed-queue/sender-lock.ts'
import { FindingOutbox } from './finding-outbox.ts'
import { createFindingStore } from './finding-store.ts'
import { sendFinding } from './send-finding.query.ts'

// One for each person as long as the page lasts.
const outboxes = new Map<string, FindingOutbox>()

export function openOutbox(owner: string): FindingOutbox {
  const known = outboxes.get(owner)
  if (known) return known
  const outbox = new FindingOutbox({
    kept: createFindingStore(owner),
    send: sendFinding(owner),
    lock: createSenderLock(`pl-findings-sender/${owner}`),
    isOnline: () => navigator.onLine,
    now: Date.now,
    newId: createId,
    after(ms, call) {
      const timer = setTimeout(call, ms)
      return () => clearTimeout(timer)
    },
  })
  outboxes.set(owner, outbox)
  addEventListener('online', () => outbox.tryNow())
  addEventListener('offline', () => outbox.tryNow())
  addEventListener('pagehide', () => outbox.leave())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') outbox.leave()
    else outbox.tryNow()
  })
  outbox.tryNow()
  return outbox
}
