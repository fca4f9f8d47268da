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
