import { defineCalls, type PublishedAnswer, publishAnswer } from '#contract/calls/call.ts'
import { residencesFileAsked } from '#contract/open-data/open-data.ts'
import { residenceDetail, residenceDetailQuery } from '#contract/residence/residence-detail.ts'
import {
  type FoundResidence,
  foundGroup,
  foundResidence,
  foundResidences,
  residencesAsked,
} from '#contract/search/residence-search.ts'
import { staleDays, withdrawnDays } from '#domain/beds/bed-age.ts'
import { measuredDays } from '#domain/inquiries/answer-time.ts'
import { type ApiName, apiWords } from '#domain/residence/fact-api.ts'
import { maxPhotos } from '#domain/residence/photo.ts'
import { describeRate, publishedRates } from '#domain/search/published-rates.ts'
import { parameterWords, searchWords } from './search-words.ts'

export const residenceCalls = defineCalls({
  'GET /api/v1/residences': {
    words: `A page of the published homes that meet everything you ask, with their open beds. A number older than ${withdrawnDays} days is taken back: \`availableBeds\` is then null. Streets are there only where a home publishes its street.`,
    query: residencesAsked,
    answer: foundResidences,
    errors: ['invalid_input', 'too_many_requests'],
    cache: 'public, max-age=1',
    public: {
      id: 'findResidences',
      group: 'Homes',
      title: 'Find homes',
      example: '/api/v1/residences?near=72201&open=1&for=women',
      parameters: searchWords,
    },
  },
  'GET /api/v1/residences/:slug': {
    words:
      'Everything the public may know of one home, and up to three homes nearby with an open bed. A slug that the home had before leads on (301) to the one it has.',
    query: residenceDetailQuery,
    answer: residenceDetail,
    errors: ['not_found', 'invalid_input'],
    cache: 'public, max-age=1',
    public: {
      id: 'getResidence',
      group: 'Homes',
      title: 'Read one home',
      example: '/api/v1/residences/{residence}?near=72201',
      parameters: {
        slug: { words: 'The home’s slug, as lists give it.', example: '{residence}' },
        near: { words: 'A place, as in the search: gives the distance.', example: '72201' },
      },
    },
  },
  'GET /api/v1/residences.csv': {
    words: `The same homes by the same filters, all of them, as CSV for a spreadsheet: every public field, one home a line. UTF-8 with a byte order mark; lines end with CR LF (RFC 4180). A text that begins like a formula has an apostrophe before it. At most ${describeRate(publishedRates.residencesFile, 'files')} for one address.`,
    query: residencesFileAsked,
    answer: { type: 'text/csv', words: 'One line of names, then one line a home. A cell nobody stated is empty.' },
    errors: ['invalid_input', 'too_many_requests'],
    cache: 'no-store',
    public: {
      id: 'downloadResidences',
      group: 'Homes',
      title: 'Take homes as a file',
      example: '/api/v1/residences.csv?state=AR',
      parameters: parameterWords,
    },
  },
})

export const residenceFields: Readonly<Record<keyof FoundResidence | ApiName, string>> = {
  ...apiWords,
  id: 'Stays the same for as long as the home is listed.',
  slug: 'The home’s part of its page’s address: `/residences/{slug}`.',
  organization: 'Who runs it.',
  latitude: 'The door, or a point drawn some 400 to 1,200 meters away (area); null for a hidden home.',
  longitude: 'As `latitude`.',
  distance: 'Miles from `near`; null without it. A hidden home is measured from the middle of its town.',
  totalBeds: 'Beds of the groups that take the people of `for`; of all groups without it.',
  availableBeds: `Open beds of those groups, without held ones. Null when the last number is older than ${withdrawnDays} days, or there never was one.`,
  availabilityAge: `How old the number is: \`fresh\` (under 24 hours), \`ageing\` (to ${staleDays} days), \`stale\` (to ${withdrawnDays} days: call to confirm), \`withdrawn\`.`,
  reportedAt: 'When the house said it: the oldest number in the sum.',
  groups: 'Its beds by the people they are kept for.',
  certified: 'An affiliate of the alliance has certified it, and the certificate still holds.',
  certificateEndedAs:
    '`suspended` or `withdrawn`: an affiliate ended its certificate before the last day, and it has no other. `unconfirmed`: the home moved or has another operator since, and the affiliate has not confirmed it yet. Otherwise null.',
  certificateEndedOn:
    'The day the last certificate stopped counting; of one that ran out, its last day. Null where one holds, and where none was. Where it is not null, `narrLevel` is the level it had.',
  certificateForm:
    'What its state calls a certificate for a time, with conditions to meet: `conditional`, `preliminary` or `provisional`. Null for a full one, and where none holds.',
  cashToMoveIn: 'First fee, deposit and other money for the first day in one sum; null where a part is not stated.',
  yes: 'What the home says yes to. What is in neither list it has not said.',
  no: 'What the home says no to.',
  isClaimed: 'False: from a public source, and no one at the home has confirmed it.',
  isSample: 'Made-up data of a demonstration.',
}

export const residenceAnswers: readonly PublishedAnswer[] = [
  publishAnswer('Residence', foundResidence, residenceFields),
  publishAnswer('ResidencePage', foundResidences, {
    items: 'The homes of this page.',
    total: 'Homes on all pages.',
    totalIsLeast: 'True where there are more than `total`, which were not counted: `total=exact` counts them.',
    next: 'What `cursor` takes for the next page; null on the last.',
  }),
  publishAnswer('ResidenceDetail', residenceDetail, {
    ...residenceFields,
    feeSaidOn: 'When the fee was stated.',
    answerNotes: 'A line about an answer, by what it is about.',
    rules: 'Rules of the house, in its own words.',
    certifiedUntil: 'The certificate’s last day, which counts whole; it may be over.',
    certifiedBy: 'The state’s affiliate, which certifies; null for a home that is not certified.',
    certificate:
      'The last certificate that an affiliate set here, whether it still holds or not. Null where none was, also for a home whose list says that it is certified.',
    checkedAt: 'When the house last reviewed the whole listing.',
    usualAnswerMinutes: `Minutes within which half of the questions of the last ${measuredDays} days were answered, as measured. Null below 5 answers, and where most were not answered.`,
    peopleWaiting: 'How many are on its waiting list. Null unless the house shows it.',
    openings: 'Beds that the house expects to open, and the day; no number counts them.',
    photos: `At most ${maxPhotos} photos of the house. Each is at \`/photos/{id}/{size}.{format}\`: sizes 480, 960 and 1600, formats avif, webp and jpg.`,
    organizationContact:
      'Phone and website of the organization’s office, as it states them. Null where it states neither.',
    similar: 'The nearest homes with an open bed for the same people.',
    phoneCheck:
      'Which affiliate last called the house about its listing, and on which day, where it was still right. Null where nobody called, and where it was not.',
  }),
  publishAnswer('ResidenceGroup', foundGroup, {
    audience: 'For whom these beds are kept.',
    totalBeds: 'Beds of the group.',
    availableBeds: `Open now, without held ones; null when the number is older than ${withdrawnDays} days, or there is none.`,
    reportedAt: 'When the house last said a number for this group.',
  }),
]
