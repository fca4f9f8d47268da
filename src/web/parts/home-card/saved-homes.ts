import { useSyncExternalStore } from 'react'
import type { FoundResidence } from '#contract/residence-search.ts'

/** Begins like everything a visitor keeps about places, so that "Leave this site" forgets it. */
const KEY = 'pl-saved-homes'
const MOST = 50

/** What this device keeps of a home: enough to find and to call it without a connection; never its bed count. */
export type SavedHome = Pick<FoundResidence, 'slug' | 'name' | 'city' | 'state' | 'phone'> & {
  /** What somebody wrote about it for themselves. */
  note?: string
}

const none: readonly SavedHome[] = []
const listeners = new Set<() => void>()
let text: string | null = null
let kept: readonly SavedHome[] = none

function read(): readonly SavedHome[] {
  try {
    const now = localStorage.getItem(KEY)
    if (now !== text) {
      text = now
      const homes: unknown = JSON.parse(now ?? '[]')
      kept = Array.isArray(homes) ? homes.filter(isSaved) : none
    }
  } catch {
    kept = none
  }
  return kept
}

function isSaved(value: unknown): value is SavedHome {
  if (typeof value !== 'object' || value === null) return false
  const home: Record<string, unknown> = { ...value }
  return ['slug', 'name', 'city', 'state', 'phone'].every((name) => typeof home[name] === 'string')
}

function write(homes: readonly SavedHome[]): void {
  try {
    if (homes.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(homes))
  } catch {
    // Storage may be forbidden; then nothing is kept.
  }
  for (const listener of listeners) listener()
}

/** Keeps a home on this device, or forgets it. */
export function toggleSavedHome({ slug, name, city, state, phone }: SavedHome): void {
  const homes = read()
  if (homes.some((one) => one.slug === slug)) write(homes.filter((one) => one.slug !== slug))
  else write([...homes, { slug, name, city, state, phone }].slice(-MOST))
}

/** Keeps what somebody wrote about a saved home; an empty note is none. */
export function noteSavedHome(slug: string, note: string): void {
  const noted = (home: SavedHome): SavedHome => {
    const { note: _, ...rest } = home
    return note === '' ? rest : { ...rest, note }
  }
  write(read().map((home) => (home.slug === slug ? noted(home) : home)))
}

export function forgetSavedHomes(): void {
  write(none)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The homes kept on this device; none until the page is awake. */
export function useSavedHomes(): readonly SavedHome[] {
  return useSyncExternalStore(subscribe, read, () => none)
}

export function useIsSaved(slug: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => read().some((home) => home.slug === slug),
    () => false,
  )
}
