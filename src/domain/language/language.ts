export const languages = ['en', 'es'] as const

export type Language = (typeof languages)[number]

export type SeekerScreen = 'search' | 'residence'

const search = { en: '/residences', es: '/es/residencias' } as const satisfies Record<Language, string>

const report = { en: '/report', es: '/es/avisar' } as const satisfies Record<Language, string>

const verify = { en: '/verify', es: '/es/verificar' } as const satisfies Record<Language, string>

const grievance = { en: '/grievance', es: '/es/queja' } as const satisfies Record<Language, string>

/** Where a filer opens their case; mails lead there, and the address says nothing of what it is. */
const ownCase = { en: '/case', es: '/es/caso' } as const satisfies Record<Language, string>

const inEveryLanguage: readonly Record<Language, string>[] = [search, report, verify, grievance, ownCase]

export function readPathLanguage(path: string): Language {
  return /^\/es(\/|$)/.test(path) ? 'es' : 'en'
}

export function findAskedLanguage(path: string, search: URLSearchParams): Language | null {
  if (readPathLanguage(path) !== 'en') return readPathLanguage(path)
  const preferred = search.get('lang')
  return languages.find((language) => language === preferred) ?? null
}

export function choosePageLanguage(path: string, search: URLSearchParams): Language {
  const isFramed = path.startsWith('/embed/')
  return (isFramed ? findAskedLanguage(path, search) : null) ?? readPathLanguage(path)
}

export function chooseLanguage(accepted: string | null | undefined): Language {
  let best: { language: Language; weight: number } = { language: 'en', weight: 0 }
  for (const part of (accepted ?? '').split(',')) {
    const [tag = '', ...rest] = part.trim().toLowerCase().split(';')
    const language = languages.find((one) => tag === one || tag.startsWith(`${one}-`))
    const preferred = rest.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined)
    const weight = preferred === undefined ? 1 : Number(preferred)
    if (language && weight > best.weight) best = { language, weight }
  }
  return best.language
}

export function buildSeekerPath(screen: 'search', language: Language): string
export function buildSeekerPath(screen: 'residence', language: Language, slug: string): string
export function buildSeekerPath(screen: SeekerScreen, language: Language, slug = ''): string {
  return screen === 'search' ? search[language] : `${search[language]}/${encodeURIComponent(slug)}`
}

export function buildReportPath(language: Language, slug: string): string {
  return `${report[language]}/${encodeURIComponent(slug)}`
}

export const buildCasePath = (language: Language): string => ownCase[language]

export function buildGrievancePath(language: Language, about: { residence?: string; state?: string } = {}): string {
  const query = new URLSearchParams(about).toString()
  return query === '' ? grievance[language] : `${grievance[language]}?${query}`
}

export function buildVerifyPath(number: string | null, language: Language = 'en'): string {
  return number === null ? verify[language] : `${verify[language]}/${encodeURIComponent(number)}`
}

export function translatePath(path: string, language: Language): string | null {
  const own = readPathLanguage(path)
  const page = inEveryLanguage.find((one) => path.startsWith(one[own]) && /^$|^[/?]/.test(path.slice(one[own].length)))
  return page === undefined ? null : page[language] + path.slice(page[own].length)
}
