import type { BedsSplit } from '#domain/seeker-words/search-words.ts'

/** What the page of a town or county says in each language. `place` is "Little Rock, Arkansas". */
export type PlaceWords = {
  title: (place: string) => string
  /** The first line: the homes, then the beds and how old their numbers are. */
  lead: (said: { place: string; homes: number; isLeast: boolean; beds: BedsSplit }) => string
  none: (place: string) => string
  plates: { label: string; homes: string; beds: string; noCount: string; certified: string }
  search: string
  searchOpen: string
  nearest: string
  towns: string
  inCounty: (county: string) => string
  /** The list of a state, on the way up. */
  crumbs: string
}
