import { mapSource } from '#content/map/map-source.ts'
import { listingEs } from '#content/seekers/residence/listing.es.ts'
import { searchEs } from '#content/seekers/search/search.es.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import { namesOfStates, statesEs } from '#content/states/spanish.ts'
import { definePage } from '#web/plumbing/page.ts'
import { createSearchPage } from './search/search-page.tsx'

const texts = { words: searchEs, listingWords: listingEs }
const states = { shown: statesEs, meant: namesOfStates }

export default definePage(createSearchPage(texts, { states, maps: mapSource, records: directoryRecords }))
