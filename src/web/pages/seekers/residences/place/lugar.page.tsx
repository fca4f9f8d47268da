import { mapSource } from '#content/map/map-source.ts'
import { listingEs } from '#content/seekers/residence/listing.es.ts'
import { placeEs } from '#content/seekers/search/place.es.ts'
import { searchEs } from '#content/seekers/search/search.es.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import { statesEs as states } from '#content/states/spanish.ts'
import { definePage } from '#web/plumbing/page.ts'
import { createPlacePage } from './place-page.tsx'

const texts = { own: placeEs, words: searchEs, listingWords: listingEs, language: 'es' } as const

export default definePage(createPlacePage(texts, { states, maps: mapSource, records: directoryRecords }))
