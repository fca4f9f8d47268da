import type { PlaceSuggestion, PlaceSuggestions } from '#contract/place-suggestions.ts'
import { apiGet } from '#web/plumbing/api-client.ts'

/** What somebody may be typing, the places of a state first; nothing where nobody can say so now. */
export async function suggestPlaces(
  asked: { text: string; stateCode: string | null },
  signal: AbortSignal,
): Promise<readonly PlaceSuggestion[]> {
  const { text, stateCode } = asked
  const path = `/api/residences/suggested?${new URLSearchParams({ text, ...(stateCode && { state: stateCode }) })}`
  const answer = await apiGet<PlaceSuggestions>(path, { signal }).catch(() => null)
  return answer?.suggestions ?? []
}
