import * as z from 'zod/mini'

export const secondFactorState = z.object({
  app: z.enum(['none', 'begun', 'on']),
  recoveryCodesLeft: z.number(),
  /** Only right after a proof. `size` is in modules of the QR code. */
  setUp: z.nullable(z.object({ key: z.string(), qr: z.object({ size: z.number(), path: z.string() }) })),
  isProved: z.boolean(),
  mustShow: z.boolean(),
  canEnd: z.boolean(),
  proofs: z.object({ password: z.boolean(), code: z.boolean(), passkey: z.boolean() }),
})
export type SecondFactorState = z.infer<typeof secondFactorState>

const code = z.string('Code is missing.').check(z.trim(), z.minLength(1, 'Code is missing.'), z.maxLength(60))

export const codeBody = z.object({ code, returnTo: z.optional(z.string()) })

export const proofBody = z.object({
  password: z.optional(z.string().check(z.maxLength(1000))),
  code: z.optional(z.string().check(z.maxLength(60))),
})
export type ProofBody = z.infer<typeof proofBody>
