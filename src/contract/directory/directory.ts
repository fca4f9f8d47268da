import * as z from 'zod/mini'
import { homesLimits } from '#contract/residence/homes-limits.ts'
import { searchQuery } from '#contract/residence/residence-search.ts'
import { type Medicine, medicines } from '#domain/residence/needs.ts'
import { audiences } from '#domain/residence/residence.ts'

const count = z.int().check(z.nonnegative())
/** A moment, ISO 8601. */
const moment = z.string()

/** Answer of `GET /api/directory/states/{slug}`: what is counted in one state now. */
export const stateBeds = z.object({
  slug: z.string(),
  name: z.string(),
  totalListings: count,
  totalBeds: count,
  /** The homes that said a number in the last 7 days, and the beds they said it of: the others are to be asked. */
  saidListings: count,
  saidBeds: count,
  /** Numbers older than 7 days are in no sum. */
  availableBeds: count,
  /** How many of these were said more than 3 days ago: callers are told to confirm them. */
  bedsToConfirm: count,
  /** When a house last said a number, however long ago; null when none ever did. */
  saidAt: z.nullable(moment),
  measuredAt: moment,
})

export type StateBeds = z.infer<typeof stateBeds>

const text = z.string().check(z.trim(), z.maxLength(homesLimits.text, `Use at most ${homesLimits.text} letters.`))

const yes = z.optional(z.enum(['', 'yes'], 'Use yes, or leave it out.'))

/**
 * The query of `GET /api/directory/states/{slug}/residences`. An empty value says nothing, as a form sends it. Another
 * name is refused, so that a slip never passes for an answer.
 */
export const homesQuery = z.strictObject({
  /** Part of a home's name. */
  q: z.optional(text),
  /** A town, written as the answer's `towns` write it. */
  town: z.optional(text),
  /** For whom: only groups kept for them, or for anyone, are listed and counted. */
  for: z.optional(z.union([z.literal(''), z.enum(audiences)], 'Choose one of the groups, or leave it out.')),
  /** "1": only homes with an open bed. */
  open: z.optional(z.enum(['', '0', '1'], 'Use 1, or leave it out.')),
  /** As in the search: a place with the miles around it, the cash to move in, and the medicines that are welcome. */
  near: searchQuery.shape.near,
  radius: searchQuery.shape.radius,
  fee_max: searchQuery.shape.fee_max,
  ...(Object.fromEntries(medicines.map((medicine) => [medicine, yes])) as Record<Medicine, typeof yes>),
  /** "newest": the home that said a number last comes first, wherever it is; left out, the homes come by town. */
  order: z.optional(z.enum(['', 'newest'], 'Use newest, or leave it out.')),
  page: z.optional(
    z.string().check(
      z.refine((page) => page === '' || (/^[1-9]\d{0,3}$/.test(page) && Number(page) <= homesLimits.page), {
        message: `Use a number from 1 to ${homesLimits.page}.`,
      }),
    ),
  ),
  /** Ids with commas between: these homes are the items instead of a page, so that a list can follow its own homes. */
  homes: z.optional(
    z.string().check(
      z.refine((ids) => ids === '' || (ids.split(',').length <= homesLimits.homes && ids.split(',').every(isId)), {
        message: `Use at most ${homesLimits.homes} ids with commas between.`,
      }),
    ),
  ),
})

export type HomesQuery = z.infer<typeof homesQuery>

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

/** The beds of a home kept for one kind of person. `availableBeds` is null once the number is withdrawn. */
export const listedGroup = z.object({
  audience: z.enum(audiences),
  totalBeds: count,
  availableBeds: z.nullable(count),
  reportedAt: z.nullable(moment),
})

/** What public lists show of a published residence. It never holds a street address or anything about a resident. */
export const listedHome = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  groups: z.array(listedGroup),
  totalBeds: count,
  /** What the groups that said a number in the last 7 days have open; null when none did. */
  availableBeds: z.nullable(count),
  /** As old as the oldest number in the sum; without a sum, the last number there was. */
  reportedAt: z.nullable(moment),
  narrLevel: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])),
  certified: z.boolean(),
  phone: z.string(),
  isSample: z.boolean(),
})

export type ListedHome = z.infer<typeof listedHome>

/** Answer of `GET /api/directory/states/{slug}/residences`. */
export const homesPage = z.object({
  /** By town, the town with most open beds first; in a town what one can call about first. Or as `order` asks. */
  items: z.array(listedHome),
  /** How many homes were found, on all pages. */
  total: count,
  page: z.int(),
  pages: z.int(),
  /** Every town of the state with a home, the one with most open beds first; the filters change nothing here. */
  towns: z.array(z.object({ name: z.string(), homes: count })),
  /** Beds open in all homes found, and how many of them were said more than 3 days ago. */
  openBeds: count,
  bedsToConfirm: count,
  measuredAt: moment,
})

export type HomesPage = z.infer<typeof homesPage>
