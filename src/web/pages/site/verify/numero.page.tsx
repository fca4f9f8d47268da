import { listingEs } from '#content/seekers/residence/listing.es.ts'
import { verifyEs } from '#content/site/verify/verify.es.ts'
import { findCertifying } from '#content/states/certifying.ts'
import { spanishStateNames } from '#domain/states/spanish-state-names.ts'
import { definePage } from '#web/plumbing/page.ts'
import { createNumberPage } from './number-page.tsx'

export default definePage(
  createNumberPage({ words: verifyEs, common: listingEs, stateNames: spanishStateNames, certifyingIn: findCertifying }),
)
