import * as z from 'zod/mini'
import { count, moment } from '#contract/calls/typed.ts'
import { listFacts } from '#contract/residence/fact-schemas.ts'
import { certificateStops } from '#domain/certification/certificate/certificate.ts'
import { conditionalForms } from '#domain/certification/certificate/conditional-form.ts'
import { mapNeeds, needs } from '#domain/residence/needs.ts'
import { audiences } from '#domain/residence/residence.ts'
import { type Filter, type FilterAddress, type FilterKind, filterNames, filters } from '#domain/search/filters.ts'
import { sorts } from '#domain/search/residence-search.ts'
import { searchChanges } from '#domain/search/search-changes.ts'
import { openChoices, readSearchRequest, searchLimits } from '#domain/search/search-request.ts'

const text = z.string().check(z.trim(), z.maxLength(searchLimits.text, `Use at most ${searchLimits.text} letters.`))
const buildWholeNumberSchema = (from: number, to: number, words = `Use a whole number from ${from} to ${to}.`) =>
  z.string().check(
    z.trim(),
    z.refine(
      (answers) => answers === '' || (/^\d{1,6}$/.test(answers) && Number(answers) >= from && Number(answers) <= to),
      words,
    ),
  )
const buildOneOfSchema = <const Choices extends readonly string[]>(choices: Choices) =>
  z.union([z.literal(''), z.enum(choices)], `Use one of: ${choices.join(', ')}.`)
const yesNo = z.enum(['', 'yes', 'no'], 'Use yes or no, or leave it out.')
const flag = z.enum(['', '0', '1'], 'Use 1, or leave it out.')

type FilterSchema = z.ZodMiniOptional<z.ZodMiniType<string, string>>

const schemaOfKind: Readonly<Record<FilterKind, (most?: number) => z.ZodMiniType<string, string>>> = {
  at_most: (most = 0) => buildWholeNumberSchema(0, most),
  yes: () => flag,
  levels: () =>
    z.string().check(
      z.trim(),
      z.refine(
        (answers) => answers === '' || /^[1-4](,[1-4]){0,3}$/.test(answers),
        'Use 1, 2, 3 or 4, with commas between.',
      ),
    ),
}

// In the order of the table, which is that of the published document. The cast names the keys that Object.fromEntries forgets.
const filterSchemas = Object.fromEntries(
  Object.values(filters).map((filter: Filter) => [filter.address, z.optional(schemaOfKind[filter.kind](filter.most))]),
) as Record<FilterAddress, FilterSchema>

export const searchQuery = z.strictObject({
  state: z.optional(
    z
      .string()
      .check(z.trim(), z.toUpperCase(), z.regex(/^([A-Z]{2})?$/, 'Use the two letters of a state, such as AR.')),
  ),
  city: z.optional(text),
  near: z.optional(text),
  radius: z.optional(buildWholeNumberSchema(1, searchLimits.radius)),
  q: z.optional(text),
  open: z.optional(z.enum(['', '0', ...openChoices.map(([value]) => value)], 'Use 1 or waiting, or leave it out.')),
  for: z.optional(buildOneOfSchema(audiences)),
  ...filterSchemas,
  unstated: z.optional(flag),
  sort: z.optional(buildOneOfSchema(sorts)),
  limit: z.optional(buildWholeNumberSchema(1, searchLimits.limit)),
  cursor: z.optional(z.string().check(z.maxLength(searchLimits.cursor, 'This is not a place in a list.'))),
  ...mapNeeds(() => z.optional(yesNo)),
})

export const searchAsked = z.pipe(searchQuery, z.transform(readSearchRequest))

export const meantAsked = z.pipe(z.pick(searchQuery, { near: true, state: true }), z.transform(readSearchRequest))

export const residencesQuery = z.extend(searchQuery, {
  total: z.optional(z.enum(['', 'exact'], 'Use exact, or leave it out.')),
})

export const residencesAsked = z.pipe(residencesQuery, z.transform(readSearchRequest))

export const foundGroup = z.object({
  audience: z.enum(audiences),
  totalBeds: count,
  availableBeds: z.nullable(count),
  reportedAt: z.nullable(moment),
})

// In the order of the published document; a fact that is added to the table comes last.
const inOrder = z.object({
  id: z.string(),
  slug: z.string(),
  name: listFacts.name,
  organization: z.string(),
  city: listFacts.city,
  state: listFacts.state,
  zip: listFacts.zip,
  /** Null unless the address is fully public. */
  street: listFacts.street,
  addressVisibility: listFacts.addressVisibility,
  /** The exact point, one near it ('area'), or null. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** In miles; null without `near`. A hidden home counts from the middle of its town. */
  distance: z.nullable(z.number()),
  phone: listFacts.phone,
  takesTexts: listFacts.takesTexts,
  /**
   * Of the groups that take the people of `for`; of all groups without it. `availableBeds` is null once the number is
   * withdrawn, or before there was one.
   */
  totalBeds: count,
  availableBeds: z.nullable(count),
  availabilityAge: z.enum(['fresh', 'ageing', 'stale', 'withdrawn']),
  reportedAt: z.nullable(moment),
  groups: z.array(foundGroup),
  keepsWaitingList: listFacts.keepsWaitingList,
  narrLevel: listFacts.narrLevel,
  certified: z.boolean(),
  certificateEndedAs: z.nullable(z.enum(certificateStops)),
  certificateEndedOn: z.nullable(z.string()),
  certificateForm: z.nullable(z.enum(conditionalForms)),
  feeAmount: listFacts.feeAmount,
  feePer: listFacts.feePer,
  cashToMoveIn: z.nullable(z.int()),
  minimumSobrietyDays: listFacts.minimumSobrietyDays,
  yes: z.array(z.enum(needs)),
  no: z.array(z.enum(needs)),
  isClaimed: z.boolean(),
  isSample: z.boolean(),
})

export const foundResidence = z.extend(inOrder, listFacts)

export type FoundResidence = z.infer<typeof foundResidence>

export const foundResidences = z.object({
  items: z.array(foundResidence),
  total: count,
  totalIsLeast: z.boolean(),
  next: z.nullable(z.string()),
})

export type FoundResidences = z.infer<typeof foundResidences>

export const foundPlace = z.object({
  kind: z.enum(['zip', 'town', 'county', 'point', 'state']),
  name: z.string(),
  town: z.optional(z.string()),
  region: z.optional(z.string()),
  state: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** In miles; null when the whole state or county is searched. */
  radius: z.nullable(z.int()),
  others: z.array(z.string()),
  isGuess: z.boolean(),
  isStreet: z.optional(z.literal(true)),
})

export type FoundPlace = z.infer<typeof foundPlace>

const answers = z.enum(['yes', 'no', 'not_stated'])

export const missedResidence = z.object({
  residence: foundResidence,
  checks: z.array(
    z.object({
      what: z.enum(['beds', 'audience', ...filterNames, 'need', 'distance']),
      need: z.nullable(z.enum(needs)),
      wanted: z.nullable(z.enum(['yes', 'no'])),
      said: answers,
      isMet: z.boolean(),
    }),
  ),
})

export type MissedResidence = z.infer<typeof missedResidence>

const searchChange = z.object({
  change: z.enum(searchChanges),
  from: z.string(),
  to: z.string(),
})

export const relaxation = z.object({
  ...searchChange.shape,
  also: z.array(searchChange),
  isWidest: z.boolean(),
  homes: count,
  isLeast: z.boolean(),
})

export type Relaxation = z.infer<typeof relaxation>

export const searchAnswer = z.object({
  ...foundResidences.shape,
  place: z.nullable(foundPlace),
  lookedAt: count,
  bedsFresh: count,
  bedsOlder: count,
  saidBeds: count,
  needs: z.array(z.object({ need: z.enum(needs), yes: count, no: count, notStated: count })),
  misses: z.array(missedResidence),
  notSaid: count,
  missing: count,
  relaxations: z.array(relaxation),
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
