import { useMemo, useSyncExternalStore } from 'react'
import { emptyOutbox, type FindingOutbox, type OutboxView } from './finding-outbox.ts'
import { openOutbox } from './open-outbox.ts'

const subscribeToNothing = () => () => {}

/** Null on the server, and where nobody is signed in. */
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
