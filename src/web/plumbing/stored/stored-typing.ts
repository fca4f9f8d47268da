import { SAVED_PREFIX } from '#web/plumbing/early/early-script.ts'

// What was typed into a residence's form and not saved.
export const TYPING_PREFIX = `${SAVED_PREFIX}-typing`

export function deleteStoredTyping(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(TYPING_PREFIX)) localStorage.removeItem(key)
}
