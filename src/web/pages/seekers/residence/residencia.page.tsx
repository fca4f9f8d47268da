import { mapSource } from '#content/map/map-source.ts'
import { listingEs } from '#content/seekers/residence/listing.es.ts'
import { residenceEs } from '#content/seekers/residence/residence.es.ts'
import { certifyingIn } from '#content/states/certifying.ts'
import { statesEs } from '#content/states/spanish.ts'
import { definePage } from '#web/plumbing/page.ts'
import { actOnResidence } from './ask/ask-act.query.ts'
import { loadResidence, ResidencePage, residenceHead } from './residence-page.tsx'

const said = { language: 'es', own: residenceEs, common: listingEs } as const

export default definePage({
  load: (visit) => loadResidence(visit, statesEs, certifyingIn, mapSource),
  head: (page) => residenceHead(said, page),
  act: actOnResidence,
  show: (page) => <ResidencePage {...said} {...page} />,
})
