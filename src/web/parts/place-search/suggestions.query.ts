import type { PlaceSuggestion } from '#contract/search/place-suggestions.ts'
import { callApi } from '#web/plumbing/api-client.ts'

export async function suggestPlaces(
  asked: { text: string; stateCode: string | null },
  signal: AbortSignal,
): Promise<readonly PlaceSuggestion[]> {
  const query = { text: asked.text, state: asked.stateCode ?? undefined }
  const answer = await callApi('GET /api/residences/suggested', { query }, { signal }).catch(() => null)
  return answer?.suggestions ?? []
}
