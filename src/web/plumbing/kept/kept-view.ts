import { type ListView, listViews } from '#domain/search/search-address.ts'
import { SAVED_VIEW_KEY } from '#web/plumbing/early/early-script.ts'

export function readKeptView(): ListView | null {
  try {
    const kept = localStorage.getItem(SAVED_VIEW_KEY)
    return listViews.find((view) => view === kept) ?? null
  } catch {
    return null
  }
}

export function keepView(view: ListView): void {
  try {
    localStorage.setItem(SAVED_VIEW_KEY, view)
  } catch {
    // Storage may be forbidden; then the address alone remembers.
  }
}

export function sendKeptView(field: HTMLInputElement | null): void {
  const kept = readKeptView()
  if (field === null || kept === null) return
  field.value = kept
  field.disabled = false
}
