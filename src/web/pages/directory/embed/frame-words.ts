import type { Language } from '#domain/language/language.ts'
import { seekerPath } from '#domain/language/language.ts'
import type { CommonWords } from '#domain/seeker-words/common-words.ts'
import type { ListWords } from '#domain/seeker-words/list-words.ts'

export type FramedWords = { own: ListWords; common: CommonWords }

/** Spanish has no page of a state, so it leads to a search instead. */
export function directoryBehind(language: Language, state: { slug: string; code: string } | null): string {
  if (language === 'en') return state === null ? '/directory' : `/directory/${state.slug}`
  return seekerPath('search', language) + (state === null ? '' : `?state=${state.code}`)
}
