import type { Counted } from '#domain/language/say.ts'

export type SuggestionWords = {
  suggestions: string
  suggested: Counted
  home: string
  state: string
}
