import type { Counted } from '#domain/language/say.ts'

export type SearchProps = {
  path: string
  search: string
  /** For a search of a whole state: the text of the place field, and the state's two letters. */
  state: { typed: string; code: string } | null
  words: {
    show: string
    showNone: string
    showResidences: Counted
    showAtLeast: string
  }
}
