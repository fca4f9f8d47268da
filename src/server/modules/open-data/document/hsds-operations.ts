import {
  hsdsAbout,
  hsdsOrganization,
  hsdsOrganizations,
  hsdsOrganizationsQuery,
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
} from '#contract/hsds.ts'
import { hsdsWords } from '#server/modules/open-data/document/hsds-words.ts'
import {
  type AnswerBody,
  exampleIds,
  inPath,
  inQuery,
  json,
  type Operation,
  type Parameter,
} from '#server/modules/open-data/document/operation.ts'

type Said = { id: string; path: string; title: string; words: string; example?: string }

function list(said: Said, parameters: Parameter[], ...answers: AnswerBody[]): Operation {
  const errors = ['invalid_input', 'too_many_requests'] as const
  return { example: said.path, ...said, group: 'HSDS', parameters, answers, errors, isTagged: true }
}

function record(id: string, said: Said, answer: AnswerBody): Operation {
  const errors = ['not_found', 'invalid_input', 'too_many_requests'] as const
  const parameters = [inPath('id', 'The record’s id (a UUID), as lists give it.', id)]
  return {
    example: said.path.replace('{id}', id),
    ...said,
    group: 'HSDS',
    parameters,
    answers: [answer],
    errors,
    isTagged: true,
  }
}

/** The Human Services Data Specification, version 3.1, as `/hsds` speaks it. */
export const hsdsOperations: readonly Operation[] = [
  list(
    {
      id: 'hsdsAbout',
      path: '/hsds',
      title: 'What this is',
      words: 'The version of the standard, where it is described, and the license of the data.',
    },
    [],
    json(hsdsAbout),
  ),
  list(
    {
      ...{ id: 'hsdsServices', path: '/hsds/services', title: 'Services' },
      words:
        'A service is a home’s offer of beds. `capacities` holds one row for each group of beds, with how many are open and when the house said so; after 7 days the row is gone. Drafts are not there; homes nobody has claimed are.',
      example: '/hsds/services?postcode=72201&proximity=40000&full=true',
    },
    inQuery(hsdsServicesQuery, hsdsWords.services),
    json(hsdsServices),
    { type: 'application/x-ndjson', words: 'With `format=ndjson`: a record a line, at most 12 times an hour.' },
  ),
  record(
    '{service}',
    { id: 'hsdsService', path: '/hsds/services/{id}', title: 'One service', words: 'A service with everything in it.' },
    json(hsdsService),
  ),
  list(
    {
      ...{ id: 'hsdsOrganizations', path: '/hsds/organizations', title: 'Organizations' },
      words: 'The operators that have a published home.',
    },
    inQuery(hsdsOrganizationsQuery, hsdsWords.organizations),
    json(hsdsOrganizations),
  ),
  record(
    '{organization}',
    {
      ...{ id: 'hsdsOrganization', path: '/hsds/organizations/{id}', title: 'One organization' },
      words: 'An operator with the places of its homes, as far as each home tells its place.',
    },
    json(hsdsOrganization),
  ),
  list(
    {
      ...{ id: 'hsdsServicesAtLocations', path: '/hsds/service_at_locations', title: 'Services at locations' },
      words:
        'The same homes by their place. An address is there only where the street is public; a hidden home has no point.',
      example: '/hsds/service_at_locations?postcode=72201&proximity=40000',
    },
    inQuery(hsdsServicesAtLocationsQuery, hsdsWords.servicesAtLocations),
    json(hsdsServicesAtLocations),
  ),
  record(
    '{serviceAtLocation}',
    {
      ...{ id: 'hsdsServiceAtLocation', path: '/hsds/service_at_locations/{id}', title: 'One service at its location' },
      words: 'A home’s offer with its place and phone numbers.',
    },
    json(hsdsServiceAtLocation),
  ),
  list(
    {
      ...{ id: 'hsdsTaxonomies', path: '/hsds/taxonomies', title: 'Taxonomies' },
      words: 'The three lists that terms come from: the kind of service, the level of support, what a home says.',
    },
    inQuery(hsdsTaxonomiesQuery, hsdsWords.taxonomies),
    json(hsdsTaxonomies),
  ),
  record(
    exampleIds.taxonomy,
    { id: 'hsdsTaxonomy', path: '/hsds/taxonomies/{id}', title: 'One taxonomy', words: 'A taxonomy by its id.' },
    json(hsdsTaxonomy),
  ),
  list(
    {
      ...{ id: 'hsdsTerms', path: '/hsds/taxonomy_terms', title: 'Taxonomy terms' },
      words: 'Every term a home may carry. A yes and a no are two terms; what a home has not stated is neither.',
    },
    inQuery(hsdsTermsQuery, hsdsWords.terms),
    json(hsdsTerms),
  ),
  record(
    exampleIds.term,
    { id: 'hsdsTerm', path: '/hsds/taxonomy_terms/{id}', title: 'One taxonomy term', words: 'A term by its id.' },
    json(hsdsTerm),
  ),
]
