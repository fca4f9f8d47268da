import * as z from 'zod/mini'

/** Answer of `GET /api/auth/second-factor`: how the signed-in person can show that it is them. */
export const secondFactorState = z.object({
  /** The codes of an app: none, being set up, or asked for at every sign-in with a password. */
  app: z.enum(['none', 'begun', 'on']),
  recoveryCodesLeft: z.number(),
  /** What an app needs: a key to type, and the same as a QR code, so many modules wide. Only right after a proof. */
  setUp: z.nullable(z.object({ key: z.string(), qr: z.object({ size: z.number(), path: z.string() }) })),
  /** They proved within the last minutes that it is them. */
  isProved: z.boolean(),
  /** Their organization asks for a second factor and they have one: it has to be shown before anything is changed. */
  mustShow: z.boolean(),
  canEnd: z.boolean(),
  /** What `/account/confirm` takes of them. */
  proofs: z.object({ password: z.boolean(), code: z.boolean(), passkey: z.boolean() }),
})
export type SecondFactorState = z.infer<typeof secondFactorState>

const code = z.string('Code is missing.').check(z.trim(), z.minLength(1, 'Code is missing.'), z.maxLength(60))

/** Body of `POST /api/auth/sign-in/code`: six digits of the app, or a recovery code. */
export const codeBody = z.object({ code, returnTo: z.optional(z.string()) })

/** Body of `POST /api/auth/confirm`: one of the two. */
export const proofBody = z.object({
  password: z.optional(z.string().check(z.maxLength(1000))),
  code: z.optional(z.string().check(z.maxLength(60))),
})
export type ProofBody = z.infer<typeof proofBody>
