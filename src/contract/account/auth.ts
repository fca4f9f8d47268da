import * as z from 'zod/mini'
import { oneAlphabet, visible } from '#contract/typed.ts'
import { deskRoles } from '#domain/people/desk-powers.ts'
import { authLimits } from './auth-limits.ts'

const organisationChoice = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['operator', 'affiliate', 'alliance']),
  role: z.enum(deskRoles),
})

export type OrganisationChoice = z.infer<typeof organisationChoice>

/** Answer of `GET /api/auth/organisations`: every organisation the person belongs to, the longest first. */
export const organisationChoices = z.array(organisationChoice)

/** Body of `POST /api/auth/organisation`: which of them this session acts for from now on. */
export const chooseOrganisationBody = z.object({ organisationId: z.uuid('This is not an organization.') })

/** Answer of `GET /api/auth/user`: firstName is the only field the spec reads; the rest serves the workspace. */
export const signedInUser = z.object({
  id: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.string(),
  emailVerified: z.boolean(),
  organisation: z.nullable(organisationChoice),
  /**
   * The name of the organisation the person would act for, had they signed in with two factors as it asks of everybody:
   * until then `organisation` is null. Absent for everybody else.
   */
  secondFactorFor: z.optional(z.string()),
})

export type SignedInUser = z.infer<typeof signedInUser>

function text(name: 'firstName' | 'lastName' | 'organisationName' | 'email', label: string) {
  const longest = authLimits[name]
  return z
    .string(`${label} is missing.`)
    .check(
      z.trim(),
      z.minLength(1, `${label} is missing.`),
      z.maxLength(longest, `${label} is longer than ${longest} characters.`),
      visible(label),
    )
}

// The same rule the sign-in library has: an address that passes here and not there could never sign in.
const email = text('email', 'Email').check(z.toLowerCase(), z.email('Email does not look like an address.'))

/** A password somebody chooses. The server also refuses the ones anybody would guess first. */
const newPassword = z
  .string('Password is missing.')
  .check(
    z.minLength(authLimits.passwordMin, `Choose a password of at least ${authLimits.passwordMin} characters.`),
    z.maxLength(authLimits.passwordMax, `Password is longer than ${authLimits.passwordMax} characters.`),
  )

/** A password somebody already has: what is wrong with it is never said, so only an empty one is refused here. */
const knownPassword = z
  .string('Password is missing.')
  .check(z.minLength(1, 'Password is missing.'), z.maxLength(1000, 'Password is too long.'))

// Checked by the server with its own rule, which turns anything but a path of this site into '/'.
const returnTo = z.optional(z.string())

/** Body of `POST /api/auth/sign-in`. A malformed address fails like a wrong one: later, and in the same words. */
export const signInBody = z.object({
  email: text('email', 'Email'),
  password: knownPassword,
  returnTo,
  /** Token of a mailed link that waits for the password to say which sign-up it confirms. */
  link: z.optional(z.string().check(z.maxLength(200))),
})
export type SignInBody = z.infer<typeof signInBody>

/**
 * Answer to a right password, passkey or code: who is signed in now and where on this site they go. `user` is null while a
 * code is still asked for, which `returnTo` leads to.
 */
export const signedInAnswer = z.object({ user: z.nullable(signedInUser), returnTo: z.string() })

/** Body of `POST /api/auth/sign-up`: the free profile. */
export const signUpBody = z.object({
  firstName: text('firstName', 'First name'),
  lastName: text('lastName', 'Last name'),
  organisationName: text('organisationName', 'Organization').check(oneAlphabet('Organization')),
  email,
  password: newPassword,
  returnTo,
})
export type SignUpBody = z.infer<typeof signUpBody>

/** Body of `POST /api/auth/forgot-password` and `POST /api/auth/send-verification`. */
export const mailRequestBody = z.object({ email, returnTo })

/** Answer of everything that ends with "look into your mail": the same whether or not the address has an account. */
export const mailSentAnswer = z.object({ sent: z.literal(true) })

/**
 * Answer of `GET /api/auth/waiting-sign-up?token=`: whose sign-up a mailed link would open, as whoever signed up typed it.
 * `device` and `network` (such as "203.0.113.0/24") are empty where they are not known.
 */
export const waitingSignUp = z.object({
  firstName: z.string(),
  lastName: z.string(),
  organisationName: z.string(),
  askedAt: z.nullable(z.iso.datetime()),
  device: z.string(),
  network: z.string(),
})
export type WaitingSignUpAnswer = z.infer<typeof waitingSignUp>

/** What the page of a mailed link posts to `/sign-up/confirm`: the account is theirs, or it is not. */
export const confirmSignUpBody = z.object({
  link: z.string().check(z.maxLength(200)),
  do: z.enum(['confirm', 'end']),
  returnTo,
})

/** A box of a form: a script sends true or false, a browser without one "on" or nothing. */
const ticked = z.optional(z.union([z.boolean(), z.literal('on')]))

/** Answer of `GET /api/auth/reset-password?token=`: what a new password could end besides, if the link still works. */
export const resetOffer = z.object({ passkeys: z.int() })
export type ResetOffer = z.infer<typeof resetOffer>

/** Body of `POST /api/auth/reset-password`; `token` is the one in the address of the mailed link. */
export const resetPasswordBody = z.object({
  token: z.string('The link is incomplete.').check(z.minLength(1, 'The link is incomplete.'), z.maxLength(200)),
  password: newPassword,
  removePasskeys: ticked,
})
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>

/** Body of `POST /api/auth/change-password`. Every other session of the person ends. */
export const changePasswordBody = z.object({
  currentPassword: knownPassword,
  password: newPassword,
  removePasskeys: ticked,
})
export type ChangePasswordBody = z.infer<typeof changePasswordBody>

/** Answer of a change with nothing to tell but that it was made. */
export const doneAnswer = z.object({ done: z.literal(true) })

/** Answer of `GET /api/auth/sessions`: newest use first. `device` is the browser's own description, often wrong. */
export const sessionList = z.array(
  z.object({
    id: z.string(),
    current: z.boolean(),
    device: z.nullable(z.string()),
    address: z.nullable(z.string()),
    signedInAt: z.string(),
    lastSeenAt: z.string(),
    /** When it ends by itself if it is not used any more. */
    endsAt: z.string(),
  }),
)
export type SessionList = z.infer<typeof sessionList>

/** Answer of `GET /api/auth/passkeys`. */
export const passkeyList = z.array(z.object({ id: z.string(), name: z.nullable(z.string()), addedAt: z.string() }))
export type PasskeyList = z.infer<typeof passkeyList>

const base64url = z.string().check(z.minLength(1), z.maxLength(20_000), z.regex(/^[\w-]+$/))
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') }

/** Body of `POST /api/auth/passkeys`: the browser's answer to `POST /api/auth/passkeys/options`, as JSON. */
export const addPasskeyBody = z.object({
  name: z.optional(
    z.string().check(z.trim(), z.maxLength(authLimits.passkeyName, 'The name is too long.'), visible('The name')),
  ),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.optional(z.array(z.string().check(z.maxLength(30)))),
    }),
    clientExtensionResults: z.object({}),
  }),
})
export type AddPasskeyBody = z.infer<typeof addPasskeyBody>

/** Body of `POST /api/auth/passkey-sign-in`: the browser's answer to `POST /api/auth/passkey-sign-in/options`. */
export const passkeySignInBody = z.object({
  response: z.object({
    ...credential,
    response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
    clientExtensionResults: z.object({}),
  }),
  returnTo,
})
export type PasskeySignInBody = z.infer<typeof passkeySignInBody>

/** Answer of `POST /api/auth/passkeys/options`: binary values are base64url text. */
export type NewPasskeyOptions = Omit<
  PublicKeyCredentialCreationOptions,
  'challenge' | 'user' | 'excludeCredentials'
> & {
  challenge: string
  user: { id: string; name: string; displayName: string }
  excludeCredentials?: { id: string; type: 'public-key' }[]
}

/** Answer of `POST /api/auth/passkey-sign-in/options`. */
export type PasskeySignInOptions = { challenge: string; rpId?: string; userVerification: UserVerificationRequirement }

/** Answer of `GET /api/auth/ways`: `provider` names the agency sign-in where one is configured. */
export const signInWays = z.object({ provider: z.nullable(z.object({ name: z.string() })) })
