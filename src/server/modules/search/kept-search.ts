import type { Search } from '#server/modules/search/search.service.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import { keptAnswers } from '#server/plumbing/kept-answers.ts'

/** What a cache on the way may keep too (`search.routes.ts`). */
const freshMs = 1000
/** Answers are some 50 KB each. */
const mostKept = 100

/**
 * The search as many people ask it: who asks the same within a second gets the one answer, and a crowd asking at once
 * asks the database once. Call `forget` when homes have changed, so that nobody is shown what was.
 */
export function keptSearch(search: Search, clock: Clock): Search & { forget(): void } {
  const { keep, forget } = keptAnswers(clock, freshMs, mostKept)
  return {
    find: (query) => keep(`find ${JSON.stringify(query)}`, () => search.find(query)),
    answer: (query) => keep(`answer ${JSON.stringify(query)}`, () => search.answer(query)),
    home: search.home,
    forget,
  }
}
