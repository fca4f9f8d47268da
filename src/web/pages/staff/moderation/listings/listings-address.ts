import { type ListingChoice, listingChoices } from '#contract/residence/moderation/listing-choices.ts'

export type AskedListings = { show: ListingChoice; q: string; page: number }

export function readAskedListings(query: URLSearchParams): AskedListings {
  const show = listingChoices.find((one) => one === query.get('show')) ?? 'all'
  return { show, q: query.get('q') ?? '', page: Number(/^[1-9]\d{0,5}$/.exec(query.get('page') ?? '')?.[0] ?? 1) }
}

export function buildListingsAddress({ show, q, page }: AskedListings): string {
  const query = new URLSearchParams()
  if (show !== 'all') query.set('show', show)
  if (q !== '') query.set('q', q)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '/staff/listings' : `/staff/listings?${query}`
}
