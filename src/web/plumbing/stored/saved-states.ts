import { SAVED_STATES_KEY } from '#web/plumbing/early/early-script.ts'
import { readStoredJson, writeStored } from './storage.ts'

export function keepRoomForSaved(hasSaved: boolean): void {
  if (hasSaved) document.documentElement.dataset.saved = ''
  else delete document.documentElement.dataset.saved
}

export function readSavedStates(): string[] {
  const kept = readStoredJson('localStorage', SAVED_STATES_KEY)
  return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string') : []
}

export function toggleSavedState(slug: string): boolean {
  const kept = readSavedStates()
  const next = kept.includes(slug) ? kept.filter((one) => one !== slug) : [...kept, slug]
  const text = next.length === 0 ? null : JSON.stringify(next)
  if (!writeStored('localStorage', SAVED_STATES_KEY, text)) return kept.includes(slug)
  keepRoomForSaved(next.length > 0)
  return next.includes(slug)
}
