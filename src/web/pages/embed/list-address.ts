import { type HomesFilter, homesSearch, noHomesFilter } from '#domain/homes-filter.ts'
import type { Language } from '#domain/language.ts'

/** A state's list in a language. */
export type StateList = { slug: string; language: Language }

/** The address of a page of a list; English is what it says without being asked. */
export function listAddress({ slug, language }: StateList, filter: HomesFilter = noHomesFilter, page = 1): string {
  return `/embed/directory/${slug}${homesSearch(filter, { ...langPart(language), ...(page > 1 && { page: String(page) }) })}`
}

/** The frame that lists the states. */
export function chooseAddress(language: Language): string {
  return `/embed/directory${homesSearch(noHomesFilter, langPart(language))}`
}

function langPart(language: Language): Record<string, string> {
  return language === 'en' ? {} : { lang: language }
}
