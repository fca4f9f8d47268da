import type { FoundResidence } from '#contract/search/residence-search.ts'
import { createStoredList, hasTexts } from './stored-list.ts'

const MOST = 50

/** Enough to find and call the home without a connection; never its bed count, which would be out of date. */
export type SavedResidence = Pick<FoundResidence, 'slug' | 'name' | 'city' | 'state' | 'phone'> & { note?: string }

export function formatSavedResidence({ slug, name, city, state, phone }: SavedResidence): string {
  return [slug, name, city, state, phone].join('\n')
}

export function readSavedResidence(text = ''): SavedResidence {
  const [slug = '', name = '', city = '', state = '', phone = ''] = text.split('\n')
  return { slug, name, city, state, phone }
}

const isSaved = (value: unknown): value is SavedResidence => hasTexts(value, ['slug', 'name', 'city', 'state', 'phone'])
const { read, write, subscribe, notify } = createStoredList('pl-saved-homes', isSaved)

export { notify as showSavedFaces, read as readSavedResidences, subscribe as subscribeToSavedResidences }

export function toggleSavedResidence({ slug, name, city, state, phone }: SavedResidence): void {
  const residences = read()
  if (residences.some((one) => one.slug === slug)) write(residences.filter((one) => one.slug !== slug))
  else write([...residences, { slug, name, city, state, phone }].slice(-MOST))
}

export function noteSavedResidence(slug: string, note: string): void {
  const replaceNote = (residence: SavedResidence): SavedResidence => {
    const { note: _, ...rest } = residence
    return note === '' ? rest : { ...rest, note }
  }
  write(read().map((residence) => (residence.slug === slug ? replaceNote(residence) : residence)))
}

export function deleteSavedResidences(): void {
  write([])
}
