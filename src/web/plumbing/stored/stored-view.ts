import { type ListView, listViews } from '#domain/search/search-address.ts'
import { SAVED_VIEW_KEY } from '#web/plumbing/early/early-script.ts'
import { readStored, writeStored } from './storage.ts'

export function readStoredView(): ListView | null {
  const kept = readStored('localStorage', SAVED_VIEW_KEY)
  return listViews.find((view) => view === kept) ?? null
}

export function storeView(view: ListView): void {
  // Where storage is forbidden the address alone remembers.
  writeStored('localStorage', SAVED_VIEW_KEY, view)
}

export function sendStoredView(field: HTMLInputElement | null): void {
  const kept = readStoredView()
  if (field === null || kept === null) return
  field.value = kept
  field.disabled = false
}
