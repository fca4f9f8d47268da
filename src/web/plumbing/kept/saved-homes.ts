import type { FoundResidence } from '#contract/residence/residence-search.ts'
import { hasTexts, keptList } from './kept-list.ts'

const MOST = 50

/** What this device keeps of a home: enough to find and to call it without a connection; never its bed count. */
export type SavedHome = Pick<FoundResidence, 'slug' | 'name' | 'city' | 'state' | 'phone'> & {
  /** What somebody wrote about it for themselves. */
  note?: string
}

/** A home as `data-save-home` of a button holds it: a line for each thing that is kept. */
export function savedHomeText({ slug, name, city, state, phone }: SavedHome): string {
  return [slug, name, city, state, phone].join('\n')
}

export function readSavedHome(text = ''): SavedHome {
  const [slug = '', name = '', city = '', state = '', phone = ''] = text.split('\n')
  return { slug, name, city, state, phone }
}

const isSaved = (value: unknown): value is SavedHome => hasTexts(value, ['slug', 'name', 'city', 'state', 'phone'])
const { read, write, subscribe, tell } = keptList('pl-saved-homes', isSaved)

export { read as readSavedHomes, subscribe as subscribeToSavedHomes, tell as showSavedFaces }

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
  write([])
}
