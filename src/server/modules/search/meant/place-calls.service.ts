import { createPlacePages, type PlacePages } from '#server/modules/search/place/place-page.service.ts'
import { createSuggestions, type Suggestions } from '#server/modules/search/suggestions/suggestions.service.ts'
import { createMeant, type MeantSearch } from './meant.service.ts'

export type PlaceCalls = MeantSearch & PlacePages & Suggestions

export function createPlaceCalls(parts: Parameters<typeof createMeant>[0]): PlaceCalls {
  return { ...createMeant(parts), ...createPlacePages(parts), ...createSuggestions(parts) }
}
