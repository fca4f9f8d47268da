import { languages } from '#domain/language/language.ts'
import type { ResidencesAnswer } from './residences.query.ts'

/** True for `?lang=tlh`, which no list is in; an empty value counts as left out. */
export function isUnknownLanguage(search: URLSearchParams): boolean {
  const languageCode = search.get('lang') ?? ''
  return languageCode !== '' && !languages.some((language) => language === languageCode)
}

/** Refused in the same way as the API refuses invalid values. */
export const refusedLanguage = {
  kind: 'failed',
  failure: { kind: 'failed', status: 422, message: '', fields: { lang: '' } },
} satisfies ResidencesAnswer
