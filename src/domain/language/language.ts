/** The languages that people looking for a home are spoken to in. The path says which (`/es/...`). */
export const languages = ['en', 'es'] as const

export type Language = (typeof languages)[number]

/** The screens that exist in every language. */
export type SeekerScreen = 'search' | 'residence'

const rooms = { en: '/residences', es: '/es/residencias' } as const satisfies Record<Language, string>

/** The language of the page at a path: English unless the path says otherwise. */
export function languageOfPath(path: string): Language {
  return /^\/es(\/|$)/.test(path) ? 'es' : 'en'
}

/**
 * The language an address asks for: by its path, else by `?lang=`; null where it says nothing. A page at the address need
 * not stand in it: see `languageOfPage`.
 */
export function languageAsked(path: string, search: URLSearchParams): Language | null {
  if (languageOfPath(path) !== 'en') return languageOfPath(path)
  const said = search.get('lang')
  return languages.find((language) => language === said) ?? null
}

/** The language a page stands in. What other sites frame has one address for all languages, and `?lang=` says which. */
export function languageOfPage(path: string, search: URLSearchParams): Language {
  const isFramed = path.startsWith('/embed/')
  return (isFramed ? languageAsked(path, search) : null) ?? languageOfPath(path)
}

/**
 * The one of our languages that a browser would rather read, by its Accept-Language ("es-MX,es;q=0.9,en;q=0.8"); English
 * where it names neither.
 */
export function preferredLanguage(accepted: string | null | undefined): Language {
  let best: { language: Language; weight: number } = { language: 'en', weight: 0 }
  for (const part of (accepted ?? '').split(',')) {
    const [tag = '', ...rest] = part.trim().toLowerCase().split(';')
    const language = languages.find((one) => tag === one || tag.startsWith(`${one}-`))
    const said = rest.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined)
    const weight = said === undefined ? 1 : Number(said)
    if (language && weight > best.weight) best = { language, weight }
  }
  return best.language
}

/** The path of a seekers' screen in a language: `seekerPath('residence', 'es', 'harbor-row')`. */
export function seekerPath(screen: 'search', language: Language): string
export function seekerPath(screen: 'residence', language: Language, slug: string): string
export function seekerPath(screen: SeekerScreen, language: Language, slug = ''): string {
  return screen === 'search' ? rooms[language] : `${rooms[language]}/${encodeURIComponent(slug)}`
}

/**
 * The same seekers' page in another language; null for a page that stands in one language only. A query goes along as
 * it is: the names in it are the same in every language.
 */
export function inLanguage(path: string, language: Language): string | null {
  const room = rooms[languageOfPath(path)]
  if (path !== room && !path.startsWith(`${room}/`)) return null
  return rooms[language] + path.slice(room.length)
}
