import { mapSource } from '#content/map/map-source.ts'
import { listingEs } from '#content/seekers/residence/listing.es.ts'
import { residenceEs } from '#content/seekers/residence/residence.es.ts'
import { findCertifying } from '#content/states/certifying.ts'
import { statesEs } from '#content/states/spanish.ts'
import { definePage } from '#web/plumbing/page.ts'
import { createResidencePage } from './residence-page.tsx'

const words = { language: 'es', own: residenceEs, common: listingEs } as const

const sources = { states: statesEs, certifyingIn: findCertifying, maps: mapSource }

export default definePage(createResidencePage(words, sources))
