import type { Language } from '#domain/language/language.ts'
import { buildResidencesSearch, noResidencesFilter, type ResidencesFilter } from '#domain/search/residences-filter.ts'

export type StateList = { slug: string; language: Language; hasFields: boolean }

export function hasFieldsIn(search: URLSearchParams): boolean {
  return search.get('fields') === '1'
}

export function listAddress(
  { slug, ...list }: StateList,
  filter: ResidencesFilter = noResidencesFilter,
  page = 1,
): string {
  return `/embed/directory/${slug}${buildResidencesSearch(filter, { ...listParts(list), ...(page > 1 && { page: String(page) }) })}`
}

export function chooseAddress(list: Omit<StateList, 'slug'>): string {
  return `/embed/directory${buildResidencesSearch(noResidencesFilter, listParts(list))}`
}

function listParts({ language, hasFields }: Omit<StateList, 'slug'>): Record<string, string> {
  return { ...(language !== 'en' && { lang: language }), ...(hasFields && { fields: '1' }) }
}
