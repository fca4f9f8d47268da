import type { PlaceSuggestion, PlaceSuggestions } from '#contract/place-suggestions.ts'
import { apiGet } from '#web/plumbing/api-client.ts'

/** What somebody may be typing; nothing where nobody can say so now. */
export async function suggestPlaces(text: string, signal: AbortSignal): Promise<readonly PlaceSuggestion[]> {
  const path = `/api/residences/suggested?${new URLSearchParams({ text })}`
  const answer = await apiGet<PlaceSuggestions>(path, { signal }).catch(() => null)
  return answer?.suggestions ?? []
}
