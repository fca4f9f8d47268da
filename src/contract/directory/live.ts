import * as z from 'zod/mini'
import { foundResidence } from '#contract/residence/residence-search.ts'

/** The most homes one stream of changes may follow. */
const mostHomes = 200

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const isIds = (text: string) => text.split(',').length <= mostHomes && text.split(',').every((one) => id.test(one))

/** The query of `GET /api/v1/events`: the homes followed, the state whose homes are, or both in one stream. */
export const eventsQuery = z
  .strictObject({
    /** Ids with commas between. */
    homes: z.optional(z.string().check(z.refine(isIds, `Use at most ${mostHomes} ids with commas between.`))),
    /** A state by its letters, or as the directory's addresses write it: "AR", "arkansas". */
    state: z.optional(
      z
        .string()
        .check(z.trim(), z.toLowerCase(), z.regex(/^([a-z]{2}|[a-z][a-z-]{2,30})$/, 'Name a state, such as AR.')),
    ),
  })
  .check(
    z.refine(({ homes, state }) => homes !== undefined || state !== undefined, {
      path: ['homes'],
      message: 'Name homes, a state or both.',
    }),
  )

/** A home's beds as they are now: the same figures as in `foundResidence`, of all its groups, and whom it refuses. */
export const homeBeds = z.pick(foundResidence, {
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

export type HomeBeds = z.infer<typeof homeBeds>

/** The data of an event named `beds`. The event `again` has none: whoever hears it asks anew for what it shows. */
export const bedsEvent = z.object({
  homes: z.array(homeBeds),
  /** Ids of homes that are not listed any more; only those that are followed by id. */
  gone: z.array(z.string()),
})

export type BedsEvent = z.infer<typeof bedsEvent>
