import type { Language } from '#domain/language/language.ts'
import { type HomesFilter, homesSearch, noHomesFilter } from '#domain/search/homes-filter.ts'

/** A state's list in a language; with `hasFields`, readers are asked for a place, cost and medicine too. */
export type StateList = { slug: string; language: Language; hasFields: boolean }

/** Whether the page around a list asks for fields for its readers. */
export function hasFieldsIn(search: URLSearchParams): boolean {
  return search.get('fields') === '1'
}

/** The address of a page of a list; English is what it says without being asked. */
export function listAddress({ slug, ...list }: StateList, filter: HomesFilter = noHomesFilter, page = 1): string {
  return `/embed/directory/${slug}${homesSearch(filter, { ...listParts(list), ...(page > 1 && { page: String(page) }) })}`
}

/** The frame that lists the states. */
export function chooseAddress(list: Omit<StateList, 'slug'>): string {
  return `/embed/directory${homesSearch(noHomesFilter, listParts(list))}`
}

function listParts({ language, hasFields }: Omit<StateList, 'slug'>): Record<string, string> {
  return { ...(language !== 'en' && { lang: language }), ...(hasFields && { fields: '1' }) }
}
