import { mapSource } from '#content/map/map-source.ts'
import { listingEn } from '#content/seekers/residence/listing.en.ts'
import { searchEn } from '#content/seekers/search/search.en.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import { states } from '#content/states/slugs.ts'
import { namesOfStates } from '#content/states/spanish.ts'
import { definePage } from '#web/plumbing/page.ts'
import { createSearchPage } from './search/search-page.tsx'

const texts = { words: searchEn, listingWords: listingEn }
const named = { shown: states, meant: namesOfStates }

export default definePage(createSearchPage(texts, { states: named, maps: mapSource, records: directoryRecords }))
