import { mapSource } from '#content/map/map-source.ts'
import { listingEs } from '#content/seekers/residence/listing.es.ts'
import { residenceEs } from '#content/seekers/residence/residence.es.ts'
import { findCertifying } from '#content/states/certifying.ts'
import { statesEs } from '#content/states/spanish.ts'
import { definePage } from '#web/plumbing/page.ts'
import { actOnResidence } from './ask/ask-act.query.ts'
import { sayInquiryRefused } from './ask/say-inquiry-refused.ts'
import { buildResidenceHead, loadResidence, ResidencePage } from './residence-page.tsx'

const words = { language: 'es', own: residenceEs, common: listingEs } as const

export default definePage({
  load: (visit) => loadResidence(visit, statesEs, findCertifying, mapSource),
  statesOf: (data) => (data.kind === 'home' ? [data.residence.state] : []),
  head: (page) => buildResidenceHead(words, page),
  act: actOnResidence,
  sayRefused: (refused) => sayInquiryRefused(refused, words.own),
  show: (page) => <ResidencePage {...words} {...page} />,
})
