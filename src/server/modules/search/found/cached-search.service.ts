import type { SearchRequest } from '#domain/search/search-request.ts'
import type { Search } from '#server/modules/search/search.service.ts'
import { createAnswerCache } from '#server/plumbing/answers/answer-cache.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'

/** Milliseconds; caches on the way use the same time (`search.routes.ts`). */
const freshMs = 1000
const maxKept = 100

export type CachedSearch = Pick<Search, 'residence'> & {
  find(asked: SearchRequest, asks?: () => Promise<void>): ReturnType<Search['find']>
  answer(asked: SearchRequest, asks?: () => Promise<void>): ReturnType<Search['answer']>
  forget(): void
}

/** Equal searches within a second share one query and its answer. Call `forget` when homes have changed. */
export function cacheSearch(search: Search, clock: Clock): CachedSearch {
  const { keep, forget } = createAnswerCache(clock, freshMs, maxKept)
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
