const KEY = 'pl-choice'

export type StoredChoice = { name: string; y: number }

export function storeChoice(choice: StoredChoice): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(choice))
  } catch {
    // Storage may be forbidden: then the next page begins at its top.
  }
}

export function takeStoredChoice(): StoredChoice | null {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return kept === null ? null : JSON.parse(kept)
  } catch {
    return null
  }
}
