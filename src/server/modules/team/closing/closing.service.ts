import type { ClosingAnswer, OrganizationChoice, SignedInUser } from '#contract/auth/auth.ts'
import type { Visitor } from '#server/modules/auth/accounts/accounts.service.ts'
import { withdrawAllFrom } from '#server/modules/team/invitations.service.ts'
import { lockInvitations } from '#server/modules/team/invitations.store.ts'
import { findMember, isLastOwnerRefusal } from '#server/modules/team/team.store.ts'
import { endMembership, noteMember, type TeamContext, type TeamParts } from '#server/modules/team/team-work.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { describeDevice } from '#server/plumbing/visitors/device-words.ts'
import { formatName } from '#server/plumbing/visitors/person-name.ts'
import { chooseClosingEnd, keepsAccount } from './closing.rules.ts'
import { readLeft } from './closing.store.ts'

export type ClosingService = ReturnType<typeof createClosing>

type LeavingUser = SignedInUser & { sessionId: string }

export function createClosing(parts: TeamParts) {
  const { accounts, log } = parts
  return {
    async read(person: LeavingUser): Promise<ClosingAnswer> {
      const own = await accounts.organizations(person.id)
      return { organizations: await Promise.all(own.map((one) => readEnd(parts, person, one))) }
    },
    /** Gives the cookie that signs out. Throws `conflict` where an organization keeps the person. */
    async close(person: LeavingUser, visitor: Visitor): Promise<string> {
      const own = await accounts.organizations(person.id)
      const ends = await Promise.all(own.map((one) => readEnd(parts, person, one)))
      if (ends.some(({ end }) => keepsAccount(end))) throw buildKeptError()
      for (const [at, organization] of own.entries()) {
        await leave(parts, person, { ...organization, closes: ends[at]?.end === 'closes' }, visitor)
      }
      const closed = ends.filter(({ end }) => end === 'closes').map(({ name }) => name)
      try {
        await accounts.deleteAccount(person, closed)
      } catch (error) {
        throw isLastOwnerRefusal(error) ? buildKeptError() : error
      }
      const cookie = await accounts.signOut(visitor.cookies)
      log.info('left with the account', { organizations: own.length, closed: closed.length })
      return cookie
    },
  }
}

async function readEnd({ transactions }: TeamParts, { id }: LeavingUser, organization: OrganizationChoice) {
  const actor = { kind: 'person', personId: id, organizationId: organization.id } as const
  const left = await transactions.run(actor, (tx) => readLeft(tx, organization.id, id))
  const { houses: residences, claims } = left
  return {
    id: organization.id,
    name: organization.name,
    end: chooseClosingEnd(organization, left),
    houses: residences,
    claims,
  }
}

async function leave(
  parts: TeamParts,
  person: LeavingUser,
  { id: organizationId, name, kind, role, closes }: OrganizationChoice & { closes: boolean },
  { userAgent }: Visitor,
): Promise<void> {
  const origin = { source: 'team', device: describeDevice(userAgent) } as const
  const by: TeamContext = {
    actor: { kind: 'person', personId: person.id, organizationId, origin },
    organizationId,
    organization: name,
    kind,
    role,
    person: { id: person.id, name: formatName(person), email: person.email, sessionId: person.sessionId },
  }
  try {
    await parts.transactions.run(by.actor, async (tx) => {
      await lockInvitations(tx, organizationId)
      const member = await findMember(tx, organizationId, person.id)
      if (member?.role === 'owner') await withdrawAllFrom(parts, tx, by, person.id)
      if (!member) return
      // The last of an organization goes with the account itself: the database keeps it an owner until then.
      if (closes) await noteMember(tx, organizationId, member, { change: 'removed', before: { role: member.role } })
      else await endMembership(tx, organizationId, member)
    })
  } catch (error) {
    throw isLastOwnerRefusal(error) ? buildKeptError() : error
  }
}

const buildKeptError = () => new AppError('conflict', 'Something has to be done first. The page says what.')
