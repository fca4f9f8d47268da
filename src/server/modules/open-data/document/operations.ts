import * as z from 'zod/mini'
import { homesPage, homesQuery, stateBeds } from '#contract/directory.ts'
import { homesLimits } from '#contract/homes-limits.ts'
import { eventsQuery } from '#contract/live.ts'
import { residencesFileQuery } from '#contract/open-data.ts'
import { residenceDetail, residenceDetailQuery } from '#contract/residence-detail.ts'
import { foundResidences, residencesQuery } from '#contract/residence-search.ts'
import { directoryStats, stateOptions } from '#contract/residences.ts'
import { allStateTotals } from '#contract/state-totals.ts'
import { hsdsOperations } from '#server/modules/open-data/document/hsds-operations.ts'
import { inPath, inQuery, json, type Operation } from '#server/modules/open-data/document/operation.ts'
import { filterWords, searchWords } from '#server/modules/open-data/document/search-words.ts'

const slugOfState = inPath('slug', 'The state as its page’s address writes it.', 'arkansas')

const homes: readonly Operation[] = [
  {
    ...{ id: 'findResidences', group: 'Homes', path: '/api/v1/residences', title: 'Find homes' },
    words:
      'A page of the published homes that meet everything you ask, with their open beds. A number older than 7 days is taken back: `availableBeds` is then null. Streets are there only where a home publishes its street.',
    parameters: inQuery(residencesQuery, searchWords),
    answers: [json(foundResidences)],
    errors: ['invalid_input', 'too_many_requests'],
    example: '/api/v1/residences?near=72201&open=1&for=women',
    isTagged: true,
  },
  {
    ...{ id: 'getResidence', group: 'Homes', path: '/api/v1/residences/{slug}', title: 'Read one home' },
    words:
      'Everything the public may know of one home, and up to three homes nearby with an open bed. A slug that the home had before leads on (301) to the one it has.',
    parameters: [
      inPath('slug', 'The home’s slug, as lists give it.', '{home}'),
      ...inQuery(residenceDetailQuery, {
        near: { words: 'A place, as in the search: gives the distance.', example: '72201' },
      }),
    ],
    answers: [json(residenceDetail)],
    errors: ['not_found', 'invalid_input'],
    example: '/api/v1/residences/{home}?near=72201',
    isTagged: true,
  },
  {
    ...{ id: 'downloadResidences', group: 'Homes', path: '/api/v1/residences.csv', title: 'Take homes as a file' },
    words:
      'The same homes by the same filters, all of them, as CSV for a spreadsheet: every public field, one home a line. UTF-8 with a byte order mark; lines end with CR LF (RFC 4180). A text that begins like a formula has an apostrophe before it. At most 12 files an hour for one address.',
    parameters: inQuery(residencesFileQuery, filterWords),
    answers: [{ type: 'text/csv', words: 'One line of names, then one line a home. A cell nobody stated is empty.' }],
    errors: ['invalid_input', 'too_many_requests'],
    example: '/api/v1/residences.csv?state=AR',
    isTagged: false,
  },
]

const live: Operation = {
  ...{ id: 'followBeds', group: 'Live', path: '/api/v1/events', title: 'Follow beds as they change' },
  words:
    'Server-Sent Events. An event named `beds` holds the homes that changed, with their beds as they are now; an event named `again` has no data and asks you to read anew what you show. Name homes, a state or both.',
  parameters: inQuery(eventsQuery, {
    homes: { words: 'Up to 200 ids with commas between.', example: '{service}' },
    state: { words: 'Every home of a state.', example: 'AR' },
  }),
  answers: [{ type: 'text/event-stream', words: 'Events until you close the connection.' }],
  errors: ['invalid_input', 'too_many_requests', 'unavailable'],
  example: '/api/v1/events?state=AR',
  isTagged: false,
}

const counts: readonly Operation[] = [
  {
    ...{ id: 'countDirectory', group: 'Counts', path: '/api/directory/stats', title: 'Count everything' },
    words: 'How many homes are published and how many beds are open now, at most one second old.',
    ...{ parameters: [], answers: [json(directoryStats)], errors: [], isTagged: true },
    example: '/api/directory/stats',
  },
  {
    ...{ id: 'countStates', group: 'Counts', path: '/api/v1/states', title: 'Count every state' },
    words: 'Homes, certified homes and beds of each state, at most a minute old.',
    ...{ parameters: [], answers: [json(allStateTotals)], errors: ['invalid_input'], isTagged: true },
    example: '/api/v1/states',
  },
  {
    ...{ id: 'downloadStates', group: 'Counts', path: '/data/states.csv', title: 'Take the states as a file' },
    words: 'The same counts as CSV, a line for each state. At most 60 files an hour for one address.',
    parameters: [],
    answers: [{ type: 'text/csv', words: 'One line of names, then one line a state.' }],
    ...{ errors: ['invalid_input', 'too_many_requests'], example: '/data/states.csv', isTagged: false },
  },
  {
    ...{ id: 'downloadHistory', group: 'Counts', path: '/data/history.csv', title: 'Take the history as a file' },
    words:
      'The counts of every day since counting began, as CSV: a line for each day (in UTC) and state, counted once a day. At most 60 files an hour for one address.',
    parameters: [],
    answers: [{ type: 'text/csv', words: 'One line of names, then one line for each day and state.' }],
    ...{ errors: ['invalid_input', 'too_many_requests'], example: '/data/history.csv', isTagged: false },
  },
  {
    ...{ id: 'countState', group: 'Counts', path: '/api/directory/states/{slug}', title: 'Count one state' },
    words: 'Homes, beds, open beds, and how many of these were said more than 3 days ago.',
    ...{ parameters: [slugOfState], answers: [json(stateBeds)], errors: ['not_found'], isTagged: true },
    example: '/api/directory/states/arkansas',
  },
  {
    ...{ id: 'listState', group: 'Counts', path: '/api/directory/states/{slug}/residences', title: 'List one state' },
    words: 'The homes of a state by town, as the lists on other sites show them, 20 a page. No street is in it.',
    parameters: [
      slugOfState,
      ...inQuery(homesQuery, {
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
        radius: filterWords.radius,
        fee_max: filterWords.fee_max,
        buprenorphine: { words: 'yes for homes where people who take it are welcome.', example: 'yes' },
        methadone: { words: 'yes for homes where people who take it are welcome.', example: 'yes' },
        naltrexone: { words: 'yes for homes where people who take it are welcome.', example: 'yes' },
        order: { words: 'newest for the newest number first, instead of town by town.', example: 'newest' },
        page: { words: 'Which page, from 1.', example: '2', whole: [1, homesLimits.page] },
        homes: {
          words: `Up to ${homesLimits.homes} ids with commas between, instead of a page.`,
          example: '{service}',
        },
      }),
    ],
    answers: [json(homesPage)],
    errors: ['not_found', 'invalid_input'],
    example: '/api/directory/states/arkansas/residences?open=1',
    isTagged: true,
  },
  {
    ...{ id: 'listStates', group: 'Counts', path: '/api/states', title: 'List the states' },
    words: 'The 50 states and the District of Columbia, by two-letter code and name.',
    ...{ parameters: [], answers: [json(stateOptions)], errors: [], isTagged: true },
    example: '/api/states',
  },
]

const description: Operation = {
  ...{ id: 'describe', group: 'This description', path: '/api/openapi.json', title: 'Read this description' },
  words: 'What you read here, as an OpenAPI 3.1 document for programs.',
  ...{ parameters: [], answers: [json(z.looseObject({ openapi: z.string() }))], errors: [], isTagged: true },
  example: '/api/openapi.json',
}

/** Every public call that reads, in the order people read about them. */
export const operations: readonly Operation[] = [...homes, live, ...counts, ...hsdsOperations, description]
