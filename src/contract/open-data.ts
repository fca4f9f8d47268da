import * as z from 'zod/mini'
import { searchQuery } from '#contract/residence-search.ts'
import { readAskedSearch } from '#domain/asked-search.ts'

/** The license of the public data: whoever names the site may use it for anything. */
export const dataLicense = {
  name: 'Creative Commons Attribution 4.0 International (CC BY 4.0)',
  identifier: 'CC-BY-4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const

/** The query of `GET /api/v1/residences.csv`: the filters of the search. The file is whole, so it has no pages. */
export const residencesFileQuery = z.omit(searchQuery, { limit: true, cursor: true })

export const residencesFileAsked = z.pipe(residencesFileQuery, z.transform(readAskedSearch))
