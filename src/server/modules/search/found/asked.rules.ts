import type { SearchRequest } from '#domain/search/search-request.ts'
import type { Place } from './conditions.store.ts'
import type { Order, SearchQuery } from './order.store.ts'

export function toSearchQuery(asked: SearchRequest, place: Place): SearchQuery {
  return { place, ask: asked.ask, name: asked.name ?? '', alike: null, order: chooseOrder(asked, place) }
}

function chooseOrder({ sort, name }: SearchRequest, place: Place): Order {
  const isNear = place.around !== null
  if (sort && (sort !== 'distance' || isNear)) return sort
  if (isNear) return 'distance'
  return name ? 'likeness' : 'fresh'
}
