import * as z from 'zod/mini'
import { certificateEnds } from '#domain/certificates/certificate.ts'
import { eachNeed, needs } from '#domain/residence/needs.ts'
import { audiences } from '#domain/residence/residence.ts'
import { openChoices, readAskedSearch, searchLimits } from '#domain/search/asked-search.ts'
import { sorts } from '#domain/search/residence-search.ts'
import { searchChanges } from '#domain/search/search-changes.ts'

const count = z.int().check(z.nonnegative())
/** A moment, ISO 8601. */
const moment = z.string()

const text = z.string().check(z.trim(), z.maxLength(searchLimits.text, `Use at most ${searchLimits.text} letters.`))
const wholeNumber = (from: number, to: number, words = `Use a whole number from ${from} to ${to}.`) =>
  z.string().check(
    z.trim(),
    z.refine((said) => said === '' || (/^\d{1,6}$/.test(said) && Number(said) >= from && Number(said) <= to), words),
  )
const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  z.union([z.literal(''), z.enum(choices)], `Use one of: ${choices.join(', ')}.`)
const yesNo = z.enum(['', 'yes', 'no'], 'Use yes or no, or leave it out.')
const flag = z.enum(['', '0', '1'], 'Use 1, or leave it out.')

/**
 * What the address of a search may hold, the same for the page and for `GET /api/v1/residences`. An empty value says
 * nothing, as a form sends it. A name that is not here is refused, so that a slip never passes for an answer.
 */
export const searchQuery = z.strictObject({
  /** Two letters: "AR". */
  state: z.optional(
    z
      .string()
      .check(z.trim(), z.toUpperCase(), z.regex(/^([A-Z]{2})?$/, 'Use the two letters of a state, such as AR.')),
  ),
  /** A town of that state. */
  city: z.optional(text),
  /** A ZIP code, a town, a county ("Pulaski County, AR"), a state, or latitude and longitude with a comma between. */
  near: z.optional(text),
  /** Miles around `near`; 25 when left out. */
  radius: z.optional(wholeNumber(1, searchLimits.radius)),
  /** Part of a home's name; a slip or two is forgiven. */
  q: z.optional(text),
  /** "1": only homes with an open bed; "waiting": or with a waiting list. */
  open: z.optional(z.enum(['', '0', ...openChoices.map(([value]) => value)], 'Use 1 or waiting, or leave it out.')),
  /** For whom the bed is. */
  for: z.optional(oneOf(audiences)),
  /** Levels of support, 1 to 4, with commas between. */
  level: z.optional(
    z.string().check(
      z.trim(),
      z.refine((said) => said === '' || /^[1-4](,[1-4]){0,3}$/.test(said), 'Use 1, 2, 3 or 4, with commas between.'),
    ),
  ),
  certified: z.optional(flag),
  /** Cash to move in, at most, in whole dollars. */
  fee_max: z.optional(wholeNumber(0, searchLimits.money)),
  /** Days sober the person has by now. */
  sober_days: z.optional(wholeNumber(0, searchLimits.days)),
  /** "1": homes that have not said come along. */
  unstated: z.optional(flag),
  sort: z.optional(oneOf(sorts)),
  limit: z.optional(wholeNumber(1, searchLimits.limit)),
  cursor: z.optional(z.string().check(z.maxLength(searchLimits.cursor, 'This is not a place in a list.'))),
  ...eachNeed(() => z.optional(yesNo)),
})

/** The same, read. */
export const searchAsked = z.pipe(searchQuery, z.transform(readAskedSearch))

/** The query of `GET /api/residences/meant`, read: what was typed for a place, in a state or in none. */
export const meantAsked = z.pipe(z.pick(searchQuery, { near: true, state: true }), z.transform(readAskedSearch))

/** The query of `GET /api/v1/residences`: `total` says how it is counted how many homes there are. */
export const residencesQuery = z.extend(searchQuery, {
  total: z.optional(z.enum(['', 'exact'], 'Use exact, or leave it out.')),
})

export const residencesAsked = z.pipe(residencesQuery, z.transform(readAskedSearch))

/** The beds of a home kept for one kind of person. `availableBeds` is null once the number is withdrawn. */
export const foundGroup = z.object({
  audience: z.enum(audiences),
  totalBeds: count,
  availableBeds: z.nullable(count),
  reportedAt: z.nullable(moment),
})

/** A published residence as search shows it: nothing in it that is not public. */
export const foundResidence = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  organization: z.string(),
  city: z.string(),
  state: z.string(),
  /** Null for a home that keeps its place to itself. */
  zip: z.nullable(z.string()),
  /** Only where the address is public to the door. */
  street: z.nullable(z.string()),
  addressVisibility: z.enum(['exact', 'area', 'hidden']),
  /** The door, a point near it ('area'), or null. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Miles from `near`, one digit after the point; null without `near`. From the town's middle for a hidden home. */
  distance: z.nullable(z.number()),
  phone: z.string(),
  takesTexts: z.boolean(),
  /** Of the groups that take the people of `for`; of all groups without it. */
  totalBeds: count,
  /** Null once the number is withdrawn (7 days), or before there was one. */
  availableBeds: z.nullable(count),
  availabilityAge: z.enum(['fresh', 'ageing', 'stale', 'withdrawn']),
  reportedAt: z.nullable(moment),
  groups: z.array(foundGroup),
  keepsWaitingList: z.nullable(z.boolean()),
  narrLevel: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])),
  certified: z.boolean(),
  /** How its last certificate ended before its last day; null where it is certified or none ended so. */
  certificateEndedAs: z.nullable(z.enum(certificateEnds)),
  /** Whole dollars. */
  feeAmount: z.nullable(z.int()),
  feePer: z.nullable(z.enum(['week', 'month'])),
  cashToMoveIn: z.nullable(z.int()),
  minimumSobrietyDays: z.nullable(z.int()),
  /** What the home says yes and no to; what is in neither it has not said. */
  yes: z.array(z.enum(needs)),
  no: z.array(z.enum(needs)),
  isClaimed: z.boolean(),
  isSample: z.boolean(),
})

export type FoundResidence = z.infer<typeof foundResidence>

/** Answer of `GET /api/v1/residences`. */
export const foundResidences = z.object({
  items: z.array(foundResidence),
  /** How many there are on all pages; at least so many where `totalIsLeast`. */
  total: count,
  totalIsLeast: z.boolean(),
  /** What `cursor` takes for the next page; null on the last. */
  next: z.nullable(z.string()),
})

export type FoundResidences = z.infer<typeof foundResidences>

/** Where a search looks, as the server understood it. */
export const foundPlace = z.object({
  kind: z.enum(['zip', 'town', 'county', 'point', 'state']),
  /** "72201", "Conway", "Pulaski County", "Arkansas"; empty for a point, "map" for one a map was moved to ("map 34.75,-92.29"). */
  name: z.string(),
  /** The town that a ZIP code belongs to. */
  town: z.optional(z.string()),
  /** The region that was asked for, such as "Long Island": the place is the middle of it. */
  region: z.optional(z.string()),
  state: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Miles; null in a state, and in a county that is not looked around. */
  radius: z.nullable(z.int()),
  /** Other places of the name, as `near` takes them: those of a town whose state nobody said. */
  others: z.array(z.string()),
  /** What was typed is a slip or two away from the name. */
  isGuess: z.boolean(),
  /** Only the end of what was typed, a street address. */
  isStreet: z.optional(z.literal(true)),
})

export type FoundPlace = z.infer<typeof foundPlace>

const said = z.enum(['yes', 'no', 'not_stated'])

/** Why a home is not among the answers: everything asked, with the home's answer to it. */
export const missedResidence = z.object({
  home: foundResidence,
  checks: z.array(
    z.object({
      what: z.enum(['beds', 'audience', 'level', 'certified', 'cash', 'sobriety', 'need', 'distance']),
      need: z.nullable(z.enum(needs)),
      wanted: z.nullable(z.enum(['yes', 'no'])),
      said,
      isMet: z.boolean(),
    }),
  ),
})

export type MissedResidence = z.infer<typeof missedResidence>

/** A value of the search's address, before and after. `to` is empty for what is dropped. */
const searchChange = z.object({
  change: z.enum(searchChanges),
  from: z.string(),
  to: z.string(),
})

/**
 * A change of the search that would find homes, and how many there would be; at least so many where `isLeast`. `also` is
 * what changes together with it, where no single change finds any.
 */
export const relaxation = z.object({
  ...searchChange.shape,
  also: z.array(searchChange),
  /** Nothing less can be asked: every home, or every one with an open bed, as far as it says. */
  isWidest: z.boolean(),
  homes: count,
  isLeast: z.boolean(),
})

export type Relaxation = z.infer<typeof relaxation>

/** Answer of `GET /api/residences/answer`: a page of a search with everything that stands around it. */
export const searchAnswer = z.object({
  ...foundResidences.shape,
  /** Null when nobody said where. */
  place: z.nullable(foundPlace),
  /** Homes in the place, whatever else is asked. */
  lookedAt: count,
  /** Beds open in all homes found: said in the last 3 days, and older. */
  bedsFresh: count,
  bedsOlder: count,
  /** Beds that a number was said of in the last 7 days: where it is 0, the two above say nothing. */
  saidBeds: count,
  /** Of the homes in the place, how many say what. */
  needs: z.array(z.object({ need: z.enum(needs), yes: count, no: count, notStated: count })),
  /**
   * Homes that nearly fit: first those that have not said something asked and said no to nothing, then those that miss a
   * need. Each part fewest first, then nearest, and at most 5.
   */
  misses: z.array(missedResidence),
  /** How many there are of each part. */
  notSaid: count,
  missing: count,
  /** Only where nothing was found: what asks least of a person comes first, and what changes most last. */
  relaxations: z.array(relaxation),
  /** In a state: its towns by open beds, said in the last 3 days; older numbers are to be confirmed. */
  towns: z.array(
    z.object({
      name: z.string(),
      homes: count,
      openBeds: count,
      bedsToConfirm: count,
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
  measuredAt: moment,
})

export type SearchAnswer = z.infer<typeof searchAnswer>
