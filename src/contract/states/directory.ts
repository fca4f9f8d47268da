import * as z from 'zod/mini'
import { count, moment } from '#contract/calls/typed.ts'
import { residencesLimits } from '#contract/residence/residences-limits.ts'
import { foundGroup, searchQuery } from '#contract/search/residence-search.ts'
import { certificateStops } from '#domain/certification/certificate/certificate.ts'
import { conditionalForms } from '#domain/certification/certificate/conditional-form.ts'
import { type Medicine, medicines } from '#domain/residence/needs.ts'
import { audiences } from '#domain/residence/residence.ts'

export const stateBeds = z.object({
  slug: z.string(),
  name: z.string(),
  totalListings: count,
  totalBeds: count,
  saidListings: count,
  saidBeds: count,
  /** Withdrawn numbers are in no sum; `bedsToConfirm` are the stale ones in it. */
  availableBeds: count,
  bedsToConfirm: count,
  saidAt: z.nullable(moment),
  measuredAt: moment,
})

export type StateBeds = z.infer<typeof stateBeds>

const text = z
  .string()
  .check(z.trim(), z.maxLength(residencesLimits.text, `Use at most ${residencesLimits.text} letters.`))

const yes = z.optional(z.enum(['', 'yes'], 'Use yes, or leave it out.'))

/** An unknown name is refused, so that a typo never passes for an answer. An empty value counts as not given. */
export const residencesQuery = z.strictObject({
  q: z.optional(text),
  town: z.optional(text),
  for: z.optional(z.union([z.literal(''), z.enum(audiences)], 'Choose one of the groups, or leave it out.')),
  open: z.optional(z.enum(['', '0', '1'], 'Use 1, or leave it out.')),
  near: searchQuery.shape.near,
  radius: searchQuery.shape.radius,
  fee_max: searchQuery.shape.fee_max,
  ...(Object.fromEntries(medicines.map((medicine) => [medicine, yes])) as Record<Medicine, typeof yes>),
  order: z.optional(z.enum(['', 'newest'], 'Use newest, or leave it out.')),
  page: z.optional(
    z.string().check(
      z.refine((page) => page === '' || (/^[1-9]\d{0,3}$/.test(page) && Number(page) <= residencesLimits.page), {
        message: `Use a number from 1 to ${residencesLimits.page}.`,
      }),
    ),
  ),
  homes: z.optional(
    z.string().check(
      z.refine((ids) => ids === '' || (ids.split(',').length <= residencesLimits.homes && ids.split(',').every(isId)), {
        message: `Use at most ${residencesLimits.homes} ids with commas between.`,
      }),
    ),
  ),
})

export type ResidencesQuery = z.infer<typeof residencesQuery>

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

/** Never holds a street address or anything about a resident. */
export const listedResidence = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  // The published description says it in full here.
  groups: z.array(z.object(foundGroup.shape)),
  totalBeds: count,
  availableBeds: z.nullable(count),
  reportedAt: z.nullable(moment),
  narrLevel: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])),
  certified: z.boolean(),
  certificateEndedAs: z.nullable(z.enum(certificateStops)),
  certificateEndedOn: z.nullable(z.string()),
  certificateForm: z.nullable(z.enum(conditionalForms)),
  phone: z.string(),
  isSample: z.boolean(),
})

export type ListedResidence = z.infer<typeof listedResidence>

export const residencesPage = z.object({
  items: z.array(listedResidence),
  total: count,
  page: z.int(),
  pages: z.int(),
  /** All towns with a home: the filters change nothing here. */
  towns: z.array(z.object({ name: z.string(), homes: count })),
  openBeds: count,
  bedsToConfirm: count,
  measuredAt: moment,
})

export type ResidencesPage = z.infer<typeof residencesPage>
