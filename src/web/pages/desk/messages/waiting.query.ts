import type { WaitingLists } from '#contract/inquiries/waiting.ts'
import { ask } from '#web/plumbing/api-client.ts'

export async function askWaiting(fetch: typeof globalThis.fetch, residence: string): Promise<WaitingLists> {
  const found = await ask('GET /api/waiting', { query: { house: residence } }, { fetch })
  const [only, ...others] = found.residences
  return residence === '' && only && others.length === 0 ? askWaiting(fetch, only.id) : found
}
