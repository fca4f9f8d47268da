import { type FaqFilter, findFaqCategory } from '#domain/help/faq.ts'

const MAX_SEARCH_LENGTH = 100

/** An unknown category is All. */
export function readFilter(query: URLSearchParams): FaqFilter {
  return {
    category: findFaqCategory(query.get('category')),
    search: (query.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
  }
}

export function buildFilterAddress({ category, search }: FaqFilter): string {
  const query = new URLSearchParams()
  if (category !== 'All') query.set('category', category)
  if (search.trim() !== '') query.set('q', search)
  return query.size > 0 ? `/faq?${query}` : '/faq'
}
