import * as z from 'zod/mini'
import { searchQuery } from '#contract/residence/residence-search.ts'
import { readAskedSearch } from '#domain/search/asked-search.ts'

/** The license of the public data: whoever names the site may use it for anything. */
export const dataLicense = {
  name: 'Creative Commons Attribution 4.0 International (CC BY 4.0)',
  identifier: 'CC-BY-4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const

/** The query of `GET /api/v1/residences.csv`: the filters of the search. The file is whole, so it has no pages. */
export const residencesFileQuery = z.omit(searchQuery, { limit: true, cursor: true })

export const residencesFileAsked = z.pipe(residencesFileQuery, z.transform(readAskedSearch))

/** Answer of `GET /api/openapi.json`: what our own page reads of it. Everything else in it is for programs. */
export type ApiDocument = {
  paths: Record<string, { get: DescribedCall }>
  components: { schemas: Record<string, DescribedSchema> }
}

export type DescribedCall = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters: { name: string; in: string; description: string; schema: DescribedSchema; example?: string | number }[]
  responses: Record<string, { description?: string; content?: Record<string, { schema: DescribedSchema }> }>
  /** Missing while nothing is published that it could name. */
  'x-example'?: string
}

export type DescribedSchema = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: DescribedSchema[]
  items?: DescribedSchema
  minimum?: number
  maximum?: number
  description?: string
  properties?: Record<string, DescribedSchema>
}
