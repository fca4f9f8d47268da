import * as z from 'zod/mini'
import { requireVisible, requireWords } from '#contract/calls/typed.ts'
import { certificateLimits } from '#contract/certification/certificate-limits.ts'
import { emailField, waitingInvitation } from '#contract/team/team.ts'

const id = z.uuid('There is no such affiliate.')
const invitation = z.uuid('There is no such invitation.')

export const officerRoles = ['owner', 'manager'] as const

export const affiliateChange = z.discriminatedUnion(
  'act',
  [
    z.object({
      act: z.literal('make'),
      /** The state's two letters; after a space, the name of its affiliate if one is on record. */
      state: z
        .string('Choose a state.')
        .check(z.trim(), z.regex(/^[A-Z]{2}( .{1,200})?$/, 'Choose a state.'), requireVisible('The name')),
      name: z._default(
        z.string().check(z.trim(), z.maxLength(200, 'Name is longer than 200 characters.'), requireVisible('Name')),
        '',
      ),
    }),
    z.object({
      act: z.literal('invite'),
      id,
      email: emailField,
      role: z._default(z.enum(officerRoles, 'Choose a role.'), 'owner'),
    }),
    z.object({ act: z.literal('resend'), id, invitation }),
    z.object({ act: z.literal('withdraw'), id, invitation }),
    z.object({
      act: z.literal('key'),
      id,
      leaked: z.enum(['no', 'yes'], 'Say whether the key leaked.'),
      reason: requireWords(
        'Say why.',
        certificateLimits.reason,
        `Why is longer than ${certificateLimits.reason} characters.`,
      ).check(requireVisible('Why')),
      sure: z.literal('on', 'Check the box: this cannot be taken back.'),
      /** Where the key in use is only minutes old. */
      again: z.optional(z.literal('on')),
    }),
  ],
  'This form does nothing here.',
)
export type AffiliateChange = z.infer<typeof affiliateChange>

export const listedAffiliate = z.object({
  id: z.string(),
  name: z.string(),
  state: z.string(),
  homes: z.int(),
  certified: z.int(),
  people: z.array(z.object({ name: z.string(), email: z.string(), role: z.string(), since: z.string() })),
  invitations: z.array(waitingInvitation),
  /** The one that signs its certificates, and how many there were before; null until one is first needed. */
  key: z.nullable(
    z.object({
      since: z.string(),
      isRecent: z.boolean(),
      older: z.int(),
      revoked: z.int(),
      lastRevokedAt: z.nullable(z.string()),
    }),
  ),
})
export type ListedAffiliate = z.infer<typeof listedAffiliate>

export const affiliatesAnswer = z.object({ affiliates: z.array(listedAffiliate), mayChange: z.boolean() })
export type AffiliatesAnswer = z.infer<typeof affiliatesAnswer>
