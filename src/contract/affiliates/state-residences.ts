import * as z from 'zod/mini'
import { count } from '#contract/calls/typed.ts'
import { ofState } from '#contract/certification/certificates.ts'
import { numberAges } from '#domain/beds/bed-age.ts'
import { queueStages } from '#domain/certification/application/turn.ts'
import { dueStates } from '#domain/decisions/due.ts'
import {
  agesAsked,
  certificateViews,
  claimsAsked,
  findLimit,
  levelsAsked,
  opensAsked,
  residenceDirections,
  residenceOrders,
} from '#domain/states/residences/residences-asked.ts'

const affiliate = z.object({ name: z.string(), state: z.string(), stateName: z.string() })

const buildChoiceSchema = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z._default(z.enum(choices, 'There is no such choice.'), choices[0])
const text = z._default(
  z.string().check(z.trim(), z.maxLength(findLimit, `Search for at most ${findLimit} letters.`)),
  '',
)

export const stateResidencesQuery = z.object({
  ...ofState.shape,
  find: text,
  show: buildChoiceSchema(certificateViews),
  level: buildChoiceSchema(levelsAsked),
  claimed: buildChoiceSchema(claimsAsked),
  age: buildChoiceSchema(agesAsked),
  open: buildChoiceSchema(opensAsked),
  county: text,
  order: buildChoiceSchema(residenceOrders),
  to: buildChoiceSchema(residenceDirections),
  page: z._default(z.coerce.number('This is no page.').check(z.int(), z.gte(1), z.lte(10_000)), 1),
  /** Every home of a state that has no more than 1,000, whatever else is asked. */
  whole: z._default(z.stringbool('Say yes or no.'), false),
})
export type StateResidencesQuery = z.infer<typeof stateResidencesQuery>

const stateResidence = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  county: z.string(),
  isPublished: z.boolean(),
  isClaimed: z.boolean(),
  operator: z.string(),
  level: z.nullable(z.int()),
  isCertified: z.boolean(),
  isSuspended: z.boolean(),
  certificate: z.nullable(
    z.object({
      number: z.string(),
      endsOn: z.string(),
      isUnconfirmed: z.boolean(),
      isForATime: z.boolean(),
      isEnding: z.boolean(),
    }),
  ),
  earlierNumbers: z.array(z.string()),
  beds: count,
  open: z.nullable(count),
  saidAt: z.nullable(z.string()),
  age: z.enum(numberAges),
  /** The day its own people reviewed the listing, or the affiliate heard of it on the phone: the later one. */
  checkedAt: z.nullable(z.string()),
  isToCheck: z.boolean(),
})

const counts = z.record(z.enum(certificateViews), count)

export const stateResidencesAnswer = z.object({
  affiliate,
  residences: z.array(stateResidence),
  isWhole: z.boolean(),
  found: count,
  pages: z.int(),
  counts,
  counties: z.array(z.string()),
})
export type StateResidencesAnswer = z.infer<typeof stateResidencesAnswer>

export const affiliateDeskAnswer = z.object({
  affiliate,
  counts,
  unclaimed: count,
  beds: count,
  openBeds: count,
  openResidences: count,
  ages: z.record(z.enum(numberAges), count),
  /** Those under way; `due` counts those whose next step is the affiliate's. */
  applications: z.object({
    all: count,
    stages: z.record(z.enum(queueStages), count),
    due: z.record(z.enum(dueStates), count),
  }),
  /** The visits and interviews of this day in its state, the grievances due by then, and the applications whose next step is late. */
  today: z.array(
    z.object({
      what: z.enum(['visit', 'interview', 'late', 'grievance']),
      id: z.string(),
      name: z.string(),
      at: z.string(),
    }),
  ),
  ending: z.array(z.object({ id: z.string(), name: z.string(), number: z.string(), endsOn: z.string() })),
  /** Of certificates with conditions: those that are late or due within 30 days. */
  checkIns: z.array(
    z.object({ id: z.string(), name: z.string(), number: z.string(), dueOn: z.string(), isLate: z.boolean() }),
  ),
  grievances: z.object({ open: count, due: z.record(z.enum(dueStates), count) }),
  corrections: z.object({ open: count, late: count }),
  claims: count,
  pairs: count,
  people: count,
})
export type AffiliateDeskAnswer = z.infer<typeof affiliateDeskAnswer>
