import { mapSource } from '#content/map/map-source.ts'
import { listingEn } from '#content/seekers/residence/listing.en.ts'
import { residenceEn } from '#content/seekers/residence/residence.en.ts'
import { findCertifying } from '#content/states/certifying.ts'
import { states } from '#content/states/slugs.ts'
import { definePage } from '#web/plumbing/page.ts'
import { createResidencePage } from './residence-page.tsx'

const words = { language: 'en', own: residenceEn, common: listingEn } as const

const sources = { states, certifyingIn: findCertifying, maps: mapSource }

export default definePage(createResidencePage(words, sources))
