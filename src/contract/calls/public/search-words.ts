import type { ParameterWords } from '#contract/calls/call.ts'
import type { residencesQuery, searchQuery } from '#contract/search/residence-search.ts'
import { needWords } from '#domain/residence/answers.ts'
import { mapNeeds, type Need } from '#domain/residence/needs.ts'
import { type FilterAddress, filterNames, filterWords, getFilter } from '#domain/search/filters.ts'
import { describeRate, publishedRates } from '#domain/search/published-rates.ts'
import { searchLimits } from '#domain/search/search-request.ts'

const unwanted: readonly Need[] = ['faith_based', 'curfew']

const describeNeed = (need: Need): ParameterWords => ({
  words: `${needWords[need].asked ?? needWords[need].yes}: yes, or no.`,
  example: unwanted.includes(need) ? 'no' : 'yes',
})

const wordsOfFilters = Object.fromEntries(
  filterNames.map((name) => {
    const { address, most } = getFilter(name)
    const text: ParameterWords = most === undefined ? filterWords[name] : { ...filterWords[name], whole: [0, most] }
    return [address, text]
  }),
  // The cast names the keys that Object.fromEntries forgets.
) as Record<FilterAddress, ParameterWords>

export const parameterWords: Record<Exclude<keyof typeof searchQuery.shape, 'limit' | 'cursor'>, ParameterWords> = {
  state: { words: 'Homes of one state, by its two letters.', example: 'AR' },
  city: { words: 'Homes of one town; say the state too.', example: 'Little Rock' },
  near: {
    words:
      'A ZIP code, a town and its state, a county and its state, a state, or latitude and longitude. Answers then have a distance, but for a state and for a county without `radius`: these give the homes in them.',
    example: '72201',
  },
  radius: { words: 'Miles around `near`; 25 if you leave it out.', example: '50', whole: [1, searchLimits.radius] },
  q: { words: 'Part of a home’s name. A slip or two in it is forgiven.', example: 'harbor' },
  open: {
    words: '1 for homes with an open bed; `waiting` for those with an open bed or a waiting list.',
    example: '1',
  },
  for: {
    words:
      'For whom the bed is. Groups for anyone count too unless the home says no to these people, and the bed counts are of these groups alone.',
    example: 'women',
  },
  ...wordsOfFilters,
  unstated: {
    words:
      '1 to include homes that have not said what you ask: without it, not stated meets neither yes nor no. A home that said the opposite never comes along.',
    example: '1',
  },
  sort: {
    words:
      '`distance` (needs `near`), `fresh` (newest number first), `fee`, `name`, `beds` (most open first), `level` (I first) or `medicine` (most of them welcome first). The last three sort the 1,000 homes found that are nearest, or that spoke last, and end there.',
    example: 'fresh',
  },
  ...mapNeeds(describeNeed),
}

export const searchWords: Record<keyof typeof residencesQuery.shape, ParameterWords> = {
  ...parameterWords,
  limit: { words: 'Homes on a page; 25 if you leave it out.', example: '100', whole: [1, searchLimits.limit] },
  cursor: {
    words: 'What `next` of the page before held. Keep the rest of the query the same.',
    example: 'WyJmcmVzaCIsMCwiMTc3MjQ2MzMwMDAwMDAwMCIsIjdjZmI5NmFiLWUxYjAtNGY2NS1iOGQzLTZjYzRhOTUyN2JkYiJd',
  },
  total: {
    words: `\`exact\` to count beyond 1,000: \`total\` is then the real count, and \`totalIsLeast\` true only where more than 100,000 homes are in the place or 1,000 have a name alike. At most ${describeRate(publishedRates.exactTotals, 'of these counts')} for one address.`,
    example: 'exact',
  },
}
