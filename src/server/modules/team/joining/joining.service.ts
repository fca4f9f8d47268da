import type { InvitationState, JoinAnswer, JoinAsNewBody } from '#contract/team/team.ts'
import { addDays } from '#domain/language/added-time.ts'
import type { Visitor } from '#server/modules/auth/accounts/accounts.service.ts'
import {
  deleteEnded,
  findLinked,
  type LinkedInvitation,
  listInvitedResidences,
  spendInvitation,
} from '#server/modules/team/invitations.store.ts'
import { computeHash } from '#server/modules/team/link-secret.rules.ts'
import { addMembership, findMember } from '#server/modules/team/team.store.ts'
import { noteMember, type TeamParts } from '#server/modules/team/team-work.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { isMember } from '#server/plumbing/members.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'

export type Holder = { id: string; email: string; sessionId: string }

export type JoiningService = ReturnType<typeof createJoining>

export const endedInvitationDays = 30

export function createJoining({ transactions, accounts, clock, log }: TeamParts) {
  const readClock = () => clock.now()

  /** Acts as the system, because the person is not yet a member; the history names the person. */
  function letIn(secret: string, person: { id: string; email: string }, device: string): Promise<LinkedInvitation> {
    const actor = { ...system, personId: person.id, origin: { source: 'team', device } } as const
    return transactions.run(actor, async (tx) => {
      const linked = await requireUsable(tx, secret, person, readClock())
      if (linked.acceptedAt !== null) return linked
      const { id, organizationId, role, residenceIds } = linked
      if (!(await spendInvitation(tx, id, person.id, readClock()))) throw buildGoneError('used')
      if (await addMembership(tx, { organizationId, personId: person.id, role, residenceIds })) {
        const member = await findMember(tx, organizationId, person.id)
        if (member) await noteMember(tx, organizationId, member, { change: 'joined', after: { role } })
      }
      log.info('joined a team', { organizationId, personId: person.id })
      return linked
    })
  }

  return {
    look: (secret: string, reader: Holder | null): Promise<JoinAnswer> =>
      transactions.run(system, async (tx): Promise<JoinAnswer> => {
        const linked = await findLinked(tx, computeHash(secret))
        const state = findState(linked, readClock())
        const belongs = linked && reader ? await isMember(tx, reader.id, linked.organizationId) : false
        const readerEmail = reader?.email ?? null
        if (!linked || state !== 'open') {
          return { state, invitation: null, reader: belongs ? 'member' : reader ? 'another' : 'nobody', readerEmail }
        }
        const { organization, role, invitedBy, email, expiresAt } = linked
        const residences = await listInvitedResidences(tx, linked.residenceIds)
        const invitation = {
          organization,
          role,
          houses: residences,
          invitedBy,
          email,
          expiresAt: expiresAt.toISOString(),
        }
        // An owner who opens the link of somebody else is another person too, although they belong already.
        const isInvited = reader?.email === email
        const who = isInvited ? (belongs ? 'member' : 'invited') : reader ? 'another' : 'nobody'
        return { state, invitation, reader: who, readerEmail }
      }),
    /**
     * Joining twice changes nothing. The session then acts for the organization. Throws `not_found` for an invalid
     * link, `not_allowed` when somebody else is invited.
     */
    async join(secret: string, holder: Holder, device: string): Promise<void> {
      const { organizationId } = await letIn(secret, holder, device)
      await accounts.actFor(holder, organizationId)
    },
    /**
     * The mailed link proves the address. Gives the session cookies. Throws as `join` does, `conflict` when the address
     * has an account, `invalid_input`.
     */
    async joinAsNew(
      secret: string,
      visitor: Visitor,
      { firstName, lastName, password }: JoinAsNewBody,
      device: string,
    ): Promise<string[]> {
      const linked = await transactions.run(system, (tx) => findLinked(tx, computeHash(secret)))
      const state = findState(linked, readClock())
      if (!linked || state !== 'open') throw buildGoneError(state)
      const { email, organization } = linked
      const personId = await accounts.makeLinked(visitor, { firstName, lastName, email, password, organization })
      if (personId === null) throw new AppError('conflict', 'This address has an account. Sign in with it, then join.')
      const { organizationId } = await letIn(secret, { id: personId, email }, device)
      return accounts.enter(visitor, { personId, email, password }, organizationId)
    },
    signOut: (cookies: string | null): Promise<string> => accounts.signOut(cookies),
    async forgetOld(): Promise<number> {
      const before = addDays(readClock(), -endedInvitationDays)
      return transactions.run(system, (tx) => deleteEnded(tx, before))
    },
  }
}

async function requireUsable(tx: Tx, secret: string, person: { id: string; email: string }, now: Date) {
  const linked = await findLinked(tx, computeHash(secret))
  const state = findState(linked, now)
  if (!linked) throw buildGoneError(state)
  if (linked.email !== person.email) {
    throw new AppError('not_allowed', 'This invitation is for another address. Sign in with that one.')
  }
  const isDone = state === 'used' && (await isMember(tx, person.id, linked.organizationId))
  if (state !== 'open' && !isDone) throw buildGoneError(state)
  return linked
}

function findState(linked: LinkedInvitation | undefined, now: Date): InvitationState {
  if (!linked) return 'unknown'
  if (linked.acceptedAt) return 'used'
  if (linked.withdrawnAt) return 'withdrawn'
  return linked.expiresAt <= now ? 'expired' : 'open'
}

const sentences: Record<InvitationState, string> = {
  open: '',
  used: 'This invitation was used already.',
  expired: 'This invitation has run out. Ask for a new one.',
  withdrawn: 'This invitation was taken back.',
  unknown: 'There is no such invitation. A newer email may hold a newer link.',
}

const buildGoneError = (state: InvitationState) => new AppError('not_found', sentences[state])
