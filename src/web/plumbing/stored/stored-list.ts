import { writeStored } from './storage.ts'

const changed = 'pl-kept-list'

export type StoredList<Item> = {
  read(): readonly Item[]
  write(items: readonly Item[]): void
  subscribe(listener: () => void): () => void
  notify(): void
}

/**
 * The key must begin with `pl-saved`, so that "Leave this site" deletes the list. Where storage is forbidden nothing
 * is kept.
 */
export function createStoredList<Item>(
  key: `pl-saved-${string}`,
  isItem: (value: unknown) => value is Item,
): StoredList<Item> {
  let text: string | null = null
  let kept: readonly Item[] = []
  return {
    read() {
      try {
        const now = localStorage.getItem(key)
        if (now !== text) {
          text = now
          const items: unknown = JSON.parse(now ?? '[]')
          kept = Array.isArray(items) ? items.filter(isItem) : []
        }
      } catch {
        kept = []
      }
      return kept
    },
    write(items) {
      writeStored('localStorage', key, items.length === 0 ? null : JSON.stringify(items))
      notify()
    },
    notify,
    subscribe(listener) {
      window.addEventListener(changed, listener)
      window.addEventListener('storage', listener)
      return () => {
        window.removeEventListener(changed, listener)
        window.removeEventListener('storage', listener)
      }
    },
  }
}

function notify(): void {
  window.dispatchEvent(new Event(changed))
}

export function hasTexts<Name extends string>(value: unknown, names: readonly Name[]): value is Record<Name, string> {
  if (typeof value !== 'object' || value === null) return false
  const some: Record<string, unknown> = { ...value }
  return names.every((name) => typeof some[name] === 'string')
}
