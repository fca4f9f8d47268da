import type { AskedSearch } from '#domain/search/asked-search.ts'
import type { Search } from '#server/modules/search/search.service.ts'
import { keptAnswers } from '#server/plumbing/answers/kept-answers.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'

/** Milliseconds; caches on the way use the same time (`search.routes.ts`). */
const freshMs = 1000
const mostKept = 100

export type KeptSearch = Pick<Search, 'residence'> & {
  find(asked: AskedSearch, asks?: () => Promise<void>): ReturnType<Search['find']>
  answer(asked: AskedSearch, asks?: () => Promise<void>): ReturnType<Search['answer']>
  forget(): void
}

/** Equal searches within a second share one query and its answer. Call `forget` when homes have changed. */
export function keptSearch(search: Search, clock: Clock): KeptSearch {
  const { keep, forget } = keptAnswers(clock, freshMs, mostKept)
  return {
    find: (asked, asks) =>
      keep(`find ${JSON.stringify(asked)}`, async () => {
        await asks?.()
        return search.find(asked)
      }),
    answer: (asked, asks) =>
      keep(`answer ${JSON.stringify(asked)}`, async () => {
        await asks?.()
        return search.answer(asked)
      }),
    residence: search.residence,
    forget,
  }
}
