import { createEntryStore, type EntryStore } from '#web/plumbing/stored/entry-store.ts'
import { findingsPrefix } from '#web/plumbing/stored/stored-board.ts'
import type { QueuedFinding } from './queued-findings.ts'

export type FindingStore = EntryStore<QueuedFinding>

export function createFindingStore(owner: string): FindingStore {
  return createEntryStore({
    start: `${findingsPrefix}${owner}/`,
    idOf: ({ said }) => said.id,
    orderOf: ({ order }) => order,
    isEntry: isQueued,
  })
}

function isQueued(value: unknown): value is QueuedFinding {
  if (typeof value !== 'object' || value === null) return false
  if (!('said' in value) || !('order' in value) || !('state' in value) || !('restUntil' in value)) return false
  const { said, order, state, restUntil } = value
  const isSaid = typeof said === 'object' && said !== null && 'id' in said && 'code' in said && 'over' in said
  return isSaid && typeof order === 'number' && typeof state === 'string' && typeof restUntil === 'number'
}
