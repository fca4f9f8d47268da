import * as z from 'zod/mini'
import { cleaned, visible } from '#contract/typed.ts'
import { certificateEnds, mayBeDay } from '#domain/certificates/certificate.ts'
import { certificateLimits, certificateViews } from './certificate-limits.ts'

export const certifiedResidencesQuery = z.object({
  find: z._default(z.string().check(z.trim(), z.maxLength(100, 'Search for at most 100 letters.')), ''),
  show: z._default(z.enum(certificateViews, 'There is no such choice.'), 'all'),
  page: z._default(z.coerce.number('This is no page.').check(z.int(), z.gte(1), z.lte(10_000)), 1),
  state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'A state has two letters, like WV.'))),
})
export type CertifiedResidencesQuery = z.infer<typeof certifiedResidencesQuery>

const day = (label: string) =>
  z.string(`${label} is missing.`).check(
    z.trim(),
    z.refine((text) => mayBeDay(text), `${label} must be a day, like 2027-06-30.`),
  )

const id = z.uuid('There is no such home.')

export const certificateChange = z.discriminatedUnion(
  'act',
  [
    z.object({
      act: z.literal('set'),
      id,
      number: z
        .string('Number is missing.')
        .check(
          z.trim(),
          z.minLength(1, 'Number is missing.'),
          z.maxLength(certificateLimits.number, `Number is longer than ${certificateLimits.number} characters.`),
          visible('Number'),
        ),
      level: z.coerce
        .number('Choose a level of support.')
        .check(
          z.int('Choose a level of support.'),
          z.gte(1, 'Choose a level of support.'),
          z.lte(4, 'Choose a level of support.'),
        ),
      issuedOn: day('Issued on'),
      endsOn: day('Last day'),
    }),
    z.object({
      act: z.literal('withdraw'),
      id,
      as: z._default(z.enum(certificateEnds, 'Choose whether it is suspended or withdrawn.'), 'withdrawn'),
      reason: z
        .string('Reason is missing.')
        .check(
          cleaned(),
          z.minLength(1, 'Say in a line why it ends: it stays in the history.'),
          z.maxLength(certificateLimits.reason, `The reason is longer than ${certificateLimits.reason} characters.`),
        ),
    }),
  ],
  'This form does nothing here.',
)
export type CertificateChange = z.infer<typeof certificateChange>

const paper = z.object({
  number: z.string(),
  level: z.int(),
  issuedOn: z.string(),
  endsOn: z.string(),
})

export const certifiedResidence = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  isPublished: z.boolean(),
  isClaimed: z.boolean(),
  /** Null while nobody has claimed the house. */
  organization: z.nullable(z.string()),
  isCertified: z.boolean(),
  narrLevel: z.nullable(z.int()),
  certificate: z.nullable(paper),
  earlier: z.array(
    z.extend(paper, { endedAs: z.enum(['replaced', ...certificateEnds]), reason: z.string(), endedAt: z.string() }),
  ),
})
export type CertifiedResidence = z.infer<typeof certifiedResidence>

export const certifiedResidencesAnswer = z.object({
  affiliate: z.object({ name: z.string(), state: z.string(), stateName: z.string() }),
  residences: z.array(certifiedResidence),
  found: z.int(),
  pages: z.int(),
  counts: z.object({ all: z.int(), certified: z.int(), uncertified: z.int(), ending: z.int() }),
})
export type CertifiedResidencesAnswer = z.infer<typeof certifiedResidencesAnswer>

export const affiliateDeskAnswer = z.object({
  affiliate: z.object({ name: z.string(), state: z.string(), stateName: z.string() }),
  counts: z.object({ all: z.int(), certified: z.int(), uncertified: z.int(), ending: z.int() }),
  unclaimed: z.int(),
  claims: z.int(),
  people: z.int(),
})
export type AffiliateDeskAnswer = z.infer<typeof affiliateDeskAnswer>
