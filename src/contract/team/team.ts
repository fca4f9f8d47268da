import * as z from 'zod/mini'
import { firstName, lastName, newPassword } from '#contract/auth/auth.ts'
import { authLimits } from '#contract/auth/auth-limits.ts'
import { count, moment, requireText } from '#contract/calls/typed.ts'
import { deskRoles } from '#domain/people/desk-powers.ts'
import { invitationDays } from '#domain/people/organization.ts'
import { trainingSteps } from '#domain/people/training.ts'
import { addressesAtMost, type InviteOutcome, inviteOutcomes } from '#domain/people/typed-addresses.ts'

const role = z.enum(deskRoles, 'Choose a role.')
const id = z.uuid('This person is not on your team.')

export const invitationLimits = { days: invitationDays, perDay: 20, mails: 5, pauseMinutes: 10, atOnce: 50 } as const

export const remindHours = 24

const keptTo = z.nullable(z.array(z.string()))
/** Left out, they stay as they are, and are all houses for somebody new. */
const chosenResidences = z.optional(z.nullable(z.array(z.uuid('This is no house of yours.')).check(z.maxLength(5000))))

export const teamMember = z.object({
  id: z.string(),
  name: z.string(),
  role,
  residenceIds: keptTo,
  since: moment,
  isYou: z.boolean(),
  email: z.nullable(z.string()),
  lastSeenAt: z.nullable(moment),
  training: z.nullable(z.object({ done: count, of: count })),
  /** Null unless the reader may send one; then whether it goes out now. */
  mayRemind: z.nullable(z.boolean()),
})

export type TeamMember = z.infer<typeof teamMember>

export const waitingInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role,
  residenceIds: keptTo,
  invitedBy: z.string(),
  sentAt: moment,
  expiresAt: moment,
  isExpired: z.boolean(),
  isUndelivered: z.boolean(),
})

export type WaitingInvitation = z.infer<typeof waitingInvitation>

export const ownTrainingStep = z.object({
  step: z.enum(trainingSteps),
  doneAt: z.nullable(moment),
  isSeen: z.boolean(),
})

export type OwnTrainingStep = z.infer<typeof ownTrainingStep>

export const teamAnswer = z.object({
  organization: z.string(),
  role,
  kind: z.enum(['operator', 'affiliate', 'alliance']),
  mayManage: z.boolean(),
  isLastOwner: z.boolean(),
  people: z.array(teamMember),
  residences: z.array(z.object({ id: z.string(), name: z.string() })),
  invitations: z.array(waitingInvitation),
  training: z.array(ownTrainingStep),
})

export type TeamAnswer = z.infer<typeof teamAnswer>

export const emailField = requireText('Email', authLimits.email).check(
  z.toLowerCase(),
  // Also refuses what could end one header of a mail and begin another.
  z.email('Email does not look like an address.'),
)

export const teamChange = z.discriminatedUnion(
  'do',
  [
    z.object({ do: z.literal('invite'), email: emailField, role, houses: chosenResidences }),
    z.object({
      do: z.literal('invite_several'),
      emails: z
        .string('Email is missing.')
        .check(z.maxLength(addressesAtMost, 'That is too much text for a list of addresses.')),
      role,
      houses: chosenResidences,
    }),
    z.object({ do: z.literal('resend'), id }),
    z.object({ do: z.literal('withdraw'), id }),
    z.object({ do: z.literal('role'), id, role, houses: chosenResidences }),
    z.object({ do: z.literal('remove'), id }),
    z.object({ do: z.literal('remind'), id }),
    z.object({ do: z.literal('leave') }),
    z.object({ do: z.literal('train'), step: z.enum(trainingSteps, 'This is no step of the training.') }),
    z.object({ do: z.literal('untrain'), step: z.enum(trainingSteps, 'This is no step of the training.') }),
  ],
  'This form does nothing here.',
)

export type TeamChange = z.infer<typeof teamChange>
export type TeamDeed = TeamChange['do']
export type TeamDone = TeamDeed | 'same_role' | 'own_role'

export const teamChanged = z.object({
  done: z.string(),
  lines: z.optional(z.array(z.object({ typed: z.string(), outcome: z.enum(inviteOutcomes) }))),
})

export type InvitedLine = { typed: string; outcome: InviteOutcome }

export const invitationStates = ['open', 'used', 'expired', 'withdrawn', 'unknown'] as const
export type InvitationState = (typeof invitationStates)[number]

export const joinAnswer = z.object({
  state: z.enum(invitationStates),
  invitation: z.nullable(
    z.object({
      organization: z.string(),
      role,
      houses: z.nullable(z.array(z.string())),
      invitedBy: z.string(),
      email: z.string(),
      expiresAt: moment,
    }),
  ),
  reader: z.enum(['nobody', 'invited', 'member', 'another']),
  readerEmail: z.nullable(z.string()),
})

export type JoinAnswer = z.infer<typeof joinAnswer>

export const joinAsNewBody = z.object({ firstName, lastName, password: newPassword })

export type JoinAsNewBody = z.infer<typeof joinAsNewBody>
