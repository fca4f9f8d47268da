import { randomUUID } from 'node:crypto'
import { invitationLimits } from '#contract/team.ts'
import type { DeskRole } from '#domain/desk-powers.ts'
import { AppError } from '#server/plumbing/errors.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import {
  countSince,
  findWaiting,
  insertInvitation,
  listWaiting,
  lockInvitations,
  lockWaiting,
  renewInvitation,
  withdrawInvitation,
  withdrawInvitationsOf,
} from './invitations.store.ts'
import { newSecret } from './link-secret.ts'
import { mayManageTeam } from './team.policy.ts'
import { listMembers, noteInvitation } from './team.store.ts'
import { invitationLetter } from './team-letters.ts'
import type { AtWork, TeamParts } from './team-work.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Invites an address in the transaction. Asked again within minutes, as by a double tap, it is the same invitation. */
export async function invite(parts: TeamParts, tx: Tx, by: AtWork, email: string, role: DeskRole): Promise<void> {
  const { organisationId } = by
  const now = parts.clock.now()
  await lockInvitations(tx, organisationId)
  const members = await listMembers(tx, organisationId)
  if (!members.some(({ id, role: own }) => id === by.person.id && mayManageTeam(own))) throw ownersOnly()
  if (members.some((member) => member.email === email)) throw refused('This person is in your team already.')
  const earlier = await findWaiting(tx, organisationId, email)
  if (earlier && earlier.role === role && now.getTime() - earlier.sentAt.getTime() < pause) return
  if (earlier)
    throw refused('This address has an invitation already. Send it again or withdraw it in the list of invitations.')
  if ((await countSince(tx, organisationId, new Date(now.getTime() - day))) >= invitationLimits.perDay) {
    const message = `That is ${invitationLimits.perDay} invitations in one day, which is the most. Go on tomorrow.`
    throw new AppError('too_many_requests', message, { retryAfter: 3600 })
  }
  const { secret, hash } = newSecret()
  const id = randomUUID()
  const invitedBy = { id: by.person.id, name: by.person.name }
  const expiresAt = new Date(now.getTime() + invitationLimits.days * day)
  await insertInvitation(tx, { id, organisationId, email, role, secretHash: hash, invitedBy, at: now, expiresAt })
  await noteInvitation(tx, noter(by), { id, role, change: 'invited' })
  await mailInvitation(parts, tx, by, { email, role, secret })
}

/** Mails an invitation anew: with another link, which works for its own days; the one before stops. */
export async function resend(parts: TeamParts, tx: Tx, by: AtWork, id: string): Promise<void> {
  const invitation = await waiting(tx, by, id)
  const now = parts.clock.now()
  const wait = invitation.sentAt.getTime() + pause - now.getTime()
  if (wait > 0) {
    const minutes = Math.ceil(wait / minute)
    const message = `It was sent a moment ago. Send it again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
    throw new AppError('too_many_requests', message, { retryAfter: Math.ceil(wait / 1000) })
  }
  if (invitation.mails >= invitationLimits.mails) {
    const message = `It was sent ${invitationLimits.mails} times. Check the address, and ask the person another way.`
    throw new AppError('too_many_requests', message, { retryAfter: 86_400 })
  }
  const { secret, hash } = newSecret()
  const expiresAt = new Date(now.getTime() + invitationLimits.days * day)
  await renewInvitation(tx, id, { secretHash: hash, at: now, expiresAt })
  await noteInvitation(tx, noter(by), { ...invitation, change: 'resent' })
  await mailInvitation(parts, tx, by, { ...invitation, secret })
}

export async function withdraw(parts: TeamParts, tx: Tx, by: AtWork, id: string): Promise<void> {
  const invitation = await waiting(tx, by, id)
  await withdrawInvitation(tx, id, parts.clock.now())
  await noteInvitation(tx, noter(by), { ...invitation, change: 'withdrawn' })
}

/** Takes back what an owner invited who is about to be none any more: it ends with the power to invite. */
export async function withdrawAllOf(parts: TeamParts, tx: Tx, by: AtWork, personId: string): Promise<void> {
  const { organisationId } = by
  const gone = await withdrawInvitationsOf(tx, { organisationId, personId }, parts.clock.now())
  for (const invitation of gone) await noteInvitation(tx, noter(by), { ...invitation, change: 'withdrawn' })
}

/** What waits for an answer, as the page shows it. */
export async function waitingInvitations(tx: Tx, organisationId: string, now: Date) {
  const invitations = await listWaiting(tx, organisationId)
  return invitations.map(({ id, email, role, invitedBy, sentAt, expiresAt }) => ({
    ...{ id, email, role, invitedBy, sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString() },
    isExpired: expiresAt <= now,
  }))
}

const pause = invitationLimits.pauseMinutes * minute

async function waiting(tx: Tx, by: AtWork, id: string) {
  const invitation = await lockWaiting(tx, by.organisationId, id)
  if (invitation) return invitation
  throw new AppError('not_found', 'This invitation waits no more: it was used or withdrawn.')
}

const noter = ({ organisationId, person, actor }: AtWork) => ({
  ...{ organisationId, personId: person.id, personName: person.name },
  device: actor.origin?.device ?? '',
})

function mailInvitation(
  { mail, baseUrl }: TeamParts,
  tx: Tx,
  by: AtWork,
  { email, role, secret }: { email: string; role: DeskRole; secret: string },
): Promise<void> {
  const link = `${baseUrl}/join/${secret}`
  const letter = invitationLetter({ organisation: by.organisation, invitedBy: by.person.name, role, link })
  return mail.enqueue(tx, { kind: 'team-invitation', to: email, confidential: true, letter })
}

/** Why somebody changes nothing of the team. */
export const ownersOnly = () => new AppError('not_allowed', 'Only an owner can change the team. Ask the owner.')

function refused(sentence: string): AppError {
  return new AppError('invalid_input', 'Please look at this field again.', { fields: { email: sentence } })
}
