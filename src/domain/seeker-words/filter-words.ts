import type { FilterAsked, FilterName, FilterSaid } from '#domain/search/filters.ts'

export type WordsOfFilter<Asked, Said> = {
  label: string
  help?: string
  chip(asked: NonNullable<Asked>): string
  /** What a home says of it, among what it meets and misses; null where it has not said. */
  said(said: Said): string
  /** What the search asked, where it stands beside what the home says. */
  asked?(asked: NonNullable<Asked>): string
  /** For what is typed. */
  wrong?: string
}

export type FilterWords = { [Name in FilterName]: WordsOfFilter<FilterAsked<Name>, FilterSaid<Name>> }
