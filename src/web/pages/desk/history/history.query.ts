import type { HistoryPage } from '#contract/desk/desk-history.ts'
import { callApi } from '#web/plumbing/api-client.ts'

export function fetchHistory(search: URLSearchParams, inside: typeof fetch): Promise<HistoryPage> {
  return callApi('GET /api/desk/history', { query: search }, { fetch: inside })
}
