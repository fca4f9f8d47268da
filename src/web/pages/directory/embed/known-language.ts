import { languages } from '#domain/language/language.ts'
import type { HomesAnswer } from './homes.query.ts'

/** True for `?lang=tlh`: the address asks for a language that no list is in. An empty value says nothing, as everywhere. */
export function isUnknownLanguage(search: URLSearchParams): boolean {
  const said = search.get('lang') ?? ''
  return said !== '' && !languages.some((language) => language === said)
}

/** What such an address is answered with, as the call behind the list answers other nonsense. */
export const refusedLanguage = {
  kind: 'failed',
  failure: { kind: 'failed', status: 422, message: '', fields: { lang: '' } },
} satisfies HomesAnswer
