import type { Counted } from '#domain/language/say.ts'

export type SearchProps = {
  path: string
  search: string
  state: { typed: string; code: string } | null
  words: {
    show: string
    showNone: string
    showResidences: Counted
    showAtLeast: string
  }
}
