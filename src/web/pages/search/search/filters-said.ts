import type { FilterWords, WordsOfFilter } from '#content/search/filters.en.ts'
import { type FilterAnswers, type FilterName, type FilterValues, getFilter } from '#domain/search/filters.ts'

// The table ties each value to its words, which types lose in a loop over all filters.
const chooseWords = (name: FilterName, words: FilterWords): WordsOfFilter<unknown, unknown> => words[name]

export function describeFilterChip(name: FilterName, filters: FilterValues, words: FilterWords): string {
  return chooseWords(name, words).chip(filters[name] ?? '')
}

export function describeFilterAnswer(name: FilterName, residence: FilterAnswers, words: FilterWords): string {
  return chooseWords(name, words).said(residence[getFilter(name).fact])
}

export function describeFilterAsked(name: FilterName, filters: FilterValues, words: FilterWords): string | null {
  const filterValue = filters[name]
  return filterValue === null ? null : (chooseWords(name, words).asked?.(filterValue) ?? null)
}
