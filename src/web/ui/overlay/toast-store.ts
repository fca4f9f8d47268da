import type { IconName } from '#web/ui/icon/icon.tsx'

export type ToastMessage = {
  title: string
  description?: string
  variant?: 'default' | 'notice' | 'destructive'
  icon?: IconName
  action?: { words: string; onChoose: () => void }
}

export type Toast = ToastMessage & { id: number; open: boolean }

/** A dismissed toast is forgotten only after 1,000,000 ms (docs/specification.md, section 9). */
const REMOVE_DELAY_MS = 1_000_000

let current: Toast | null = null
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: Toast | null) {
  current = next
  for (const listener of listeners) listener()
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function getCurrentToast(): Toast | null {
  return current
}

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return
  set({ ...current, open: false })
  clearTimeout(removal)
  removal = setTimeout(() => set(null), REMOVE_DELAY_MS)
}

export function showToast(message: ToastMessage): () => void {
  clearTimeout(removal)
  lastId += 1
  const id = lastId
  set({ ...message, id, open: true })
  return () => dismissToast(id)
}
