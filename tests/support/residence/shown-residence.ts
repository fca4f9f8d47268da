import { residenceWords } from '#content/residence/desk/residence-desk.ts'
import { listingEn } from '#content/residence/listing.en.ts'
import type { FormWords, Residence } from '#web/pages/residence/desk/residence-words.ts'

/** What the form of a house says, in the one state of these tests. */
export const formWords: FormWords = {
  ...residenceWords,
  needs: listingEn.needs,
  audiences: listingEn.audiences,
  levels: listingEn.levels,
  money: listingEn.money,
  states: [{ code: 'AR', name: 'Arkansas' }],
}

/** A published house as its operator reads it, of which nothing is known yet. */
export const shownResidence = (change: Partial<Residence> = {}): Residence => ({
  id: 'h1',
  slug: 'harbor',
  status: 'published',
  version: 3,
  checkedAt: null,
  otherSlug: null,
  values: {},
  alike: null,
  looksLike: [],
  hidden: null,
  check: null,
  beds: [],
  changes: {},
  certification: { certified: false, form: null, until: null, by: null },
  ...change,
})
