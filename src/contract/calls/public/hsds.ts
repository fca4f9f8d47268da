import type * as z from 'zod/mini'
import { type Call, defineCalls, type PublicCall, type PublishedAnswer, type WordsOf } from '#contract/calls/call.ts'
import {
  hsdsAbout,
  hsdsLocation,
  hsdsOrganization,
  hsdsOrganizations,
  hsdsOrganizationsQuery,
  hsdsRecordQuery,
  hsdsService,
  hsdsServiceAtLocation,
  hsdsServices,
  hsdsServicesAtLocations,
  hsdsServicesAtLocationsQuery,
  hsdsServicesQuery,
  hsdsTaxonomies,
  hsdsTaxonomiesQuery,
  hsdsTaxonomy,
  hsdsTerm,
  hsdsTerms,
  hsdsTermsQuery,
} from '#contract/open-data/hsds.ts'
import { withdrawnDays } from '#domain/beds/bed-age.ts'
import { describeRate, publishedRates } from '#domain/search/published-rates.ts'
import { exampleIds, hsdsWords } from './hsds-words.ts'

type StatedText = Pick<PublicCall, 'id' | 'title' | 'example' | 'also'>

function buildListCall<const Query extends z.ZodMiniObject, const Answer extends z.ZodMiniType>(
  words: string,
  { query, answer, names }: { query: Query; answer: Answer; names: WordsOf<Query> },
  text: StatedText,
) {
  return {
    words,
    query,
    answer,
    errors: ['invalid_input', 'too_many_requests'],
    cache: 'public, max-age=1',
    public: { ...text, group: 'HSDS', parameters: names },
  } satisfies Call
}

function buildRecordCall<const Answer extends z.ZodMiniType>(words: string, answer: Answer, text: StatedText) {
  const id = { words: 'The record’s id (a UUID), as lists give it.', example: text.example.split('/').at(-1) ?? '' }
  return {
    words,
    query: hsdsRecordQuery,
    answer,
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
    cache: 'public, max-age=1',
    public: { ...text, group: 'HSDS', parameters: { id } },
  } satisfies Call
}

export const hsdsCalls = defineCalls({
  'GET /hsds': buildListCall(
    'The version of the standard, where it is described, and the license of the data.',
    { query: hsdsRecordQuery, answer: hsdsAbout, names: {} },
    { id: 'hsdsAbout', title: 'What this is', example: '/hsds' },
  ),
  'GET /hsds/services': buildListCall(
    `A service is a home’s offer of beds. \`capacities\` holds one row for each group of beds, with how many are open and when the house said so; after ${withdrawnDays} days the row is gone. Drafts are not there; homes nobody has claimed are. \`accreditations\` is the home’s certificate in words: one that counts begins with “Certified”, one that ended, was suspended or withdrawn or is to be confirmed begins with “Certificate” and says “Not certified now”.`,
    { query: hsdsServicesQuery, answer: hsdsServices, names: hsdsWords.services },
    {
      id: 'hsdsServices',
      title: 'Services',
      example: '/hsds/services?postcode=72201&proximity=40000&full=true',
      also: {
        type: 'application/x-ndjson',
        words: `With \`format=ndjson\`: a record a line, at most ${describeRate(publishedRates.hsdsWholes, 'times')}.`,
      },
    },
  ),
  'GET /hsds/services/:id': buildRecordCall('A service with everything in it.', hsdsService, {
    id: 'hsdsService',
    title: 'One service',
    example: '/hsds/services/{service}',
  }),
  'GET /hsds/organizations': buildListCall(
    'The operators that have a published home.',
    { query: hsdsOrganizationsQuery, answer: hsdsOrganizations, names: hsdsWords.organizations },
    { id: 'hsdsOrganizations', title: 'Organizations', example: '/hsds/organizations' },
  ),
  'GET /hsds/organizations/:id': buildRecordCall(
    'An operator with the places of its homes, as far as each home tells its place.',
    hsdsOrganization,
    { id: 'hsdsOrganization', title: 'One organization', example: '/hsds/organizations/{organization}' },
  ),
  'GET /hsds/service_at_locations': buildListCall(
    'The same homes by their place. An address is there only where the street is public; a hidden home has no point.',
    { query: hsdsServicesAtLocationsQuery, answer: hsdsServicesAtLocations, names: hsdsWords.servicesAtLocations },
    {
      id: 'hsdsServicesAtLocations',
      title: 'Services at locations',
      example: '/hsds/service_at_locations?postcode=72201&proximity=40000',
    },
  ),
  'GET /hsds/service_at_locations/:id': buildRecordCall(
    'A home’s offer with its place and phone numbers.',
    hsdsServiceAtLocation,
    {
      id: 'hsdsServiceAtLocation',
      title: 'One service at its location',
      example: '/hsds/service_at_locations/{serviceAtLocation}',
    },
  ),
  'GET /hsds/taxonomies': buildListCall(
    'The three lists that terms come from: the kind of service, the level of support, what a home says.',
    { query: hsdsTaxonomiesQuery, answer: hsdsTaxonomies, names: hsdsWords.taxonomies },
    { id: 'hsdsTaxonomies', title: 'Taxonomies', example: '/hsds/taxonomies' },
  ),
  'GET /hsds/taxonomies/:id': buildRecordCall('A taxonomy by its id.', hsdsTaxonomy, {
    id: 'hsdsTaxonomy',
    title: 'One taxonomy',
    example: `/hsds/taxonomies/${exampleIds.taxonomy}`,
  }),
  'GET /hsds/taxonomy_terms': buildListCall(
    'Every term a home may carry. A yes and a no are two terms; what a home has not stated is neither.',
    { query: hsdsTermsQuery, answer: hsdsTerms, names: hsdsWords.terms },
    { id: 'hsdsTerms', title: 'Taxonomy terms', example: '/hsds/taxonomy_terms' },
  ),
  'GET /hsds/taxonomy_terms/:id': buildRecordCall('A term by its id.', hsdsTerm, {
    id: 'hsdsTerm',
    title: 'One taxonomy term',
    example: `/hsds/taxonomy_terms/${exampleIds.term}`,
  }),
})

export const hsdsAnswers: readonly PublishedAnswer[] = Object.entries({
  HsdsAbout: hsdsAbout,
  HsdsService: hsdsService,
  HsdsServicePage: hsdsServices,
  HsdsLocation: hsdsLocation,
  HsdsOrganization: hsdsOrganization,
  HsdsOrganizationPage: hsdsOrganizations,
  HsdsTaxonomy: hsdsTaxonomy,
  HsdsServiceAtLocation: hsdsServiceAtLocation,
  HsdsServiceAtLocationPage: hsdsServicesAtLocations,
  HsdsTaxonomyPage: hsdsTaxonomies,
  HsdsTaxonomyTerm: hsdsTerm,
  HsdsTaxonomyTermPage: hsdsTerms,
}).map(([name, schema]) => ({ name, schema, fields: {} }))
