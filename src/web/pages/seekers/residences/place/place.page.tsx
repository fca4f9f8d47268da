import { mapSource } from '#content/map/map-source.ts'
import { commonEn } from '#content/seekers/residence/common.en.ts'
import { placeEn } from '#content/seekers/search/place.en.ts'
import { searchEn } from '#content/seekers/search/search.en.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import { states } from '#content/states/slugs.ts'
import { definePage } from '#web/plumbing/page.ts'
import { placePage } from './place-page.tsx'

const said = { own: placeEn, words: searchEn, commonWords: commonEn, language: 'en' } as const

export default definePage(placePage(said, { states, maps: mapSource, records: directoryRecords }))
