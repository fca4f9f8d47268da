import { mapSource } from '#content/map/map-source.ts'
import { listingEn } from '#content/seekers/residence/listing.en.ts'
import { residenceEn } from '#content/seekers/residence/residence.en.ts'
import { findCertifying } from '#content/states/certifying.ts'
import { states } from '#content/states/slugs.ts'
import { definePage } from '#web/plumbing/page.ts'
import { actOnResidence } from './ask/ask-act.query.ts'
import { sayInquiryRefused } from './ask/say-inquiry-refused.ts'
import { buildResidenceHead, loadResidence, ResidencePage } from './residence-page.tsx'

const words = { language: 'en', own: residenceEn, common: listingEn } as const

export default definePage({
  load: (visit) => loadResidence(visit, states, findCertifying, mapSource),
  statesOf: (data) => (data.kind === 'home' ? [data.residence.state] : []),
  head: (page) => buildResidenceHead(words, page),
  act: actOnResidence,
  sayRefused: (refused) => sayInquiryRefused(refused, words.own),
  show: (page) => <ResidencePage {...words} {...page} />,
})
