import type { HistoryPage } from '#contract/desk/desk-history.ts'
import { ask } from '#web/plumbing/api-client.ts'

/** A page of the history, with the filter of the page's own address; throws what the call threw. */
export function askHistory(search: URLSearchParams, inside: typeof fetch): Promise<HistoryPage> {
  return ask('GET /api/desk/history', { query: search }, { fetch: inside })
}
