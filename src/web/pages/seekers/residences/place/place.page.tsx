import { mapSource } from '#content/map/map-source.ts'
import { listingEn } from '#content/seekers/residence/listing.en.ts'
import { placeEn } from '#content/seekers/search/place.en.ts'
import { searchEn } from '#content/seekers/search/search.en.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import { states } from '#content/states/slugs.ts'
import { definePage } from '#web/plumbing/page.ts'
import { createPlacePage } from './place-page.tsx'

const texts = { own: placeEn, words: searchEn, listingWords: listingEn, language: 'en' } as const

export default definePage(createPlacePage(texts, { states, maps: mapSource, records: directoryRecords }))
