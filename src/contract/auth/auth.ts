import * as z from 'zod/mini'
import { requireOneAlphabet, requireText, requireVisible } from '#contract/calls/typed.ts'
import { deskRoles } from '#domain/people/desk-powers.ts'
import { authLimits } from './auth-limits.ts'

const organizationChoice = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['operator', 'affiliate', 'alliance']),
  role: z.enum(deskRoles),
  isLocked: z.optional(z.boolean()),
})

export type OrganizationChoice = z.infer<typeof organizationChoice>

export const organizationChoices = z.array(organizationChoice)

export const chooseOrganizationBody = z.object({ organizationId: z.uuid('This is not an organization.') })

export const signedInUser = z.object({
  id: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.string(),
  emailVerified: z.boolean(),
  organization: z.nullable(organizationChoice),
  /** Set when the organization asks for a second factor and the session has none: `organization` is null until then. */
  secondFactorFor: z.optional(z.string()),
})

export type SignedInUser = z.infer<typeof signedInUser>

export const lastName = z._default(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(authLimits.lastName, `Last name is longer than ${authLimits.lastName} characters.`),
      requireVisible('Last name'),
    ),
  '',
)

function buildNameSchema(name: 'firstName' | 'organizationName' | 'email', label: string) {
  return requireText(label, authLimits[name]).check(requireVisible(label))
}

export const firstName = buildNameSchema('firstName', 'First name')

// The same rule the sign-in library has: an address that passes here and not there could never sign in.
const email = buildNameSchema('email', 'Email').check(z.toLowerCase(), z.email('Email does not look like an address.'))

export const newPassword = z
  .string('Password is missing.')
  .check(
    z.minLength(authLimits.passwordMin, `Choose a password of at least ${authLimits.passwordMin} characters.`),
    z.maxLength(authLimits.passwordMax, `Password is longer than ${authLimits.passwordMax} characters.`),
  )

/** The reason why a password is wrong is never revealed, so only an empty one is refused here. */
const knownPassword = z
  .string('Password is missing.')
  .check(z.minLength(1, 'Password is missing.'), z.maxLength(1000, 'Password is too long.'))

// Checked by the server with its own rule, which turns anything but a path of this site into '/'.
const returnTo = z.optional(z.string())

/** A malformed address fails like a wrong one: later, and in the same words. */
export const signInBody = z.object({
  email: buildNameSchema('email', 'Email'),
  password: knownPassword,
  returnTo,
  link: z.optional(z.string().check(z.maxLength(200))),
})
export type SignInBody = z.infer<typeof signInBody>

/** `user` is null while a code is still asked for; `returnTo` leads there. */
export const signedInAnswer = z.object({ user: z.nullable(signedInUser), returnTo: z.string() })

export const signUpBody = z.object({
  firstName,
  lastName,
  organizationName: buildNameSchema('organizationName', 'Organization').check(requireOneAlphabet('Organization')),
  email,
  password: newPassword,
  returnTo,
})
export type SignUpBody = z.infer<typeof signUpBody>

export const mailRequestBody = z.object({ email, returnTo })

/** The same whether or not the address has an account. */
export const mailSentAnswer = z.object({ sent: z.literal(true) })

export const sentSignUp = z.object({ email: z.string(), waitSeconds: z.int() })
export type SentSignUp = z.infer<typeof sentSignUp>

export const sendAgainBody = z.object({ email: z.optional(email) })

export const waitingSignUp = z.object({
  firstName: z.string(),
  lastName: z.string(),
  organizationName: z.string(),
  askedAt: z.nullable(z.iso.datetime()),
  device: z.string(),
  network: z.string(),
  isOwn: z.boolean(),
})
export type WaitingSignUpAnswer = z.infer<typeof waitingSignUp>

export const confirmSignUpBody = z.object({
  link: z.string().check(z.maxLength(200)),
  do: z.enum(['confirm', 'end']),
  returnTo,
})

/** A script sends true or false; a browser without script sends "on" or nothing. */
const ticked = z.optional(z.union([z.boolean(), z.literal('on')]))

export const resetOffer = z.object({ passkeys: z.int() })
export type ResetOffer = z.infer<typeof resetOffer>

export const resetPasswordBody = z.object({
  token: z.string('The link is incomplete.').check(z.minLength(1, 'The link is incomplete.'), z.maxLength(200)),
  password: newPassword,
  removePasskeys: ticked,
})
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>

export const changePasswordBody = z.object({
  currentPassword: knownPassword,
  password: newPassword,
  removePasskeys: ticked,
})
export type ChangePasswordBody = z.infer<typeof changePasswordBody>

export const nameBody = z.object({ firstName, lastName })
export const newEmailBody = z.object({ email })
export const newEmailToken = z.object({ token: z._default(z.string().check(z.maxLength(1000)), '') })

/** What becomes of an organization when its person's account is deleted. The last four keep it from being deleted. */
export const closingEnds = ['stays', 'closes', 'owner', 'houses', 'locked', 'staff'] as const
export type ClosingEnd = (typeof closingEnds)[number]

export const closingAnswer = z.object({
  organizations: z.array(
    z.object({ id: z.string(), name: z.string(), end: z.enum(closingEnds), houses: z.int(), claims: z.int() }),
  ),
})
export type ClosingAnswer = z.infer<typeof closingAnswer>

export const doneAnswer = z.object({ done: z.literal(true) })

export const sessionList = z.array(
  z.object({
    id: z.string(),
    current: z.boolean(),
    device: z.nullable(z.string()),
    address: z.nullable(z.string()),
    signedInAt: z.string(),
    lastSeenAt: z.string(),
    endsAt: z.string(),
  }),
)
export type SessionList = z.infer<typeof sessionList>

export const passkeyList = z.array(z.object({ id: z.string(), name: z.nullable(z.string()), addedAt: z.string() }))
export type PasskeyList = z.infer<typeof passkeyList>

const base64url = z.string().check(z.minLength(1), z.maxLength(20_000), z.regex(/^[\w-]+$/))
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') }

export const addPasskeyBody = z.object({
  name: z.optional(
    z
      .string()
      .check(z.trim(), z.maxLength(authLimits.passkeyName, 'The name is too long.'), requireVisible('The name')),
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

export const passkeySignInBody = z.object({
  response: z.object({
    ...credential,
    response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
    clientExtensionResults: z.object({}),
  }),
  returnTo,
})
export type PasskeySignInBody = z.infer<typeof passkeySignInBody>

/** Binary values are base64url text. */
export type NewPasskeyOptions = Omit<
  PublicKeyCredentialCreationOptions,
  'challenge' | 'user' | 'excludeCredentials'
> & {
  challenge: string
  user: { id: string; name: string; displayName: string }
  excludeCredentials?: { id: string; type: 'public-key' }[]
}

export type PasskeySignInOptions = { challenge: string; rpId?: string; userVerification: UserVerificationRequirement }

export const signInWays = z.object({ provider: z.nullable(z.object({ name: z.string() })) })
