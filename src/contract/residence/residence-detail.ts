import * as z from 'zod/mini'
import { homePhoto } from '#contract/residence/photos.ts'
import { foundResidence } from '#contract/residence/residence-search.ts'
import { certificateEnds } from '#domain/certificates/certificate.ts'
import { houseRules } from '#domain/residence/house-rules.ts'
import { needs } from '#domain/residence/needs.ts'

/** Query of `GET /api/v1/residences/{slug}`. */
export const residenceDetailQuery = z.object({
  /** A place as the search takes it ("72201", "Conway, AR", "34.7,-92.3"): gives the distance. */
  near: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Use at most 100 letters.'))),
})

/** Answer of `GET /api/v1/residences/{slug}`: one published residence with all that the public may know of it. */
export const residenceDetail = z.object({
  ...foundResidence.shape,
  description: z.string(),
  website: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** What the fee pays for, in the house's words. */
  feeIncludes: z.array(z.string()),
  /** A day, "2026-11-03". */
  feeSaidOn: z.nullable(z.string()),
  /** Whole dollars. */
  deposit: z.nullable(z.int()),
  otherFirstDay: z.nullable(z.int()),
  /** One line about an answer, by the need it is about. */
  answerNotes: z.partialRecord(z.enum(needs), z.string()),
  staff: z.nullable(z.enum(['none', 'visits', 'evenings', 'day_and_night'])),
  languages: z.array(z.string()),
  rules: z.partialRecord(z.enum(houseRules), z.string()),
  /** A day; null when it is not certified or nobody said. */
  certifiedUntil: z.nullable(z.string()),
  /** The state's affiliate, which certifies; null where the state has none. */
  certifiedBy: z.nullable(z.string()),
  /**
   * The last certificate that an affiliate set here, whether it still holds or not; null where none was. `endedAs` and
   * `endedOn` (a day): how and when it ended before its last day.
   */
  certificate: z.nullable(
    z.object({
      number: z.string(),
      level: z.int(),
      issuedOn: z.string(),
      endsOn: z.string(),
      by: z.string(),
      endedAs: z.nullable(z.enum(certificateEnds)),
      endedOn: z.nullable(z.string()),
    }),
  ),
  /** When somebody last went through the whole listing, ISO 8601. */
  checkedAt: z.nullable(z.string()),
  /**
   * Minutes within which half of the questions of the last 90 days were answered; null below 5 answers, and where most
   * were not answered.
   */
  usualAnswerMinutes: z.nullable(z.int().check(z.nonnegative())),
  /** How many are on its waiting list; null unless the house shows it. */
  peopleWaiting: z.nullable(z.int().check(z.nonnegative())),
  /** At most six, in the order the house gave them. */
  photos: z.array(homePhoto),
  /** The nearest homes with an open bed for the same people, at most 3; distances are from this home. */
  similar: z.array(foundResidence),
})

export type ResidenceDetail = z.infer<typeof residenceDetail>
