import * as z from 'zod/mini'
import { count } from '#contract/calls/typed.ts'
import { foundResidence } from '#contract/search/residence-search.ts'
import { certificateStops } from '#domain/certification/certificate/certificate.ts'
import { conditionalForms } from '#domain/certification/certificate/conditional-form.ts'
import { houseRules } from '#domain/residence/house-rules.ts'
import { needs } from '#domain/residence/needs.ts'
import { audiences } from '#domain/residence/residence.ts'
import { pageFacts } from './fact-schemas.ts'
import { residencePhoto } from './photos.ts'

export const residenceDetailQuery = z.object({
  near: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Use at most 100 letters.'))),
})

// In the order of the published document; a fact that is added to the table comes last.
const inOrder = z.object({
  ...foundResidence.shape,
  description: pageFacts.description,
  website: pageFacts.website,
  email: pageFacts.email,
  feeIncludes: pageFacts.feeIncludes,
  feeSaidOn: z.nullable(z.string()),
  deposit: pageFacts.deposit,
  otherFirstDay: pageFacts.otherFirstDay,
  answerNotes: z.partialRecord(z.enum(needs), z.string()),
  staff: pageFacts.staff,
  languages: pageFacts.languages,
  rules: z.partialRecord(z.enum(houseRules), z.string()),
  certifiedUntil: z.nullable(z.string()),
  certifiedBy: z.nullable(z.string()),
  /** The last one set, whether or not it still holds; null where none was. */
  certificate: z.nullable(
    z.object({
      number: z.string(),
      level: z.int(),
      issuedOn: z.string(),
      endsOn: z.string(),
      by: z.string(),
      endedAs: z.nullable(z.enum(certificateStops)),
      endedOn: z.nullable(z.string()),
      form: z.nullable(z.enum(conditionalForms)),
    }),
  ),
  checkedAt: z.nullable(z.string()),
  /** The median of the last 90 days; null below 5 answers, or where most questions were not answered. */
  usualAnswerMinutes: z.nullable(count),
  peopleWaiting: z.nullable(count),
  /** As the house says; from today on. */
  openings: z.array(z.object({ audience: z.enum(audiences), beds: z.int(), opensOn: z.string() })),
  photos: z.array(residencePhoto),
  organizationContact: z.nullable(z.object({ phone: z.nullable(z.string()), website: z.nullable(z.string()) })),
  similar: z.array(foundResidence),
  /** The last time its state affiliate called; null unless the listing was still right then. */
  phoneCheck: z.nullable(z.object({ by: z.string(), on: z.string() })),
})

export const residenceDetail = z.extend(inOrder, pageFacts)

export type ResidenceDetail = z.infer<typeof residenceDetail>
