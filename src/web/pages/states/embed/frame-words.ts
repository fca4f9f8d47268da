import type { ListingWords } from '#content/residence/listing.en.ts'
import type { ListWords } from '#content/search/lists/list.en.ts'
import { buildSeekerPath, type Language } from '#domain/language/language.ts'

export type FramedWords = { own: ListWords; common: ListingWords }

/** Spanish has no page of a state, so it leads to a search instead. */
export function buildDirectoryPath(language: Language, state: { slug: string; code: string } | null): string {
  if (language === 'en') return state === null ? '/directory' : `/directory/${state.slug}`
  return buildSeekerPath('search', language) + (state === null ? '' : `?state=${state.code}`)
}
