import type { Counted } from '#domain/language/say.ts'

/** What the script of the search knows of its page. */
export type SearchProps = {
  path: string
  /** What the page answers, as its address says it. */
  search: string
  /** What stands in the field for the place where a whole state was searched, and its two letters. */
  state: { typed: string; code: string } | null
  words: {
    show: string
    showNone: string
    showHomes: Counted
    showAtLeast: string
  }
}
