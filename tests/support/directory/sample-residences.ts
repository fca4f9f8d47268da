import type { FoundResidence, SearchAnswer } from '#contract/search/residence-search.ts'

/** When the samples were measured. */
export const sampleMoment = '2026-11-21T21:40:00.000Z'

/** A home as search finds it, with what a test says of it. */
export function sampleResidence(said: Partial<FoundResidence> = {}): FoundResidence {
  return {
    id: '0b9d0f0e-0000-4000-8000-000000000001',
    slug: 'harbor-row-house',
    name: 'Harbor Row House',
    organization: 'Harbor Homes',
    city: 'North Little Rock',
    state: 'AR',
    zip: '72114',
    street: null,
    addressVisibility: 'area',
    latitude: 34.78,
    longitude: -92.26,
    distance: 3.2,
    phone: '501-555-0142',
    takesTexts: false,
    totalBeds: 8,
    availableBeds: 2,
    availabilityAge: 'fresh',
    reportedAt: '2026-11-21T21:00:00.000Z',
    groups: [{ audience: 'women', totalBeds: 8, availableBeds: 2, reportedAt: '2026-11-21T21:00:00.000Z' }],
    keepsWaitingList: true,
    narrLevel: 2,
    certified: true,
    certificateEndedAs: null,
    certificateEndedOn: null,
    certificateForm: null,
    feeAmount: 160,
    feePer: 'week',
    cashToMoveIn: 360,
    minimumSobrietyDays: 0,
    yes: ['buprenorphine', 'methadone'],
    no: ['pets'],
    isClaimed: true,
    isSample: true,
    ...said,
  }
}

/** The answer to a search around Little Rock, with what a test says of it. */
export function sampleAnswer(said: Partial<SearchAnswer> = {}): SearchAnswer {
  const items = said.items ?? [sampleResidence()]
  return {
    items,
    total: items.length,
    totalIsLeast: false,
    next: null,
    place: {
      kind: 'town',
      name: 'Little Rock',
      state: 'AR',
      latitude: 34.75,
      longitude: -92.29,
      radius: 25,
      others: [],
      isGuess: false,
    },
    lookedAt: 52,
    bedsFresh: 10,
    bedsOlder: 1,
    saidBeds: 40,
    needs: [{ need: 'pets', yes: 4, no: 31, notStated: 17 }],
    misses: [],
    notSaid: 0,
    missing: 0,
    relaxations: [],
    towns: [],
    measuredAt: sampleMoment,
    ...said,
  }
}
