import type { HomesPage } from '#contract/directory/directory.ts'
import { ask } from '#web/plumbing/api-client.ts'
import { type Failure, failureOf } from '#web/plumbing/asking/failure.ts'

export type HomesAnswer = { kind: 'read'; homes: HomesPage } | { kind: 'failed'; failure: Failure }

/** `search` is the query with its "?", or empty. Never throws. */
export async function askHomes(slug: string, search: string, fetch: typeof globalThis.fetch): Promise<HomesAnswer> {
  try {
    const sent = { params: { slug }, query: new URLSearchParams(search) }
    return { kind: 'read', homes: await ask('GET /api/directory/states/:slug/residences', sent, { fetch }) }
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) }
  }
}
