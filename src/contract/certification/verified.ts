import * as z from 'zod/mini'
import { count } from '#contract/calls/typed.ts'
import { certificateKinds } from '#domain/certification/certificate/certificate.ts'
import { conditionalForms } from '#domain/certification/certificate/conditional-form.ts'
import { verifiedStandings } from '#domain/certification/certificate/verified.ts'
import { audiences } from '#domain/residence/residence.ts'

const day = z.string()

/** As it was certified. Null where the home is not on the public list: then nothing of it is said. */
const paper = z.object({
  name: z.string(),
  operator: z.string(),
  beds: z.nullable(z.int()),
  bedsFor: z.array(z.enum(audiences)),
  kind: z.enum(certificateKinds),
  level: z.int(),
  standard: z.string(),
  issuedOn: day,
  endsOn: day,
  /** Null for a full certificate; else what its state calls this one for a time. */
  form: z.nullable(z.enum(conditionalForms)),
  extendedFrom: z.nullable(day),
  /** Of the place it was given for, as much as the home shows now. */
  address: z.object({ street: z.nullable(z.string()), city: z.string(), zip: z.nullable(z.string()) }),
  /** As it is now. `hasMoved`: it no longer stands where it was certified. */
  home: z.object({
    slug: z.string(),
    name: z.string(),
    city: z.string(),
    hasMoved: z.boolean(),
    isSample: z.boolean(),
  }),
  /** Counts, and never what was behind them. `times`: how many certificates the home has had, with this one. */
  history: z.object({ firstOn: day, times: count, renewals: count, suspensions: count, withdrawals: count }),
})

export const verifiedCertificate = z.object({
  number: z.string(),
  state: z.string(),
  stateName: z.string(),
  by: z.string(),
  standing: z.enum(verifiedStandings),
  since: z.nullable(day),
  newer: z.nullable(z.string()),
  paper: z.nullable(paper),
})
export type VerifiedCertificate = z.infer<typeof verifiedCertificate>

export const verifyAnswer = z.object({
  checkedAt: z.string(),
  /** One for each affiliate that gave the number; `near` are numbers that are easily taken for it. */
  certificates: z.array(verifiedCertificate),
  near: z.array(z.string()),
  /** The page of the number as a QR code: `size` squares wide, `path` draws those that are dark. */
  code: z.object({ size: z.int(), path: z.string(), url: z.string() }),
})
export type VerifyAnswer = z.infer<typeof verifyAnswer>
