import * as z from 'zod/mini'
import { foundResidence } from '#contract/search/residence-search.ts'
import { isUuid } from '#domain/links/uuid.ts'

const maxResidences = 200

const isIds = (text: string) => text.split(',').length <= maxResidences && text.split(',').every(isUuid)

export const eventsQuery = z
  .strictObject({
    homes: z.optional(
      z.string().check(z.toLowerCase(), z.refine(isIds, `Use at most ${maxResidences} ids with commas between.`)),
    ),
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
