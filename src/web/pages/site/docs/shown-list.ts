import { type Language, languageAsked } from '#domain/language/language.ts'

export type State = { slug: string; name: string }

/** The list somebody chose to look at, with what the lines for it say. */
export type ShownList = State & {
  language: Language
  /** Its readers get fields for a place, cost and medicine. */
  hasFields: boolean
  /** `/embed/directory/maine?lang=es` */
  address: string
  /** What its frame is called, in its language. */
  title: string
  /** What stands in the lines in the place of `{state}`, `{data-lang}` and so on. */
  inLines: Readonly<Record<string, string>>
}

/** What somebody chooses on the page. */
type Choice = { state: string; language: string; hasFields: boolean }

/** `titles` holds the frame's name in each language, with `{name}` for the state's. */
export function shownList(
  search: URLSearchParams,
  { states, first, titles }: { states: readonly State[]; first: State; titles: Record<Language, string> },
): ShownList {
  const { slug, name } = states.find((state) => state.slug === search.get('state')) ?? first
  const language = languageAsked('', search) ?? 'en'
  const hasFields = search.get('fields') === '1'
  const asked = [...(language === 'en' ? [] : [`lang=${language}`]), ...(hasFields ? ['fields=1'] : [])]
  const query = asked.length === 0 ? '' : `?${asked.join('&')}`
  const title = titles[language].replace('{name}', name)
  const dataLang = language === 'en' ? '' : ` data-lang="${language}"`
  const dataFields = hasFields ? ' data-fields="1"' : ''
  const inLines = { state: slug, name, title, '?asked': query, 'data-lang': dataLang, 'data-fields': dataFields }
  return { slug, name, language, hasFields, address: `/embed/directory/${slug}${query}`, title, inLines }
}

/** The choice as the page's own address holds it; what is usual is left out. */
export function choiceSearch({ state, language, hasFields }: Choice): string {
  const said = { state, ...(language !== 'en' && { lang: language }), ...(hasFields && { fields: '1' }) }
  return `?${new URLSearchParams(said)}`
}
