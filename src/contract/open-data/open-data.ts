import * as z from 'zod/mini'
import { searchQuery } from '#contract/search/residence-search.ts'
import { readSearchRequest } from '#domain/search/search-request.ts'

export const dataLicense = {
  name: 'Creative Commons Attribution 4.0 International (CC BY 4.0)',
  identifier: 'CC-BY-4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const

export const residencesFileQuery = z.omit(searchQuery, { limit: true, cursor: true })

export const residencesFileAsked = z.pipe(residencesFileQuery, z.transform(readSearchRequest))

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
