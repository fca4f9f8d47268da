import type { States } from '#server/modules/states/states.service.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { cacheSearch } from './found/cached-search.service.ts'
import { createMissedSearchesRoutes } from './found/missed/missed-searches.routes.ts'
import { createMissedSearches } from './found/missed/missed-searches.service.ts'
import { createPlaces } from './meant/known-places.service.ts'
import { createPlaceCalls } from './meant/place-calls.service.ts'
import { createPlaceRoutes } from './place/place.routes.ts'
import { createResidenceRoutes } from './residence/residence.routes.ts'
import { createResidences } from './residence/residence.service.ts'
import { createSearchRoutes } from './search.routes.ts'
import { createSearch } from './search.service.ts'
import { createSharedListsRoutes } from './shared-lists/shared-lists.routes.ts'
import { createSharedLists } from './shared-lists/shared-lists.service.ts'

export function createSearchModule(parts: ServerParts & { states: States; placesFile: string }) {
  const places = createPlaces({ file: parts.placesFile, states: parts.states })
  const searched = { ...parts, places }
  const search = cacheSearch(createSearch(searched), parts.clock)
  const residences = createResidences(searched)
  const missed = createMissedSearches(searched)
  const sharedLists = createSharedLists({ ...parts, search })
  return {
    search,
    residences,
    places,
    routes: [
      createResidenceRoutes(residences),
      createSearchRoutes(search, { ...parts, noteMissed: missed.note }),
      createMissedSearchesRoutes(missed, parts),
      createPlaceRoutes(createPlaceCalls(searched), parts),
      createSharedListsRoutes(sharedLists),
    ],
    start: () => parts.jobs.repeat('shared-list-retention', '36 8 * * *', sharedLists.forgetOld),
  }
}
