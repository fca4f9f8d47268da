import type { HistoryPage } from '#contract/desk-history.ts'
import { apiGet } from '#web/plumbing/api-client.ts'

/** A page of the history, with the filter of the page's own address; throws what the call threw. */
export async function askHistory(search: URLSearchParams, inside: typeof fetch): Promise<HistoryPage> {
  const found = await apiGet<HistoryPage>(`/api/desk/history?${search}`, { fetch: inside })
  if (found === null) throw new Error('A page of the history is never nothing.')
  return found
}
