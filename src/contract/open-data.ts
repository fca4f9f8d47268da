import * as z from 'zod/mini'
import { searchQuery } from '#contract/residence-search.ts'

/** The query of `GET /api/v1/residences.csv`: the filters of the search. The file is whole, so it has no pages. */
export const residencesFileQuery = z.omit(searchQuery, { limit: true, cursor: true })

export type ResidencesFileQuery = z.infer<typeof residencesFileQuery>
