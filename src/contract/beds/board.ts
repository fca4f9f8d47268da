import * as z from 'zod/mini'
import { cleanTyped, count, isStorableMoment, moment } from '#contract/calls/typed.ts'
import { audiences } from '#domain/residence/residence.ts'
import { holdLimits } from './hold-limits.ts'

export const boardHold = z.object({
  id: z.string(),
  until: moment,
  note: z.string(),
  placedAt: moment,
  placedBy: z.string(),
})

/** So many beds are expected to open on that day, "2026-12-04" where the house is. */
export const bedOpening = z.object({ opensOn: z.string(), beds: count })

export type BedOpening = z.infer<typeof bedOpening>

export const boardGroup = z.object({
  id: z.string(),
  audience: z.enum(audiences),
  totalBeds: count,
  /** Null before the first report; `open + holds + occupied = totalBeds`. The hold that ends first comes first. */
  open: z.nullable(count),
  holds: z.array(boardHold),
  /** A change names this report, so that nobody overwrites a number they have not seen. */
  reportId: z.nullable(z.string()),
  saidAt: z.nullable(moment),
  saidBy: z.nullable(z.object({ name: z.string(), isYou: z.boolean(), source: z.string() })),
  openBefore: z.nullable(count),
  opening: z.nullable(bedOpening),
})

export type BoardHold = z.infer<typeof boardHold>
export type BoardGroup = z.infer<typeof boardGroup>

function buildDeviceMomentSchema(ask: string) {
  return z.iso
    .datetime({ offset: true, error: `${ask}, in ISO 8601.` })
    .check(z.refine(isStorableMoment, `${ask}, in a year from 1 to 9999.`))
}

const holdHours = z
  .int(`Write hours as a whole number, from 1 to ${holdLimits.mostHours}.`)
  .check(
    z.gte(1, 'A hold lasts at least an hour.'),
    z.lte(holdLimits.mostHours, `A hold lasts at most ${holdLimits.mostHours / 24} days.`),
  )

export const bedChange = z.object({
  /** Made by the device: the same id sent again is one change. */
  id: z.uuid('The id of a change is a UUID.'),
  groupId: z.uuid('This is no group of beds.'),
  kind: z.enum(['report', 'confirm', 'hold'], 'A change is a report, a confirm or a hold.'),
  /** In a confirm, how many the person saw; in a hold, how many are open beside it. */
  open: z.int('Open beds are a whole number.').check(z.gte(0, 'Open beds are never below 0.'), z.lte(1000)),
  /** The report the person saw, or this device's own change before this one; null where there was none. */
  seen: z.nullable(z.uuid('This is no report.')),
  madeAt: buildDeviceMomentSchema('Say when it was made'),
  /** In a report that undoes taps: the report before them, whose number is as old again as it was. */
  back: z.optional(z.uuid('This is no report.')),
  /** Of a hold placed without a connection, from when it was placed. Its note is left out: it would stay on the device. */
  hours: z.optional(holdHours),
  /** How many numbers one press confirmed or set, this one among them. */
  together: z.optional(z.int('How many at once is a whole number.').check(z.gte(1), z.lte(100_000))),
})

export type BedChange = z.infer<typeof bedChange>

export const maxBedChanges = 100

export const bedChangesInput = z.object({
  changes: z
    .array(bedChange)
    .check(
      z.minLength(1, 'There is no change.'),
      z.maxLength(maxBedChanges, `At most ${maxBedChanges} changes at once.`),
    ),
  /** By the device's clock, so that a wrong clock makes no change older or newer. */
  sentAt: z.optional(buildDeviceMomentSchema('Say when it was sent')),
})

/** `group` is null where it no longer exists. */
export const bedChangeResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('applied'), id: z.string(), group: boardGroup }),
  z.object({ outcome: z.literal('conflict'), id: z.string(), group: boardGroup }),
  z.object({ outcome: z.literal('refused'), id: z.string(), reason: z.string(), group: z.nullable(boardGroup) }),
])

export type BedChangeResult = z.infer<typeof bedChangeResult>

export const bedChangesAnswer = z.object({ results: z.array(bedChangeResult) })

export const holdInput = z.object({
  id: z.uuid('The id of a hold is a UUID.'),
  groupId: z.uuid('This is no group of beds.'),
  hours: holdHours,
  note: z
    .string('A note is text.')
    .check(cleanTyped(), z.maxLength(holdLimits.note, `A note has at most ${holdLimits.note} characters.`)),
})

/** Null as the day: none is expected. */
export const openingInput = z.object({
  groupId: z.uuid('This is no group of beds.'),
  opensOn: z.nullable(z.iso.date('Choose the day.')),
  beds: z._default(
    z.int('Beds are a whole number.').check(z.gte(1, 'At least 1 bed opens.'), z.lte(1000, 'At most 1,000 beds.')),
    1,
  ),
})

export type OpeningInput = z.infer<typeof openingInput>

export const holdEndInput = z.object({
  reason: z.enum(['cancelled', 'moved_in'], 'A hold ends because it is canceled or the person moved in.'),
})

export const holdUntilInput = z.pick(holdInput, { hours: true })

export const holdAnswer = z.object({ group: boardGroup })

export type HoldInput = z.infer<typeof holdInput>
