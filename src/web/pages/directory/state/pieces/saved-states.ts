/** Begins like everything a visitor keeps about places, so that "Leave this site" forgets it. */
const KEY = 'pl-saved-states'

/** The slugs of the states kept on this device; none where storage is forbidden or holds something else. */
export function savedStates(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string') : []
  } catch {
    return []
  }
}

/** Keeps a state or forgets it, and says whether it is kept now: where storage is forbidden, nothing changes. */
export function toggleSavedState(slug: string): boolean {
  const kept = savedStates()
  const next = kept.includes(slug) ? kept.filter((one) => one !== slug) : [...kept, slug]
  try {
    if (next.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    return kept.includes(slug)
  }
  return next.includes(slug)
}
