import type { ParameterWords } from '#contract/calls/call.ts'
import { hsdsLimits } from '#contract/open-data/hsds.ts'

export const exampleIds = {
  term: '24d65682-b401-8406-a7b7-e24faf5ab75d',
  taxonomy: 'eccf3485-883f-8ac0-a3fb-f13a6ef4e55b',
} as const

const page: ParameterWords = { words: 'Which page, from 1.', example: '2', whole: [1, hsdsLimits.page] }
const perPage: ParameterWords = {
  words: 'Records on a page; 25 if you leave it out.',
  example: '100',
  whole: [1, hsdsLimits.perPage],
}
const search: ParameterWords = {
  words: 'Words that all stand in the name, operator, town, state, ZIP code or description.',
  example: 'harbor row',
}
const format: ParameterWords = { words: 'json, and nothing else here.', example: 'json' }
const full: ParameterWords = { words: 'true for whole records, as a single one comes.', example: 'true' }

const ofResidences = {
  search,
  taxonomy_term_id: { words: 'Homes that carry this term (see `/hsds/taxonomy_terms`).', example: exampleIds.term },
  taxonomy_id: {
    words: 'Homes that carry any term of this taxonomy (see `/hsds/taxonomies`).',
    example: exampleIds.taxonomy,
  },
  organization_id: { words: 'Homes of this operator.', example: '{organization}' },
  modified_after: {
    words:
      'Records that changed at this moment or later: a number said, a hold that ran out, a number that grew too old.',
    example: '2026-01-01T00:00:00Z',
  },
  postcode: {
    words: 'Homes around the middle of this ZIP code: 25 miles, or what `proximity` says.',
    example: '72201',
  },
  proximity: {
    words: 'Meters around `postcode`. A hidden home is measured from the middle of its town.',
    example: '40000',
    whole: [1, hsdsLimits.proximity],
  },
  full,
} satisfies Record<string, ParameterWords>

export const hsdsWords = {
  services: {
    ...ofResidences,
    minimal: { words: 'true for ids and moments of change alone, up to 10,000 in one call.', example: 'true' },
    page,
    per_page: {
      ...perPage,
      words: `${perPage.words} More than 100 only with \`minimal\`.`,
      whole: [1, hsdsLimits.minimalPerPage],
    },
    format: {
      words: 'json, or ndjson for all records at once, one a line. `ndjson` takes no `page` and no `minimal`.',
      example: 'json',
    },
  },
  servicesAtLocations: { ...ofResidences, page, per_page: perPage, format },
  organizations: {
    search: { words: 'Words that all stand in the name.', example: 'homes' },
    full: { words: 'true for the places of each operator’s homes too.', example: 'true' },
    page,
    per_page: perPage,
    format,
    full_service: 'refused',
    taxonomy_term_id: 'refused',
    taxonomy_id: 'refused',
  },
  taxonomies: {
    search: { words: 'Words that all stand in the name.', example: 'level' },
    page,
    per_page: perPage,
    format,
  },
  terms: {
    search: { words: 'Words that all stand in the name.', example: 'pets' },
    taxonomy_id: { words: 'Terms of this taxonomy.', example: exampleIds.taxonomy },
    top_only: { words: 'No term stands below another, so it changes nothing.', example: 'true' },
    parent_id: 'refused',
    page,
    per_page: perPage,
    format,
  },
} as const
