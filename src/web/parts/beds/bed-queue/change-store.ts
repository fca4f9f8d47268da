import type { Queue, QueuedChange } from './queued-changes.ts'

/** Each change has its own entry, so that two tabs never overwrite each other's. */
export type ChangeStore = {
  read(): Queue
  /** False when the device cannot store anything: changes then last only as long as the page. */
  write(before: Queue, after: Queue): boolean
  onOthers(received: () => void): () => void
}

const prefix = 'pl-beds'

/** `owner` is a person and the organization they act for; the changes of others are never read. */
export function createChangeStore(owner: string, storage: () => Storage = () => localStorage): ChangeStore {
  const start = `${prefix}/${owner}/`
  const buildKey = ({ change }: QueuedChange) => `${start}${change.id}`
  return {
    read() {
      try {
        const kept = storage()
        const keys = Object.keys(kept).filter((key) => key.startsWith(start))
        return keys.flatMap((key) => parsed(kept.getItem(key))).sort(byOrder)
      } catch {
        return []
      }
    },
    write(before, after) {
      try {
        const kept = storage()
        const known = new Set(before)
        for (const one of after) if (!known.has(one)) kept.setItem(buildKey(one), JSON.stringify(one))
        const left = new Set(after.map(buildKey))
        for (const one of before) if (!left.has(buildKey(one))) kept.removeItem(buildKey(one))
        return true
      } catch {
        return false
      }
    },
    onOthers(received) {
      const listen = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(start)) received()
      }
      addEventListener('storage', listen)
      return () => removeEventListener('storage', listen)
    },
  }
}

function byOrder(one: QueuedChange, other: QueuedChange): number {
  return one.order - other.order || (one.change.id < other.change.id ? -1 : 1)
}

function parsed(text: string | null): QueuedChange[] {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isQueued(value) ? [value] : []
  } catch {
    return []
  }
}

function isQueued(value: unknown): value is QueuedChange {
  if (typeof value !== 'object' || value === null) return false
  if (!('change' in value) || !('order' in value) || !('state' in value)) return false
  const { change, order, state } = value
  const isChange = typeof change === 'object' && change !== null && 'id' in change && 'groupId' in change
  return isChange && typeof order === 'number' && typeof state === 'string'
}
