import type { AskedSearch } from '#domain/search/asked-search.ts'
import type { Search } from '#server/modules/search/search.service.ts'
import { keptAnswers } from '#server/plumbing/answers/kept-answers.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'

/** What a cache on the way may keep too (`search.routes.ts`). */
const freshMs = 1000
/** Answers are some 50 KB each. */
const mostKept = 100

/** `asks` is called before the database is asked, and may throw instead. */
export type KeptSearch = Pick<Search, 'home'> & {
  find(asked: AskedSearch, asks?: () => void): ReturnType<Search['find']>
  answer(asked: AskedSearch, asks?: () => void): ReturnType<Search['answer']>
  forget(): void
}

/**
 * The search as many people ask it: who asks the same within a second gets the one answer, and a crowd asking at once
 * asks the database once. Call `forget` when homes have changed, so that nobody is shown what was.
 */
export function keptSearch(search: Search, clock: Clock): KeptSearch {
  const { keep, forget } = keptAnswers(clock, freshMs, mostKept)
  return {
    find: (asked, asks) =>
      keep(`find ${JSON.stringify(asked)}`, () => {
        asks?.()
        return search.find(asked)
      }),
    answer: (asked, asks) =>
      keep(`answer ${JSON.stringify(asked)}`, () => {
        asks?.()
        return search.answer(asked)
      }),
    home: search.home,
    forget,
  }
}
