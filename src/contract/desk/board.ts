import * as z from 'zod/mini'
import { holdLimits } from '#contract/desk/hold-limits.ts'
import { cleaned, isKeptMoment } from '#contract/typed.ts'
import { audiences } from '#domain/residence/residence.ts'

const count = z.int().check(z.nonnegative())
const moment = z.string()

/** A bed held for somebody. The note is for the house's own people: initials and plans. */
export const boardHold = z.object({
  id: z.string(),
  until: moment,
  note: z.string(),
  placedAt: moment,
  placedBy: z.string(),
})

/** The beds of a residence kept for one audience, as its own people see them. */
export const boardGroup = z.object({
  id: z.string(),
  audience: z.enum(audiences),
  totalBeds: count,
  /** Open as the house said and with no hold on them; null before the first report. */
  open: z.nullable(count),
  /** Running holds, the one that ends first in front. `open + holds + occupied = totalBeds`. */
  holds: z.array(boardHold),
  /** The report the number is of: a change names it, so that nobody overwrites what they have not seen. */
  reportId: z.nullable(z.string()),
  saidAt: z.nullable(moment),
  /** Who said it, and from where; an empty name where nobody was signed in. */
  saidBy: z.nullable(z.object({ name: z.string(), isYou: z.boolean(), source: z.string() })),
  /** What was open before it, where the last report changed the number. */
  openBefore: z.nullable(count),
})

export type BoardHold = z.infer<typeof boardHold>
export type BoardGroup = z.infer<typeof boardGroup>

function deviceMoment(ask: string) {
  return z.iso
    .datetime({ offset: true, error: `${ask}, in ISO 8601.` })
    .check(z.refine(isKeptMoment, `${ask}, in a year from 1 to 9999.`))
}

/** One change of a number, made on a device: perhaps long ago, without a network. */
export const bedChange = z.object({
  /** Made by the device. The same change sent again is one change. */
  id: z.uuid('The id of a change is a UUID.'),
  groupId: z.uuid('This is no group of beds.'),
  /** `confirm`: the number is still right. */
  kind: z.enum(['report', 'confirm'], 'A change is a report or a confirm.'),
  /** How many are open after it; of a confirm, how many the person saw. */
  open: z.int('Open beds are a whole number.').check(z.gte(0, 'Open beds are never below 0.'), z.lte(1000)),
  /** The report the person saw; null where none was. A change that follows another of this device names that one. */
  seen: z.nullable(z.uuid('This is no report.')),
  madeAt: deviceMoment('Say when it was made'),
})

export type BedChange = z.infer<typeof bedChange>

/** The most changes one call may bring. */
export const mostBedChanges = 100

/** Body of `POST /api/beds/changes`. They are applied in their order, each by itself. */
export const bedChangesInput = z.object({
  changes: z
    .array(bedChange)
    .check(
      z.minLength(1, 'There is no change.'),
      z.maxLength(mostBedChanges, `At most ${mostBedChanges} changes at once.`),
    ),
  /** What the device's clock showed when the call left, so that a clock that is wrong makes no change older or newer. */
  sentAt: z.optional(deviceMoment('Say when it was sent')),
})

/** What became of a change. `group` is how its beds stand now; null where there is no such group any more. */
export const bedChangeResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('applied'), id: z.string(), group: boardGroup }),
  /** Somebody else said another number meanwhile (`group` has it, with who and when). Nothing was changed. */
  z.object({ outcome: z.literal('conflict'), id: z.string(), group: boardGroup }),
  /** It cannot be, for a reason in plain words: more than the beds there are, or no such group. */
  z.object({ outcome: z.literal('refused'), id: z.string(), reason: z.string(), group: z.nullable(boardGroup) }),
])

export type BedChangeResult = z.infer<typeof bedChangeResult>

/** Answer of `POST /api/beds/changes`, in the order of the changes. */
export const bedChangesAnswer = z.object({ results: z.array(bedChangeResult) })

/** Body of `POST /api/beds/holds`. `id` is made by the device: the same hold sent again is one hold. */
export const holdInput = z.object({
  id: z.uuid('The id of a hold is a UUID.'),
  groupId: z.uuid('This is no group of beds.'),
  hours: z
    .int('Hours are a whole number.')
    .check(
      z.gte(1, 'A hold lasts at least an hour.'),
      z.lte(holdLimits.mostHours, `A hold lasts at most ${holdLimits.mostHours / 24} days.`),
    ),
  note: z
    .string('A note is text.')
    .check(cleaned(), z.maxLength(holdLimits.note, `A note has at most ${holdLimits.note} characters.`)),
})

/** Body of `POST /api/beds/holds/{id}/end`: the bed is open again, or the person has moved in. */
export const holdEndInput = z.object({
  reason: z.enum(['cancelled', 'moved_in'], 'A hold ends because it is canceled or the person moved in.'),
})

/** Body of `POST /api/beds/holds/{id}/until`: the hold runs so many hours from now. */
export const holdUntilInput = z.pick(holdInput, { hours: true })

/** Answer of the calls about holds: how the beds stand now. */
export const holdAnswer = z.object({ group: boardGroup })

export type HoldInput = z.infer<typeof holdInput>
