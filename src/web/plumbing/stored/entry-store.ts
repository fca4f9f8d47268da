export type EntryStore<Entry> = {
  read(): readonly Entry[]
  /** False when the device cannot store anything: entries then last only as long as the page. */
  write(before: readonly Entry[], after: readonly Entry[]): boolean
  onOthers(received: () => void): () => void
}

type EntryKind<Entry> = {
  /** Of one person and the organization they act for: the entries of others are never read. */
  start: string
  idOf: (entry: Entry) => string
  orderOf: (entry: Entry) => number
  isEntry: (value: unknown) => value is Entry
}

/** Each entry has its own key, so that two tabs never overwrite each other's. */
export function createEntryStore<Entry>(
  { start, idOf, orderOf, isEntry }: EntryKind<Entry>,
  storage: () => Storage = () => localStorage,
): EntryStore<Entry> {
  const buildKey = (entry: Entry) => `${start}${idOf(entry)}`
  const compareByOrder = (one: Entry, other: Entry) =>
    orderOf(one) - orderOf(other) || (idOf(one) < idOf(other) ? -1 : 1)
  const parseEntries = (text: string | null): Entry[] => {
    try {
      const value: unknown = JSON.parse(text ?? 'null')
      return isEntry(value) ? [value] : []
    } catch {
      return []
    }
  }
  return {
    read() {
      try {
        const kept = storage()
        const keys = Object.keys(kept).filter((key) => key.startsWith(start))
        return keys.flatMap((key) => parseEntries(kept.getItem(key))).sort(compareByOrder)
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
