const KEY = 'pl-choice'

/** A control that was used, and how far the page was scrolled. */
export type KeptChoice = { name: string; y: number }

/** Keeps where somebody is on the page for the next one, which shows what they chose. */
export function keepChoice(choice: KeptChoice): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(choice))
  } catch {
    // Storage may be forbidden: then the next page begins at its top.
  }
}

/** What was kept, once. */
export function takeChoice(): KeptChoice | null {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return kept === null ? null : JSON.parse(kept)
  } catch {
    return null
  }
}
