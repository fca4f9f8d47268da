import * as z from 'zod/mini'
import { foundResidence } from '#contract/residence/residence-search.ts'

const maxResidences = 200

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const isIds = (text: string) => text.split(',').length <= maxResidences && text.split(',').every((one) => id.test(one))

export const eventsQuery = z
  .strictObject({
    homes: z.optional(z.string().check(z.refine(isIds, `Use at most ${maxResidences} ids with commas between.`))),
    state: z.optional(
      z
        .string()
        .check(z.trim(), z.toLowerCase(), z.regex(/^([a-z]{2}|[a-z][a-z-]{2,30})$/, 'Name a state, such as AR.')),
    ),
  })
  .check(
    z.refine(({ homes: residences, state }) => residences !== undefined || state !== undefined, {
      path: ['homes'],
      message: 'Name homes, a state or both.',
    }),
  )

export const residenceBeds = z.pick(foundResidence, {
  id: true,
  slug: true,
  name: true,
  availableBeds: true,
  totalBeds: true,
  availabilityAge: true,
  reportedAt: true,
  groups: true,
  yes: true,
  no: true,
})

export type ResidenceBeds = z.infer<typeof residenceBeds>

/** The event `again` has no data: clients load anew what they show. */
export const bedsEvent = z.object({
  homes: z.array(residenceBeds),
  gone: z.array(z.string()),
})

export type BedsEvent = z.infer<typeof bedsEvent>
