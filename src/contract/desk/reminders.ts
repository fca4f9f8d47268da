import * as z from 'zod/mini'
import { audiences } from '#domain/residence/residence.ts'

const count = z.int().check(z.nonnegative())
const moment = z.string()

export const reminderWays = ['email', 'text'] as const
export type ReminderWay = (typeof reminderWays)[number]

const askedBeds = {
  house: z.string(),
  city: z.string(),
  /** Where the house has beds for more than one. */
  audience: z.nullable(z.enum(audiences)),
  /** Null where the house has said no number yet. */
  open: z.nullable(count),
}

/** Answer of `GET /api/reminders`: the plan of the organisation, and whom and what it may be about. */
export const reminderSetup = z.object({
  /** As it is kept, or what it would begin with. Days of the week, Sunday as 0. */
  plan: z.object({ isOn: z.boolean(), hour: count, days: z.array(count), timeZone: z.string() }),
  /** When it is time next; null while it is off. */
  nextAt: z.nullable(moment),
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      isYou: z.boolean(),
      isChosen: z.boolean(),
      way: z.enum(reminderWays),
      phone: z.string(),
      /** Null for every house. */
      residenceIds: z.nullable(z.array(z.string())),
    }),
  ),
  residences: z.array(z.object({ id: z.string(), name: z.string() })),
  /** What a reminder sent now would be about; null where there are no beds. */
  example: z.nullable(z.object({ ...askedBeds, saidAt: z.nullable(moment) })),
})

export type ReminderSetup = z.infer<typeof reminderSetup>

/** What the link of a reminder says when it is opened. */
export const reminderActs = ['yes', 'change', 'full'] as const
export type ReminderAct = (typeof reminderActs)[number]

const standing = {
  ...askedBeds,
  totalBeds: count,
  /** The most that can be open: every bed that is not held. */
  most: count,
  saidAt: z.nullable(moment),
  saidBy: z.nullable(z.string()),
}

/** Answer of `GET /api/said/{secret}`, for whoever has the link. Opening it changes nothing. */
export const saidLink = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ask'),
    act: z.enum(reminderActs),
    ...standing,
    /** The report that is shown; whoever answers says which one they saw. */
    seen: z.nullable(z.string()),
    /** Another number than the one asked about stands: it was said, or a hold began or ended, since the reminder left. */
    isNewer: z.boolean(),
  }),
  z.object({
    kind: z.literal('done'),
    ...standing,
    /** What was said by this link, and when. It says nothing more. */
    said: count,
    usedAt: moment,
    /** Whether callers read it: a draft is in no list. */
    isListed: z.boolean(),
    /** Whether another link of the same reminder can still say a number. */
    mayUseAnother: z.boolean(),
  }),
  /** Its 24 hours are over. */
  z.object({ kind: z.literal('expired'), house: z.string() }),
  /** The person it was sent to belongs to the house no more. */
  z.object({ kind: z.literal('left') }),
  z.object({ kind: z.literal('archived'), house: z.string() }),
])

export type SaidLink = z.infer<typeof saidLink>

/** Body of the form of `POST /said/{secret}`. A link that was used says nothing again. */
export const sayInput = z.object({
  open: z
    .string('Choose how many beds are open.')
    .check(z.trim(), z.regex(/^\d{1,4}$/, 'Write how many beds are open as a number.')),
  seen: z.string().check(z.regex(/^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/i, 'This is no report.')),
})
