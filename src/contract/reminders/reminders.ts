import * as z from 'zod/mini'
import { count, moment } from '#contract/calls/typed.ts'
import { isUuid } from '#domain/links/uuid.ts'
import { audiences } from '#domain/residence/residence.ts'

export const reminderWays = ['email', 'text'] as const
export type ReminderWay = (typeof reminderWays)[number]

const askedBeds = {
  residence: z.string(),
  city: z.string(),
  audience: z.nullable(z.enum(audiences)),
  open: z.nullable(count),
}

export const reminderSetup = z.object({
  isNew: z.boolean(),
  isWarned: z.boolean(),
  /** Days of the week, Sunday is 0. */
  plan: z.object({ isOn: z.boolean(), hour: count, days: z.array(count), timeZone: z.string() }),
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
      /** Null for every house, and for the hour of the plan. */
      residenceIds: z.nullable(z.array(z.string())),
      hour: z.nullable(count),
    }),
  ),
  residences: z.array(z.object({ id: z.string(), name: z.string() })),
  example: z.nullable(z.object({ ...askedBeds, saidAt: z.nullable(moment) })),
})

export type ReminderSetup = z.infer<typeof reminderSetup>

export const suggestionAnswer = z.object({ answer: z.enum(['on', 'off']) })

export const reminderActs = ['yes', 'change', 'full'] as const
export type ReminderAct = (typeof reminderActs)[number]

const standing = {
  ...askedBeds,
  totalBeds: count,
  most: count,
  saidAt: z.nullable(moment),
  saidBy: z.nullable(z.string()),
}

/** Opening the link changes nothing. */
export const reminderLink = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ask'),
    act: z.enum(reminderActs),
    ...standing,
    seen: z.nullable(z.string()),
    isNewer: z.boolean(),
  }),
  z.object({
    kind: z.literal('done'),
    ...standing,
    said: count,
    usedAt: moment,
    isListed: z.boolean(),
    mayUseAnother: z.boolean(),
  }),
  z.object({ kind: z.literal('expired'), residence: z.string() }),
  z.object({ kind: z.literal('left') }),
  z.object({ kind: z.literal('archived'), residence: z.string() }),
])

export type ReminderLink = z.infer<typeof reminderLink>

export const sayInput = z.object({
  open: z
    .string('Choose how many beds are open.')
    .check(z.trim(), z.regex(/^\d{1,4}$/, 'Write how many beds are open as a number.')),
  seen: z.string().check(z.refine((seen) => seen === '' || isUuid(seen), 'This is no report.')),
})
