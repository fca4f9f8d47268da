/** A list that this device keeps, and nobody else; `subscribe` hears of changes in other tabs too. */
export type KeptList<Item> = {
  read(): readonly Item[]
  write(items: readonly Item[]): void
  subscribe(listener: () => void): () => void
}

/** The key begins with `pl-saved`, so that "Leave this site" forgets the list. Where storage is forbidden nothing is kept. */
export function keptList<Item>(key: `pl-saved-${string}`, isItem: (value: unknown) => value is Item): KeptList<Item> {
  const listeners = new Set<() => void>()
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
      try {
        if (items.length === 0) localStorage.removeItem(key)
        else localStorage.setItem(key, JSON.stringify(items))
      } catch {
        // Storage may be forbidden; then nothing is kept.
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
  }
}

/** True for an object of texts under these names. */
export function hasTexts<Name extends string>(value: unknown, names: readonly Name[]): value is Record<Name, string> {
  if (typeof value !== 'object' || value === null) return false
  const some: Record<string, unknown> = { ...value }
  return names.every((name) => typeof some[name] === 'string')
}
