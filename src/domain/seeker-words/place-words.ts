import type { BedsSplit } from '#domain/seeker-words/search-words.ts'

export type PlaceWords = {
  title: (place: string) => string
  lead: (said: { place: string; homes: number; isLeast: boolean; beds: BedsSplit }) => string
  none: (place: string) => string
  plates: { label: string; residences: string; beds: string; noCount: string; certified: string }
  search: string
  searchOpen: string
  nearest: string
  towns: string
  inCounty: (county: string) => string
  crumbs: string
}
