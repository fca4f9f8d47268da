import { listingEn } from '#content/seekers/residence/listing.en.ts'
import { verifyEn } from '#content/site/verify/verify.en.ts'
import { certifyingIn } from '#content/states/certifying.ts'
import { definePage } from '#web/plumbing/page.ts'
import { numberPage } from './number-page.tsx'

export default definePage(numberPage({ words: verifyEn, common: listingEn, stateNames: {}, certifyingIn }))
