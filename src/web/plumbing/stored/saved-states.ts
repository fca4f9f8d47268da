import { SAVED_STATES_KEY } from '#web/plumbing/early/early-script.ts'

export function keepRoomForSaved(hasSaved: boolean): void {
  if (hasSaved) document.documentElement.dataset.saved = ''
  else delete document.documentElement.dataset.saved
}

export function readSavedStates(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SAVED_STATES_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string') : []
  } catch {
    return []
  }
}

export function toggleSavedState(slug: string): boolean {
  const kept = readSavedStates()
  const next = kept.includes(slug) ? kept.filter((one) => one !== slug) : [...kept, slug]
  try {
    if (next.length === 0) localStorage.removeItem(SAVED_STATES_KEY)
    else localStorage.setItem(SAVED_STATES_KEY, JSON.stringify(next))
  } catch {
    return kept.includes(slug)
  }
  keepRoomForSaved(next.length > 0)
  return next.includes(slug)
}
