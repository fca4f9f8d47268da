import { type ListView, listViews } from '#domain/search/search-address.ts'
import { SAVED_VIEW_KEY } from '#web/plumbing/early/early-script.ts'

export function readStoredView(): ListView | null {
  try {
    const kept = localStorage.getItem(SAVED_VIEW_KEY)
    return listViews.find((view) => view === kept) ?? null
  } catch {
    return null
  }
}

export function storeView(view: ListView): void {
  try {
    localStorage.setItem(SAVED_VIEW_KEY, view)
  } catch {
    // Storage may be forbidden; then the address alone remembers.
  }
}

export function sendStoredView(field: HTMLInputElement | null): void {
  const kept = readStoredView()
  if (field === null || kept === null) return
  field.value = kept
  field.disabled = false
}
