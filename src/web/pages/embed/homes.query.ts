import type { HomesPage } from '#contract/directory.ts'
import { apiGet } from '#web/plumbing/api-client.ts'
import { type Failure, failureOf } from '#web/plumbing/failure.ts'

export type HomesAnswer = { kind: 'read'; homes: HomesPage } | { kind: 'failed'; failure: Failure }

/** Asks for a state's homes; `search` is the query with its "?", or nothing. Never throws. */
export async function askHomes(slug: string, search: string, fetch: typeof globalThis.fetch): Promise<HomesAnswer> {
  try {
    const homes = await apiGet<HomesPage>(`/api/directory/states/${slug}/residences${search}`, { fetch })
    // Only an answer to "nobody is signed in" is null, and this call never gives that one.
    return homes ? { kind: 'read', homes } : { kind: 'failed', failure: failureOf(null) }
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) }
  }
}
