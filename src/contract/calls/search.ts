import * as z from 'zod/mini'
import { verifyAnswer } from '#contract/certification/verified.ts'
import { sharedAnswer, shareResidences } from '#contract/inquiries/asking.ts'
import { meantPlaces } from '#contract/search/meant-places.ts'
import { placeFacts, placeQuery } from '#contract/search/place-page.ts'
import { placeSuggestions, suggestionsQuery } from '#contract/search/place-suggestions.ts'
import { meantAsked, searchAnswer, searchAsked } from '#contract/search/residence-search.ts'
import { ownSharedList, sharedList, theseResidences } from '#contract/search/shared-list.ts'
import { defineCalls } from './call.ts'

const common = { cache: 'public, max-age=1', public: 'undocumented' } as const

export const searchCalls = defineCalls({
  'GET /api/verify/:number': {
    words: 'What the certificates of this number say and how they stand.',
    params: { number: z.string().check(z.maxLength(100, 'No certificate has this number.')) },
    answer: verifyAnswer,
    errors: ['not_found'],
    cache: 'no-store',
    public: 'undocumented',
  },
  'GET /api/residences/answer': {
    words: 'A page of a search with everything that stands around it.',
    ...common,
    query: searchAsked,
    answer: searchAnswer,
    errors: ['invalid_input', 'too_many_requests'],
  },
  'GET /api/residences/meant': {
    words: 'What a place may mean that the search refused.',
    ...common,
    query: meantAsked,
    answer: meantPlaces,
    errors: ['invalid_input', 'too_many_requests'],
  },
  'GET /api/residences/place': {
    words: 'What the page of a town or county says beside its homes.',
    ...common,
    query: placeQuery,
    answer: placeFacts,
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
  },
  'GET /api/residences/suggested': {
    words: 'Places and homes that somebody may be typing.',
    ...common,
    query: suggestionsQuery,
    answer: placeSuggestions,
    errors: ['invalid_input', 'too_many_requests'],
  },
  'GET /api/residences/these': {
    words: 'Published homes by their slugs, with commas between, in that order; those not listed are left out.',
    query: z.object({ homes: z._default(z.string(), '') }),
    answer: theseResidences,
    errors: ['too_many_requests'],
  },
  'POST /api/shared-lists': {
    words: 'Makes a link to a list of homes: 201 with the secret by which it can be ended.',
    body: shareResidences,
    answer: sharedAnswer,
    errors: ['invalid_input', 'too_many_requests'],
  },
  'GET /api/shared-lists/:secret': {
    words: 'The homes of a shared list as they are now, for whoever has its link.',
    answer: sharedList,
    errors: ['not_found'],
  },
  'GET /api/shared-lists/mine/:secret': {
    words: 'The link of a shared list, for whoever made it.',
    answer: ownSharedList,
    errors: ['not_found'],
  },
  'DELETE /api/shared-lists/mine/:secret': {
    words: 'Ends the link of a shared list.',
    answer: null,
    errors: [],
  },
})
