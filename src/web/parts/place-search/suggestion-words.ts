import type { Counted } from '#domain/language/say.ts'

/** Words for the list of what somebody may be typing. */
export type SuggestionWords = {
  suggestions: string
  suggested: Counted
  home: string
  state: string
}
