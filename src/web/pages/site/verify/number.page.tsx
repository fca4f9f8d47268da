import { listingEn } from '#content/seekers/residence/listing.en.ts'
import { verifyEn } from '#content/site/verify/verify.en.ts'
import { findCertifying } from '#content/states/certifying.ts'
import { definePage } from '#web/plumbing/page.ts'
import { createNumberPage } from './number-page.tsx'

export default definePage(
  createNumberPage({ words: verifyEn, common: listingEn, stateNames: {}, certifyingIn: findCertifying }),
)
