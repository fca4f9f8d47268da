import type { ResidencesPage } from '#contract/states/directory.ts'
import { languages } from '#domain/language/language.ts'
import { type Failure, toFailure } from '#web/plumbing/api/failure.ts'
import { callApi } from '#web/plumbing/api-client.ts'

export type ResidencesAnswer = { kind: 'read'; residences: ResidencesPage } | { kind: 'failed'; failure: Failure }

/** `search` is the query with its "?", or empty. Never throws. */
export async function fetchResidences(
  slug: string,
  search: string,
  fetch: typeof globalThis.fetch,
): Promise<ResidencesAnswer> {
  try {
    const sent = { params: { slug }, query: new URLSearchParams(search) }
    return { kind: 'read', residences: await callApi('GET /api/directory/states/:slug/residences', sent, { fetch }) }
  } catch (error) {
    return { kind: 'failed', failure: toFailure(error) }
  }
}

/** True for `?lang=tlh`, which no list is in; an empty value counts as left out. */
export function isUnknownLanguage(search: URLSearchParams): boolean {
  const languageCode = search.get('lang') ?? ''
  return languageCode !== '' && !languages.some((language) => language === languageCode)
}

export const refusedLanguage = {
  kind: 'failed',
  failure: { kind: 'failed', status: 422, message: '', fields: { lang: '' } },
} satisfies ResidencesAnswer
