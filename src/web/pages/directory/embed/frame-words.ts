import type { Language } from '#domain/language/language.ts'
import { seekerPath } from '#domain/language/language.ts'
import type { ListWords } from '#domain/seeker-words/list-words.ts'
import type { ListingWords } from '#domain/seeker-words/listing-words.ts'

export type FramedWords = { own: ListWords; common: ListingWords }

/** Spanish has no page of a state, so it leads to a search instead. */
export function directoryBehind(language: Language, state: { slug: string; code: string } | null): string {
  if (language === 'en') return state === null ? '/directory' : `/directory/${state.slug}`
  return seekerPath('search', language) + (state === null ? '' : `?state=${state.code}`)
}
