import * as z from 'zod/mini'
import { count, moment, optionalWords, requireWords } from '#contract/calls/typed.ts'
import { mailStates } from '#contract/mail/mail-states.ts'
import { deskRoles } from '#domain/people/desk-powers.ts'
import { lockLimits } from '#domain/people/locking.ts'
import { listingStatuses } from '#domain/residence/residence.ts'

const organization = { id: z.string(), name: z.string(), kind: z.string() }

const person = { id: z.string(), name: z.string(), email: z.string(), isLocked: z.boolean() }

const invitation = {
  id: z.string(),
  email: z.string(),
  role: z.enum(deskRoles),
  sentAt: moment,
  expiresAt: moment,
}

export const peopleQuery = z.object({
  // The database holds no such character.
  q: z._default(
    z.string().check(z.overwrite((text) => text.replaceAll('\u0000', '').trim().slice(0, lockLimits.find))),
    '',
  ),
})

export const foundPerson = z.object({
  ...person,
  organizations: z.array(z.object({ ...organization, role: z.enum(deskRoles) })),
})
export const foundOrganization = z.object({
  ...organization,
  state: z.nullable(z.string()),
  people: count,
  houses: count,
  isLocked: z.boolean(),
})
export const foundSignUp = z.object({
  email: z.string(),
  name: z.string(),
  organization: z.string(),
  askedAt: moment,
  expiresAt: moment,
})
export const foundInvitation = z.object({ ...invitation, organization: z.object(organization) })

/** Asked for by another of the staff; the reader may say yes. */
export const waitingReset = z.object({ id: z.string(), name: z.string(), by: z.string(), at: moment })

export const foundPeople = z.object({
  resets: z.array(waitingReset),
  people: z.array(foundPerson),
  organizations: z.array(foundOrganization),
  signUps: z.array(foundSignUp),
  invitations: z.array(foundInvitation),
  more: z.boolean(),
  mayChange: z.boolean(),
})
export type FoundPeople = z.infer<typeof foundPeople>

const lock = z.nullable(z.object({ words: z.string(), at: moment, by: z.string() }))
const done = z.array(z.object({ id: z.string(), at: moment, by: z.string(), words: z.array(z.string()) }))
const residences = z.object({
  total: count,
  rows: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      city: z.string(),
      state: z.nullable(z.string()),
      status: z.enum(listingStatuses),
      isHidden: z.boolean(),
    }),
  ),
})
export type StaffResidences = z.infer<typeof residences>

/** `refusal` says why the reader may not lock it; null where they may. */
const changeable = { lock, done, refusal: z.nullable(z.string()) }

export const staffPerson = z.object({
  ...person,
  ...changeable,
  isConfirmed: z.boolean(),
  createdAt: moment,
  organizations: z.array(z.object({ ...organization, role: z.enum(deskRoles), since: moment, isLocked: z.boolean() })),
  /** Somebody asks to remove the second step; `resetRefusal` says why the reader may not have to do with that. */
  reset: z.nullable(
    z.object({
      words: z.string(),
      at: moment,
      by: z.string(),
      isOwn: z.boolean(),
      allowedBy: z.nullable(z.string()),
      dueAt: z.nullable(moment),
      isShown: z.boolean(),
    }),
  ),
  resetRefusal: z.nullable(z.string()),
  houses: residences,
  signIn: z.object({
    last: z.nullable(moment),
    sessions: count,
    lastUsed: z.nullable(moment),
    passkeys: count,
    hasApp: z.boolean(),
  }),
  mails: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      state: z.enum(mailStates),
      at: moment,
      lastError: z.nullable(z.string()),
    }),
  ),
})
export type StaffPerson = z.infer<typeof staffPerson>

export const staffOrganization = z.object({
  ...organization,
  ...changeable,
  isLocked: z.boolean(),
  state: z.nullable(z.string()),
  createdAt: moment,
  checkedAt: z.nullable(moment),
  people: z.array(z.object({ ...person, role: z.enum(deskRoles), lastUsed: z.nullable(moment) })),
  invitations: z.array(z.object({ ...invitation, invitedBy: z.string(), mails: count })),
  houses: residences,
})
export type StaffOrganization = z.infer<typeof staffOrganization>

const tooLong = `At most ${lockLimits.words} letters.`
const words = requireWords('Say why in a sentence.', lockLimits.words, tooLong)
const maybeWords = optionalWords(lockLimits.words, tooLong)
const lockActs = [
  z.object({ act: z.literal('lock'), words }),
  z.object({ act: z.literal('unlock'), words: maybeWords }),
] as const

export const personChange = z.discriminatedUnion('act', [
  ...lockActs,
  z.object({ act: z.literal('end_sessions'), words }),
  z.object({ act: z.literal('ask_reset'), words }),
  z.object({ act: z.literal('allow_reset'), words: maybeWords }),
  z.object({ act: z.literal('refuse_reset'), words: maybeWords }),
])
export type PersonChange = z.infer<typeof personChange>
export type ResetChange = Extract<PersonChange, { act: 'ask_reset' | 'allow_reset' | 'refuse_reset' }>

export const organizationChange = z.discriminatedUnion('act', [
  ...lockActs,
  z.object({ act: z.literal('resend'), invitation: z.uuid('There is no such invitation.') }),
])
export type OrganizationChange = z.infer<typeof organizationChange>

export const resendConfirmation = z.object({ email: z.string('Email is missing.').check(z.toLowerCase()) })
