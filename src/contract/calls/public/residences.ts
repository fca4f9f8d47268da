import { defineCalls } from '#contract/calls/call.ts'
import { residencesFileAsked } from '#contract/open-data/open-data.ts'
import { residenceDetail, residenceDetailQuery } from '#contract/residence/residence-detail.ts'
import { foundResidences, residencesAsked } from '#contract/search/residence-search.ts'
import { withdrawnDays } from '#domain/beds/bed-age.ts'
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
