import type { Counted } from '#domain/language/say.ts'

export type SuggestionWords = {
  suggestions: string
  suggested: Counted
  residence: string
  state: string
}
