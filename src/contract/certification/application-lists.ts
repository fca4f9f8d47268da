import * as z from 'zod/mini'
import { certificateStops } from '#domain/certification/certificate/certificate.ts'
import { applicationLine } from './applications.ts'
import { shownFees } from './shown-parts.ts'

export const ownApplications = z.object({
  applications: z.array(applicationLine),
  /**
   * The last certificate of each public residence that has had one. `stopped` where it does not count now: `stoppedOn`
   * is the day in its state, the reason is the affiliate's where it suspended or withdrew it.
   */
  certificates: z.array(
    z.object({
      residenceId: z.string(),
      number: z.string(),
      stopped: z.nullable(z.enum(certificateStops)),
      stoppedOn: z.nullable(z.string()),
      reason: z.string(),
    }),
  ),
  /** Residences without an application under way; `affiliate` is null where none decides here yet. */
  residences: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      city: z.string(),
      state: z.string(),
      affiliate: z.nullable(z.string()),
      fees: z.nullable(shownFees),
      levels: z.array(z.int()),
      levelsSource: z.string(),
      level: z.nullable(z.int()),
      isCertified: z.boolean(),
      certifiedUntil: z.nullable(z.string()),
      /** What it has is no full certificate: the next one is its first. */
      isForATime: z.boolean(),
      checkInOn: z.nullable(z.string()),
      /** The last day on which an application would be a renewal; null where there is nothing to renew. */
      renewableUntil: z.nullable(z.string()),
    }),
  ),
})
export type OwnApplications = z.infer<typeof ownApplications>

export const applicationQueue = z.object({
  applications: z.array(applicationLine),
  settings: z.object({ deciders: z.int(), holdsInterviews: z.boolean(), officers: z.int() }),
})
export type ApplicationQueue = z.infer<typeof applicationQueue>

export const certificationSetting = z.object({
  deciders: z.coerce.number().check(z.refine((people) => people === 1 || people === 2, 'One or two people decide.')),
  holdsInterviews: z._default(z.stringbool('Choose yes or no.'), false),
  /** What the page showed of it, where it is to be taken only while that still holds. */
  was: z.optional(z.string()),
})
export type CertificationSetting = z.infer<typeof certificationSetting>
