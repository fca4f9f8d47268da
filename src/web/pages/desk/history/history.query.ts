import type { HistoryPage } from '#contract/desk/desk-history.ts'
import { ask } from '#web/plumbing/api-client.ts'

export function askHistory(search: URLSearchParams, inside: typeof fetch): Promise<HistoryPage> {
  return ask('GET /api/desk/history', { query: search }, { fetch: inside })
}
