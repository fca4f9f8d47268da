import { type FaqFilter, faqCategoryNamed } from '#domain/help/faq.ts'

/** Longer than any search a person types; an address may hold anything. */
const LONGEST_SEARCH = 100

/** What the address asks for: `/faq?category=NARR+Certification&q=fee`. An unknown category is All. */
export function readFilter(query: URLSearchParams): FaqFilter {
  return {
    category: faqCategoryNamed(query.get('category')),
    search: (query.get('q') ?? '').slice(0, LONGEST_SEARCH),
  }
}

/** The address of a filter; what is not asked for is not in it. */
export function filterAddress({ category, search }: FaqFilter): string {
  const query = new URLSearchParams()
  if (category !== 'All') query.set('category', category)
  if (search.trim() !== '') query.set('q', search)
  return query.size > 0 ? `/faq?${query}` : '/faq'
}
