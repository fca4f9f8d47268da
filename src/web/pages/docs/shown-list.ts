import { type Language, languageAsked } from '#domain/language.ts'

type State = { slug: string; name: string }

/** The list somebody chose to look at, with what the lines for it say. */
export type ShownList = State & {
  language: Language
  /** `/embed/directory/maine?lang=es` */
  address: string
  /** What its frame is called, in its language. */
  title: string
  /** What stands in the lines in the place of `{state}`, `{data-lang}` and so on. */
  inLines: Readonly<Record<string, string>>
}

/** `titles` holds the frame's name in each language, with `{name}` for the state's. */
export function shownList(
  search: URLSearchParams,
  { states, first, titles }: { states: readonly State[]; first: State; titles: Record<Language, string> },
): ShownList {
  const { slug, name } = states.find((state) => state.slug === search.get('state')) ?? first
  const language = languageAsked('', search) ?? 'en'
  const query = language === 'en' ? '' : `?lang=${language}`
  const title = titles[language].replace('{name}', name)
  const dataLang = language === 'en' ? '' : ` data-lang="${language}"`
  const inLines = { state: slug, name, title, '?lang': query, 'data-lang': dataLang }
  return { slug, name, language, address: `/embed/directory/${slug}${query}`, title, inLines }
}

/** The choice as the page's own address holds it; what is usual is left out. */
export function choiceSearch(state: string, language: string): string {
  return `?${new URLSearchParams({ state, ...(language !== 'en' && { lang: language }) })}`
}
