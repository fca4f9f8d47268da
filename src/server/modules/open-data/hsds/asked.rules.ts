import { type HsdsServicesQuery, hsdsLimits } from '#contract/open-data/hsds.ts'
import type { Point } from '#domain/search/residence-search.ts'
import { buildFieldsError } from '#server/plumbing/calls/errors.ts'
import type { ResidencesAsked } from './hsds.store.ts'
import { findMeaning, findTaxonomyMeaning } from './terms.rules.ts'

const metresOfAMile = 1609.344

export type PointOfZip = (zip: string) => Promise<Point | null>

type ResidencesQuery = Pick<
  HsdsServicesQuery,
  'search' | 'taxonomy_term_id' | 'taxonomy_id' | 'organization_id' | 'modified_after' | 'postcode' | 'proximity'
>

/** Throws `invalid_input` for an unknown postcode, or a distance without a place. */
export async function parseResidencesQuery(query: ResidencesQuery, pointOfZip: PointOfZip): Promise<ResidencesAsked> {
  return {
    words: splitWords(query.search),
    organizationId: query.organization_id || null,
    changedFrom: query.modified_after ? new Date(query.modified_after) : null,
    around: await findAround(query, pointOfZip),
    ...readTerms(query),
  }
}

export function splitWords(search: string | undefined): string[] {
  return (search ?? '').split(/\s+/).filter((word) => word !== '')
}

type TermsAsked = Pick<ResidencesAsked, 'level' | 'hasLevel' | 'hasAnswer' | 'answers' | 'isNothing'>

function readTerms({ taxonomy_term_id: termId, taxonomy_id: taxonomyId }: ResidencesQuery): TermsAsked {
  const term = termId ? findMeaning(termId) : undefined
  const taxonomy = taxonomyId ? findTaxonomyMeaning(taxonomyId) : undefined
  return {
    level: term?.of === 'level' ? term.level : null,
    hasLevel: taxonomy === 'level',
    hasAnswer: taxonomy === 'need',
    answers: term?.of === 'need' ? [term] : [],
    isNothing: term === null || taxonomy === null,
  }
}

async function findAround({ postcode, proximity }: ResidencesQuery, pointOfZip: PointOfZip) {
  if (!postcode) {
    if (proximity) throw buildFieldsError({ proximity: 'Say `postcode` too: the ZIP code it is measured from.' })
    return null
  }
  const point = await pointOfZip(postcode.slice(0, 5))
  if (!point) throw buildFieldsError({ postcode: 'There is no such ZIP code.' })
  return { point, miles: Number(proximity || hsdsLimits.usualProximity) / metresOfAMile }
}

export type Paging = { page: number; perPage: number }

export function readPaging(
  query: { page?: string; per_page?: string },
  usual: number = hsdsLimits.usualPerPage,
): Paging {
  return { page: Number(query.page || 1), perPage: Number(query.per_page || usual) }
}
