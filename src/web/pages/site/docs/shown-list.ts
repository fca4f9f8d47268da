import { findAskedLanguage, type Language } from '#domain/language/language.ts'

export type State = { slug: string; name: string }

export type ShownList = State & {
  language: Language
  hasFields: boolean
  address: string
  title: string
  inLines: Readonly<Record<string, string>>
}

type Choice = { state: string; language: string; hasFields: boolean }

/** `titles` are by language, with `{name}` for the state's name. */
export function readShownList(
  search: URLSearchParams,
  { states, first, titles }: { states: readonly State[]; first: State; titles: Record<Language, string> },
): ShownList {
  const { slug, name } = states.find((state) => state.slug === search.get('state')) ?? first
  const language = findAskedLanguage('', search) ?? 'en'
  const hasFields = search.get('fields') === '1'
  const parts = [...(language === 'en' ? [] : [`lang=${language}`]), ...(hasFields ? ['fields=1'] : [])]
  const query = parts.length === 0 ? '' : `?${parts.join('&')}`
  const title = titles[language].replace('{name}', name)
  const dataLang = language === 'en' ? '' : ` data-lang="${language}"`
  const dataFields = hasFields ? ' data-fields="1"' : ''
  const inLines = { state: slug, name, title, '?asked': query, 'data-lang': dataLang, 'data-fields': dataFields }
  return { slug, name, language, hasFields, address: `/embed/directory/${slug}${query}`, title, inLines }
}

export function buildChoiceSearch({ state, language, hasFields }: Choice): string {
  const params = { state, ...(language !== 'en' && { lang: language }), ...(hasFields && { fields: '1' }) }
  return `?${new URLSearchParams(params)}`
}
