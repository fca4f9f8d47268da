import * as z from 'zod/mini'
import { defineCalls, type PublishedAnswer, publishAnswer, type WordsOf } from '#contract/calls/call.ts'
import { grievanceCounts } from '#contract/grievances/grievance-counts.ts'
import { directoryStats, stateOption, stateOptions } from '#contract/residence/residences.ts'
import { residencesLimits } from '#contract/residence/residences-limits.ts'
import { missedSearches, missedSearchesQuery } from '#contract/search/missed-searches.ts'
import { listedResidence, residencesPage, residencesQuery, stateBeds } from '#contract/states/directory.ts'
import { allStateTotals, stateTotals } from '#contract/states/state-totals.ts'
import { staleDays, withdrawnDays } from '#domain/beds/bed-age.ts'
import { mostHidden } from '#domain/figures/hidden-counts.ts'
import { weeksShown } from '#domain/search/missed-search.ts'
import { describeRate, publishedRates } from '#domain/search/published-rates.ts'
import { residenceFields } from './residences.ts'
import { parameterWords } from './search-words.ts'

const nothing = z.strictObject({})
const slug = { words: 'The state as its page’s address writes it.', example: 'arkansas' }

const residencesWords = {
  q: { words: 'Part of a home’s name.', example: 'harbor' },
  town: { words: 'A town, as `towns` of the answer writes it.', example: 'Little Rock' },
  for: {
    words: 'For whom; groups for anyone count too unless the home says no to these people.',
    example: 'women',
  },
  open: { words: '1 for homes with an open bed.', example: '1' },
  near: {
    words: 'A ZIP code or a town of the state: homes around it, the nearest town first.',
    example: '72201',
  },
  radius: parameterWords.radius,
  fee_max: parameterWords.fee_max,
  buprenorphine: { words: 'yes for homes where people who take it are welcome.', example: 'yes' },
  methadone: { words: 'yes for homes where people who take it are welcome.', example: 'yes' },
  naltrexone: { words: 'yes for homes where people who take it are welcome.', example: 'yes' },
  order: { words: 'newest for the newest number first, instead of town by town.', example: 'newest' },
  page: { words: 'Which page, from 1.', example: '2', whole: [1, residencesLimits.page] },
  homes: {
    words: `Up to ${residencesLimits.homes} ids with commas between, instead of a page.`,
    example: '{service}',
  },
} satisfies WordsOf<typeof residencesQuery>

const ofState = { state: { words: 'The two letters of a state.', example: 'AR' } } satisfies WordsOf<
  typeof missedSearchesQuery
>

export const countCalls = defineCalls({
  'GET /api/v1/missed-searches': {
    words: `Searches of the last ${weeksShown} weeks that found no home, or none with an open bed, by county and by what was asked for. Counts of 1 to ${mostHidden} are null. Nothing is kept of who asked.`,
    query: missedSearchesQuery,
    answer: missedSearches,
    errors: ['invalid_input', 'not_found'],
    cache: 'public, max-age=60',
    public: {
      id: 'countMissedSearches',
      parameters: ofState,
      group: 'Counts',
      title: 'Count what was not found',
      example: '/api/v1/missed-searches?state=AR',
    },
  },
  'GET /data/missed-searches.csv': {
    words: `The same counts as CSV; those of 1 to ${mostHidden} are empty. At most ${describeRate(publishedRates.stateFiles, 'files')} for one address.`,
    query: missedSearchesQuery,
    answer: { type: 'text/csv', words: 'One line of names, then one line for each count.' },
    errors: ['invalid_input', 'not_found', 'too_many_requests'],
    cache: 'public, max-age=60',
    public: {
      id: 'downloadMissedSearches',
      parameters: ofState,
      group: 'Counts',
      title: 'Take what was not found as a file',
      example: '/data/missed-searches.csv?state=AR',
    },
  },
  'GET /api/v1/grievance-counts': {
    words: `How many grievances were filed in each state in the last three whole half years. Counts of 1 to ${mostHidden} are null, and no sum is given. Nothing else of a grievance is public.`,
    query: nothing,
    answer: grievanceCounts,
    errors: ['invalid_input'],
    cache: 'public, max-age=3600',
    public: {
      id: 'countGrievances',
      group: 'Counts',
      title: 'Count grievances by state',
      example: '/api/v1/grievance-counts',
    },
  },
  'GET /api/directory/stats': {
    words: 'How many homes are published and how many beds are open now, at most one second old.',
    answer: directoryStats,
    errors: [],
    cache: 'public, max-age=1',
    public: {
      id: 'countDirectory',
      group: 'Counts',
      title: 'Count everything',
      example: '/api/directory/stats',
    },
  },
  'GET /api/v1/states': {
    words: 'Homes, certified homes and beds of each state, at most a minute old.',
    query: nothing,
    answer: allStateTotals,
    errors: ['invalid_input'],
    cache: 'public, max-age=60',
    public: { id: 'countStates', group: 'Counts', title: 'Count every state', example: '/api/v1/states' },
  },
  'GET /data/states.csv': {
    words: `The same counts as CSV, a line for each state. At most ${describeRate(publishedRates.stateFiles, 'files')} for one address.`,
    query: nothing,
    answer: { type: 'text/csv', words: 'One line of names, then one line a state.' },
    errors: ['invalid_input', 'too_many_requests'],
    cache: 'public, max-age=60',
    public: {
      id: 'downloadStates',
      group: 'Counts',
      title: 'Take the states as a file',
      example: '/data/states.csv',
    },
  },
  'GET /data/history.csv': {
    words: `The counts of every day since counting began, as CSV: a line for each day (in UTC) and state, counted once a day. At most ${describeRate(publishedRates.stateFiles, 'files')} for one address.`,
    query: nothing,
    answer: { type: 'text/csv', words: 'One line of names, then one line for each day and state.' },
    errors: ['invalid_input', 'too_many_requests'],
    cache: 'public, max-age=60',
    public: {
      id: 'downloadHistory',
      group: 'Counts',
      title: 'Take the history as a file',
      example: '/data/history.csv',
    },
  },
  'GET /api/directory/states/:slug': {
    words: `Homes, beds, open beds, and how many of these were said more than ${staleDays} days ago.`,
    answer: stateBeds,
    errors: ['not_found'],
    cache: 'public, max-age=1',
    public: {
      id: 'countState',
      group: 'Counts',
      title: 'Count one state',
      example: '/api/directory/states/arkansas',
      parameters: { slug },
    },
  },
  'GET /api/directory/states/:slug/residences': {
    words: 'The homes of a state by town, as the lists on other sites show them, 20 a page. No street is in it.',
    query: residencesQuery,
    answer: residencesPage,
    errors: ['not_found', 'invalid_input'],
    cache: 'public, max-age=1',
    public: {
      id: 'listState',
      group: 'Counts',
      title: 'List one state',
      example: '/api/directory/states/arkansas/residences?open=1',
      parameters: {
        slug,
        ...residencesWords,
      },
    },
  },
  'GET /api/states': {
    words: 'The 50 states and the District of Columbia, by two-letter code and name.',
    answer: stateOptions,
    errors: [],
    cache: 'public, max-age=300',
    public: { id: 'listStates', group: 'Counts', title: 'List the states', example: '/api/states' },
  },
})

const measuredAt = 'When it was counted.'

const statsFields = {
  totalListings: 'Published homes.',
  availableBeds: `Open beds. Numbers older than ${withdrawnDays} days are in no sum.`,
  bedsToConfirm: `How many of availableBeds were said more than ${staleDays} days ago: call to confirm.`,
  measuredAt,
}

const stateFields = {
  ...statsFields,
  slug: 'The state’s part of its page’s address.',
  name: 'The state’s name.',
  totalBeds: 'Beds of all published homes.',
  saidListings: `Homes that said a number in the last ${withdrawnDays} days.`,
  saidBeds: 'Beds that those homes said a number of.',
  saidAt: 'When a house last said a number; null when none ever did.',
}

export const countAnswers: readonly PublishedAnswer[] = [
  publishAnswer('DirectoryStats', directoryStats, statsFields),
  publishAnswer('StateBeds', stateBeds, stateFields),
  publishAnswer('ListedHome', listedResidence, {
    id: residenceFields.id,
    slug: residenceFields.slug,
    name: residenceFields.name,
    city: residenceFields.city,
    groups: residenceFields.groups,
    totalBeds: 'Beds of all groups.',
    availableBeds: residenceFields.availableBeds,
    reportedAt: residenceFields.reportedAt,
    narrLevel: residenceFields.narrLevel,
    certified: residenceFields.certified,
    certificateEndedAs: residenceFields.certificateEndedAs,
    certificateEndedOn: residenceFields.certificateEndedOn,
    certificateForm: residenceFields.certificateForm,
    phone: residenceFields.phone,
    isSample: residenceFields.isSample,
  }),
  publishAnswer('StateHomesPage', residencesPage, {
    items: 'The homes of this page.',
    total: 'Homes on all pages.',
    page: 'Which page this is.',
    pages: 'How many pages there are.',
    towns: 'Every town of the state with a home, and how many.',
    openBeds: 'Open beds of all homes found.',
    bedsToConfirm: `How many of them were said more than ${staleDays} days ago.`,
    measuredAt,
  }),
  publishAnswer('StateTotals', stateTotals, {
    state: 'Two letters.',
    slug: stateFields.slug,
    name: stateFields.name,
    homes: 'Published homes.',
    totalBeds: stateFields.totalBeds,
    certified: 'Homes an affiliate has certified, where the certificate holds today.',
    saidBeds: `Beds that a number was said of in the last ${withdrawnDays} days.`,
    availableBeds: statsFields.availableBeds,
    bedsToConfirm: statsFields.bedsToConfirm,
    saidAt: stateFields.saidAt,
  }),
  publishAnswer('AllStateTotals', allStateTotals, {
    items: 'The 50 states and the District of Columbia, by name.',
    historySince: 'The first day of `/data/history.csv`; null before there is one.',
    historyDays: 'How many days are in `/data/history.csv`.',
    measuredAt,
  }),
  publishAnswer('StateOption', stateOption, { id: 'Two letters.', name: 'The state’s name.' }),
  { name: 'StateOptions', schema: stateOptions, fields: {} },
]
