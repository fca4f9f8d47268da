import type { WaitingInvitation } from '#contract/team/team.ts'
import type { DeskRole } from '#domain/people/desk-powers.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import {
  type InvitingParts,
  invite,
  listWaitingInvitations,
  renew,
  resend,
  withdraw,
  withdrawInvited,
} from './invitations.service.ts'
import { findWaiting, lockInvitations } from './invitations.store.ts'
import { isLastOwnerRefusal, listMembers, type MemberRow } from './team.store.ts'
import { endMembership, type Inviter } from './team-work.service.ts'

export type { Inviter } from './team-work.service.ts'

export type Officers = ReturnType<typeof createOfficers>

export function createOfficers(parts: InvitingParts) {
  return {
    async invite(tx: Tx, by: Inviter, email: string, role: DeskRole): Promise<void> {
      await invite(parts, tx, by, email, { role, residenceIds: null })
    },
    resend: (tx: Tx, by: Inviter, id: string): Promise<void> => resend(parts, tx, by, id),
    withdraw: (tx: Tx, by: Inviter, id: string): Promise<void> => withdraw(parts, tx, by, id),
    async list(tx: Tx, organizationId: string): Promise<{ people: MemberRow[]; invitations: WaitingInvitation[] }> {
      const invitations = await listWaitingInvitations(parts, tx, organizationId)
      return { people: await listMembers(tx, organizationId), invitations }
    },
    /** Gives the link. Throws `conflict` for a member. */
    async bringIn(tx: Tx, by: Inviter, email: string, role: DeskRole): Promise<{ link: string; isAgain: boolean }> {
      const members = await listMembers(tx, by.organizationId)
      if (members.some((member) => member.email === email)) throw new AppError('conflict', 'They belong already.')
      const earlier = await findWaiting(tx, by.organizationId, email)
      if (earlier) return { link: await renew(parts, tx, by, earlier), isAgain: true }
      const link = await invite(parts, tx, by, email, { role, residenceIds: null })
      if (link === null) throw new Error('An address without an invitation gets one.')
      return { link, isAgain: false }
    },
    /** Null when there is neither; throws `conflict` where the last owner would go. */
    async takeOut(tx: Tx, by: Inviter, email: string): Promise<'member' | 'invitation' | null> {
      await lockInvitations(tx, by.organizationId)
      const members = await listMembers(tx, by.organizationId)
      const member = members.find((one) => one.email === email)
      if (!member) return (await withdrawInvited(parts, tx, by, email)) ? 'invitation' : null
      try {
        await endMembership(tx, by.organizationId, member)
      } catch (error) {
        if (!isLastOwnerRefusal(error)) throw error
        throw new AppError('conflict', 'The last owner stays.')
      }
      return 'member'
    },
  }
}
