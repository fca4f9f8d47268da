import { useMemo, useSyncExternalStore } from 'react'
import { device, followDevice } from '#web/parts/beds/bed-queue/device.ts'
import { createSenderLock } from '#web/parts/beds/bed-queue/sender-lock.ts'
import { emptyOutbox, FindingOutbox, type OutboxView } from './finding-outbox.ts'
import { createFindingStore } from './finding-store.ts'
import { sendFinding } from './send-finding.query.ts'

const subscribeToNothing = () => () => {}

export function useOutbox(owner: string | null): FindingOutbox | null {
  return useMemo(() => (owner && typeof window !== 'undefined' ? openOutbox(owner) : null), [owner])
}

export function useOutboxView(outbox: FindingOutbox | null): OutboxView {
  return useSyncExternalStore(
    outbox?.subscribe ?? subscribeToNothing,
    () => outbox?.view() ?? emptyOutbox,
    () => emptyOutbox,
  )
}

// One for each person as long as the page lasts.
const outboxes = new Map<string, FindingOutbox>()

export function openOutbox(owner: string): FindingOutbox {
  const known = outboxes.get(owner)
  if (known) return known
  const outbox = new FindingOutbox({
    kept: createFindingStore(owner),
    send: sendFinding(owner),
    lock: createSenderLock(`pl-findings-sender/${owner}`),
    ...device,
  })
  outboxes.set(owner, outbox)
  followDevice(outbox)
  outbox.tryNow()
  return outbox
}
