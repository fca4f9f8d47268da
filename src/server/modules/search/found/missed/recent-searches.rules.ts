import { minuteMs } from '#domain/language/durations.ts'
import type { SearchRequest } from '#domain/search/search-request.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'

const minutes = 10
const most = 5_000

/** The same search counts once in ten minutes. Kept in memory alone, without who asked. */
export function createRecentSearches(clock: Clock) {
  const asked = new Map<string, number>()
  return {
    wasAsked({ state, city, near, radius, filters }: SearchRequest): boolean {
      const [key, now] = [JSON.stringify([state, city, near, radius, filters]), clock.now().getTime()]
      const before = asked.get(key)
      if (before !== undefined && now - before < minutes * minuteMs) return true
      asked.delete(key)
      asked.set(key, now)
      const [oldest] = asked.keys()
      if (asked.size > most && oldest !== undefined) asked.delete(oldest)
      return false
    },
  }
}
