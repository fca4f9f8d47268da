import type { Language } from '#domain/language/language.ts'
import { seekerPath } from '#domain/language/language.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import type { ListWords } from '#domain/seeker-words/list-words.ts'

/** What a list says in one language: its own words, and those of every screen about homes. */
export type FramedWords = { own: ListWords; common: HomeWords }

/** Where the directory goes on behind a list, in a language: Spanish has no page of a state, and a search of it instead. */
export function directoryBehind(language: Language, state: { slug: string; code: string } | null): string {
  if (language === 'en') return state === null ? '/directory' : `/directory/${state.slug}`
  return seekerPath('search', language) + (state === null ? '' : `?state=${state.code}`)
}
