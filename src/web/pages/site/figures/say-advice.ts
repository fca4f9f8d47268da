import type { MissingWords } from '#content/docs/missing.ts'
import type { MissedSearches } from '#contract/directory/missed-searches.ts'
import { findMostMissed, subtractWeeks, weeksOfAdvice } from '#domain/search/missed-search.ts'

export function sayAdvice({ items, week, name }: MissedSearches, words: MissingWords['advice']): string {
  const most = findMostMissed(items, subtractWeeks(week, weeksOfAdvice - 1))
  if (most === null) return words.few
  const { county, need, outcome, searches } = most
  const place = county === '' ? words.inState(name) : county
  return words.words({ place, need, outcome, searches: searches.toLocaleString('en-US') })
}
