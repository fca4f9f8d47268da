import type { FoundResidence } from '#contract/residence/residence-search.ts'
import { hasTexts, keptList } from './kept-list.ts'

const MOST = 50

/** Enough to find and call the home without a connection; never its bed count, which would be out of date. */
export type SavedHome = Pick<FoundResidence, 'slug' | 'name' | 'city' | 'state' | 'phone'> & {
  note?: string
}

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

export function toggleSavedHome({ slug, name, city, state, phone }: SavedHome): void {
  const homes = read()
  if (homes.some((one) => one.slug === slug)) write(homes.filter((one) => one.slug !== slug))
  else write([...homes, { slug, name, city, state, phone }].slice(-MOST))
}

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
