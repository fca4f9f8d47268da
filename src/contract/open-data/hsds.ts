import * as z from 'zod/mini'
import { count, isStorableMoment } from '#contract/calls/typed.ts'

/*
 * The Human Services Data Specification, version 3.1 (Open Referral): the records of `/hsds` and what may be asked of
 * them. Only the fields we have something to say in; a value nobody stated is left out, never sent as null.
 */

export const hsdsVersion = '3.1' as const

export const hsdsLimits = {
  perPage: 100,
  usualPerPage: 25,
  minimalPerPage: 10_000,
  page: 100_000,
  search: 100,
  /** In meters: 500 miles, and 25 where `proximity` is absent. */
  proximity: 804_672,
  usualProximity: 40_234,
} as const

const id = z.guid()
const text = z.string()
const moment = z.iso.datetime({ offset: true })
const day = z.iso.date()
const address = z.url()

export const hsdsTaxonomy = z.object({ id, name: text, description: text, version: z.optional(text) })

export const hsdsTerm = z.object({
  id,
  code: text,
  name: text,
  description: text,
  taxonomy: z.optional(text),
  taxonomy_detail: z.optional(hsdsTaxonomy),
  language: text,
})

const attribute = z.object({ id, label: text, taxonomy_term: hsdsTerm })

const phone = z.object({ id, number: text, type: z.enum(['voice', 'text']) })

const language = z.object({ id, name: text })

const namedAddress = z.object({ id, label: text, url: address })

const streetAddress = z.object({
  id,
  address_1: text,
  city: text,
  state_province: text,
  postal_code: text,
  country: z.literal('US'),
  address_type: z.literal('physical'),
})

const accessibility = z.object({ id, description: text, details: z.optional(text) })

export const hsdsLocation = z.object({
  id,
  location_type: z.literal('physical'),
  name: text,
  description: text,
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
  addresses: z.optional(z.array(streetAddress)),
  accessibility: z.optional(z.array(accessibility)),
})

/** Left out before the first number, and once it is withdrawn. */
const capacity = z.object({
  id,
  unit: z.object({ id, name: z.literal('Bed') }),
  available: count,
  maximum: count,
  description: text,
  updated: moment,
})

const costOption = z.object({
  id,
  option: text,
  amount: z.number(),
  currency: z.literal('USD'),
  amount_description: text,
  valid_from: z.optional(day),
})

const organizationName = z.object({ id, name: text, description: text })

const serviceAtLocationOf = z.object({ id, location: hsdsLocation })

export const hsdsService = z.object({
  id,
  name: text,
  description: z.optional(text),
  url: address,
  email: z.optional(z.email()),
  status: z.literal('active'),
  application_process: text,
  fees_description: z.optional(text),
  accreditations: z.optional(text),
  eligibility_description: z.optional(text),
  assured_date: z.optional(day),
  alert: z.optional(text),
  last_modified: moment,
  organization: organizationName,
  capacities: z.array(capacity),
  additional_urls: z.optional(z.array(namedAddress)),
  phones: z.optional(z.array(phone)),
  languages: z.optional(z.array(language)),
  cost_options: z.optional(z.array(costOption)),
  attributes: z.optional(z.array(attribute)),
  service_at_locations: z.optional(z.array(serviceAtLocationOf)),
})

export type HsdsService = z.infer<typeof hsdsService>

export const hsdsOrganization = z.object({ ...organizationName.shape, locations: z.optional(z.array(hsdsLocation)) })

export type HsdsOrganization = z.infer<typeof hsdsOrganization>
export type HsdsLocation = z.infer<typeof hsdsLocation>
export type HsdsTerm = z.infer<typeof hsdsTerm>
export type HsdsTaxonomy = z.infer<typeof hsdsTaxonomy>

export const hsdsServiceAtLocation = z.object({
  id,
  service_id: id,
  location_id: id,
  description: text,
  location: z.optional(hsdsLocation),
  phones: z.optional(z.array(phone)),
})

export type HsdsServiceAtLocation = z.infer<typeof hsdsServiceAtLocation>

export const hsdsModified = z.object({ id, modified_date: moment })

export type HsdsModified = z.infer<typeof hsdsModified>

export const hsdsAbout = z.object({
  version: z.literal(hsdsVersion),
  profile: address,
  openapi_url: address,
  license: address,
})

export function createPageSchema<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    total_items: count,
    total_pages: count,
    page_number: z.int().check(z.positive()),
    size: count,
    first_page: z.boolean(),
    last_page: z.boolean(),
    empty: z.boolean(),
    contents: z.array(item),
  })
}

export const hsdsServices = createPageSchema(z.union([hsdsService, hsdsModified]))
export const hsdsOrganizations = createPageSchema(hsdsOrganization)
export const hsdsServicesAtLocations = createPageSchema(hsdsServiceAtLocation)
export const hsdsTerms = createPageSchema(hsdsTerm)
export const hsdsTaxonomies = createPageSchema(hsdsTaxonomy)

export type HsdsPage<Item> = Omit<z.infer<typeof hsdsServices>, 'contents'> & { contents: Item[] }

const buildWholeNumberSchema = (to: number) =>
  z.string().check(
    z.trim(),
    z.refine(
      (text) => text === '' || (/^[1-9]\d{0,6}$/.test(text) && Number(text) <= to),
      `Use a whole number from 1 to ${to}.`,
    ),
  )
const trueOrFalse = z.enum(['', 'true', 'false'], 'Use true or false, or leave it out.')
const anId = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.refine((text) => text === '' || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text), 'Use an id (a UUID).'),
)
const aMoment = z.string().check(
  z.trim(),
  z.refine(
    (text) =>
      text === '' || ((day.safeParse(text).success || moment.safeParse(text).success) && isStorableMoment(text)),
    'Use a date and time with its offset, such as 2026-03-01T15:00:00Z, or a date.',
  ),
)

/** Parameters of the standard that we do not support are refused by name, so that they are not silently ignored. */
function buildRefusedSchema(why: string) {
  return z.optional(z.custom<never>(() => false, why))
}

const paging = {
  page: z.optional(buildWholeNumberSchema(hsdsLimits.page)),
  per_page: z.optional(buildWholeNumberSchema(hsdsLimits.perPage)),
}
const searching = {
  search: z.optional(
    z.string().check(z.trim(), z.maxLength(hsdsLimits.search, `Use at most ${hsdsLimits.search} letters.`)),
  ),
}
const terms = { taxonomy_term_id: z.optional(anId), taxonomy_id: z.optional(anId) }
const place = {
  postcode: z.optional(
    z.string().check(
      z.trim(),
      z.refine((text) => text === '' || /^\d{5}(-\d{4})?$/.test(text), 'Use a ZIP code of five digits.'),
    ),
  ),
  proximity: z.optional(buildWholeNumberSchema(hsdsLimits.proximity)),
}
const format = z.optional(z.enum(['', 'json', 'ndjson'], 'Use json or ndjson.'))
const jsonOnly = z.optional(z.enum(['', 'json'], 'This list comes as json only.'))

const servicesAsked = {
  ...searching,
  ...terms,
  organization_id: z.optional(anId),
  modified_after: z.optional(aMoment),
  ...place,
  full: z.optional(trueOrFalse),
}

export const hsdsServicesQuery = z.strictObject({
  ...servicesAsked,
  minimal: z.optional(trueOrFalse),
  ...paging,
  per_page: z.optional(buildWholeNumberSchema(hsdsLimits.minimalPerPage)),
  format,
})

export type HsdsServicesQuery = z.infer<typeof hsdsServicesQuery>

export const hsdsServicesAtLocationsQuery = z.strictObject({ ...servicesAsked, ...paging, format: jsonOnly })

export type HsdsServicesAtLocationsQuery = z.infer<typeof hsdsServicesAtLocationsQuery>

export const hsdsOrganizationsQuery = z.strictObject({
  ...searching,
  full: z.optional(trueOrFalse),
  ...paging,
  format: jsonOnly,
  full_service: buildRefusedSchema(
    'A record of an organization holds no services. Ask /hsds/services?organization_id= instead.',
  ),
  taxonomy_term_id: buildRefusedSchema('Terms are said of services. Ask /hsds/services?taxonomy_term_id= instead.'),
  taxonomy_id: buildRefusedSchema('Terms are said of services. Ask /hsds/services?taxonomy_id= instead.'),
})

export type HsdsOrganizationsQuery = z.infer<typeof hsdsOrganizationsQuery>

export const hsdsTaxonomiesQuery = z.strictObject({ ...searching, ...paging, format: jsonOnly })

export const hsdsTermsQuery = z.strictObject({
  ...searching,
  taxonomy_id: z.optional(anId),
  top_only: z.optional(trueOrFalse),
  parent_id: buildRefusedSchema('No term here stands below another.'),
  ...paging,
  format: jsonOnly,
})

export const hsdsRecordQuery = z.strictObject({})
