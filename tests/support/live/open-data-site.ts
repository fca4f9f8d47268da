import { createHsdsRoutes } from '#server/modules/open-data/hsds/hsds.routes.ts'
import { createHsds } from '#server/modules/open-data/hsds/hsds.service.ts'
import { createOpenDataRoutes } from '#server/modules/open-data/open-data.routes.ts'
import { createOpenData } from '#server/modules/open-data/open-data.service.ts'
import { createPlaces } from '#server/modules/search/meant/known-places.service.ts'
import { createResidences } from '#server/modules/search/residence/residence.service.ts'
import { createSearch } from '#server/modules/search/search.service.ts'
import { limitInMemory } from '#server/plumbing/admission/limits/rate-limits.ts'
import { samplePlaces } from '#tests/support/directory/places-file.ts'
import { residencesSite } from '#tests/support/directory/residences-site.ts'

/** The files and the description of the public calls, with `/hsds`, on a directory that each test fills. */
export function openDataSite() {
  const file = samplePlaces()
  const states = { options: async () => [{ id: 'AR', name: 'Arkansas' }] }
  const baseUrl = 'https://porchlight.example'
  return residencesSite(({ transactions, clock }) => {
    const reading = { transactions, clock, places: createPlaces({ file, states }) }
    const [search, residences] = [createSearch(reading), createResidences(reading)]
    const hsds = createHsds({ transactions, clock, baseUrl, pointOfZip: async () => null })
    const openData = createOpenData({ clock, search, residences, hsds, baseUrl })
    return [
      createOpenDataRoutes(openData, { rateLimits: limitInMemory }),
      createHsdsRoutes(hsds, { baseUrl, rateLimits: limitInMemory }),
    ]
  })
}
