import { createEntryStore, type EntryStore } from '#web/plumbing/stored/entry-store.ts'
import type { QueuedChange } from './queued-changes.ts'

export type ChangeStore = EntryStore<QueuedChange>

export function createChangeStore(owner: string, storage?: () => Storage): ChangeStore {
  return createEntryStore(
    { start: `pl-beds/${owner}/`, idOf: ({ change }) => change.id, orderOf: ({ order }) => order, isEntry: isQueued },
    storage,
  )
}

function isQueued(value: unknown): value is QueuedChange {
  if (typeof value !== 'object' || value === null) return false
  if (!('change' in value) || !('order' in value) || !('state' in value)) return false
  const { change, order, state } = value
  const isChange = typeof change === 'object' && change !== null && 'id' in change && 'groupId' in change
  return isChange && typeof order === 'number' && typeof state === 'string'
}
