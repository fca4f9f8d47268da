import type { WaitingLists } from '#contract/inquiries/waiting.ts'
import { callApi } from '#web/plumbing/api-client.ts'

export async function fetchWaiting(fetch: typeof globalThis.fetch, residence: string): Promise<WaitingLists> {
  const found = await callApi('GET /api/waiting', { query: { house: residence } }, { fetch })
  const [only, ...others] = found.residences
  return residence === '' && only && others.length === 0 ? fetchWaiting(fetch, only.id) : found
}
