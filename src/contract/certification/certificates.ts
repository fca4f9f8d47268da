import * as z from 'zod/mini'
import { cleanTyped, requireText, requireVisible } from '#contract/calls/typed.ts'
import {
  certificateEnds,
  certificateKinds,
  mayBeDay,
  standardVersion,
} from '#domain/certification/certificate/certificate.ts'
import { conditionalForms } from '#domain/certification/certificate/conditional-form.ts'
import { audiences } from '#domain/residence/residence.ts'
import { certificateLimits } from './certificate-limits.ts'

const stateCode = z.string().check(z.regex(/^[A-Z]{2}$/, 'A state has two letters, like WV.'))

/** Staff of the alliance say of which state; an affiliate has its own. */
export const ofState = z.object({ state: z.optional(stateCode) })

const buildDaySchema = (label: string) =>
  z.string(`${label} is missing.`).check(
    z.trim(),
    z.refine((text) => mayBeDay(text), `${label} must be a day from 1900 to 2099, like 2027-06-30.`),
  )

const id = z.uuid('There is no such home.')

const noLevel = 'Choose a level of support.'
export const levelOfSupport = z.coerce.number(noLevel).check(z.int(noLevel), z.gte(1, noLevel), z.lte(4, noLevel))

const audience = z.enum(audiences)
const empty = z.literal('')

/** What the page of whoever changes it said of the certificate that stood; empty where there was none. */
const seen = z.optional(z.string().check(z.maxLength(60, 'There is no such certificate.')))

/** What a certificate says besides its number, level and days. What is left out is what the listing says. */
const certified = {
  operator: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(certificateLimits.operator, `Operator is longer than ${certificateLimits.operator} characters.`),
        requireVisible('Operator'),
      ),
  ),
  beds: z.optional(
    z.union([
      z.pipe(
        empty,
        z.transform(() => undefined),
      ),
      z.coerce
        .number()
        .check(
          z.int('Beds must be a whole number.'),
          z.gte(1, 'At least 1 bed.'),
          z.lte(10_000, 'At most 10,000 beds.'),
        ),
    ]),
  ),
  /** Words of `audiences` with commas between. */
  bedsFor: z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((words) => (words === '' ? undefined : words.split(','))),
      ),
      z.optional(z.array(z.enum(audiences, 'Choose whom the beds are for.'))),
    ),
  ),
  kind: z.optional(z.enum(certificateKinds, 'Choose whether it is initial or a renewal.')),
  /** One for a time, where the state knows one; null in what comes of it is a full one. */
  form: z._default(
    z.nullable(
      z.pipe(
        z.enum(['full', ...conditionalForms], 'Choose what kind of certificate it is.'),
        z.transform((form) => (form === 'full' ? null : form)),
      ),
    ),
    null,
  ),
  standard: z._default(
    z.string().check(z.regex(/^\d{1,2}\.\d{1,2}$/, 'A version of the standard is like 3.0.')),
    standardVersion,
  ),
}

const buildLineSchema = (ifEmpty: string) =>
  z
    .string('Reason is missing.')
    .check(
      cleanTyped(),
      z.minLength(1, ifEmpty),
      z.maxLength(certificateLimits.reason, `The reason is longer than ${certificateLimits.reason} characters.`),
    )

export const certificateChange = z.discriminatedUnion(
  'act',
  [
    z.object({
      act: z.literal('set'),
      id,
      number: requireText('Number', certificateLimits.number).check(requireVisible('Number')),
      level: levelOfSupport,
      issuedOn: buildDaySchema('Issued on'),
      endsOn: buildDaySchema('Last day'),
      seen,
      ...certified,
    }),
    z.object({
      act: z.literal('withdraw'),
      id,
      as: z._default(z.enum(certificateEnds, 'Choose whether it is suspended or withdrawn.'), 'withdrawn'),
      seen,
      reason: buildLineSchema('Say in a line why: it stays in the history.'),
    }),
    z.object({
      act: z.literal('lift'),
      id,
      reason: buildLineSchema('Say in a line why it counts again: it stays in the history.'),
    }),
    z.object({ act: z.literal('confirm'), id }),
    z.object({
      act: z.literal('check-in'),
      id,
      note: z
        .string('What you found is missing.')
        .check(
          cleanTyped(),
          z.minLength(1, 'Say in a line how far the house has come.'),
          z.maxLength(certificateLimits.reason, `The line is longer than ${certificateLimits.reason} characters.`),
        ),
    }),
    z.object({ act: z.literal('extend'), id }),
  ],
  'This form does nothing here.',
)
export type CertificateChange = z.infer<typeof certificateChange>

const place = z.object({ street: z.nullable(z.string()), city: z.string(), zip: z.nullable(z.string()) })

const paper = z.object({
  number: z.string(),
  level: z.int(),
  issuedOn: z.string(),
  endsOn: z.string(),
  operator: z.string(),
  beds: z.nullable(z.int()),
  bedsFor: z.array(audience),
  kind: z.enum(certificateKinds),
  standard: z.string(),
  form: z.nullable(z.enum(conditionalForms)),
  checkInOn: z.nullable(z.string()),
  checkedInOn: z.nullable(z.string()),
  checkInNote: z.string(),
  extendedFrom: z.nullable(z.string()),
})

export const conditionalRules = z.object({
  name: z.enum(conditionalForms),
  months: z.int(),
  extensionDays: z.optional(z.int()),
  checkInMonth: z.optional(z.int()),
  when: z.string(),
})

export const certifiedResidence = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  isPublished: z.boolean(),
  isClaimed: z.boolean(),
  organization: z.nullable(z.string()),
  isCertified: z.boolean(),
  narrLevel: z.nullable(z.int()),
  certificate: z.nullable(
    z.extend(paper, {
      /** To be sent back with a change, which is refused where a colleague made one since. */
      seen: z.string(),
      /** Why it counts no more until it is set again, and since which day there. */
      unconfirmed: z.nullable(z.object({ as: z.enum(['moved', 'operator']), since: z.string() })),
      /** Of a certificate for a time that was decided here; else empty. */
      conditions: z.string(),
    }),
  ),
  /** Where the home was certified and where it is now; null unless it moved since. */
  move: z.nullable(z.object({ from: place, to: place })),
  listed: z.object({ operator: z.string(), beds: z.nullable(z.int()), bedsFor: z.array(audience) }),
  earlier: z.array(
    z.extend(paper, {
      endedAs: z.enum(['replaced', ...certificateEnds]),
      reason: z.string(),
      /** Days, on the clock of the state. */
      endedOn: z.string(),
      lifted: z.nullable(z.object({ on: z.string(), reason: z.string() })),
    }),
  ),
})
export type CertifiedResidence = z.infer<typeof certifiedResidence>

export const certifiedResidenceAnswer = z.object({
  affiliate: z.object({ name: z.string(), state: z.string(), stateName: z.string() }),
  conditional: z.nullable(conditionalRules),
  /** Those that the affiliate certifies. */
  levels: z.readonly(z.array(z.int())),
  residence: certifiedResidence,
})
export type CertifiedResidenceAnswer = z.infer<typeof certifiedResidenceAnswer>
