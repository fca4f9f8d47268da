import { randomUUID } from 'node:crypto'
import { emailField, type InvitedLine, invitationLimits } from '#contract/team/team.ts'
import { addDays } from '#domain/language/added-time.ts'
import { minuteMs } from '#domain/language/durations.ts'
import { type InviteOutcome, parseAddresses } from '#domain/people/typed-addresses.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { runAsSystem } from '#server/plumbing/work/as-system.ts'
import {
  countSince,
  findWaiting,
  type InvitationRow,
  insertInvitation,
  listInvitedResidences,
  listWaiting,
  lockInvitations,
  lockWaiting,
  renewInvitation,
  withdrawInvitation,
  withdrawInvitationsTo,
} from './invitations.store.ts'
import { createSecret } from './link-secret.rules.ts'
import { writeInvitationMail } from './team.mails.ts'
import { mayManageTeam } from './team.policy.ts'
import { listMembers, noteInvitation, type Place } from './team.store.ts'
import { type Inviter, type TeamContext, type TeamParts, toInviter } from './team-work.service.ts'

export type InvitingParts = Pick<TeamParts, 'clock' | 'baseUrl'> & {
  mail: Pick<TeamParts['mail'], 'enqueue' | 'bouncedOf'>
}

/**
 * The link is only in the mail and the return value. A repeat within minutes is the same invitation, without a link.
 */
export async function invite(
  parts: InvitingParts,
  tx: Tx,
  by: Inviter,
  email: string,
  place: Place,
): Promise<string | null> {
  const { outcome, link } = await tryInviting(parts, tx, by, { ...place, email })
  if (outcome === 'member') throw buildRefusedError('This person is in the team already.')
  if (outcome === 'invited')
    throw buildRefusedError(
      'This address has an invitation already. Send it again or withdraw it in the list of invitations.',
    )
  if (outcome === 'too_many') {
    const message = `That is ${invitationLimits.perDay} invitations in one day, which is the most. Go on tomorrow.`
    throw new AppError('too_many_requests', message, { retryAfter: 3600 })
  }
  return link
}

export async function inviteSeveral(
  parts: InvitingParts,
  tx: Tx,
  by: Inviter,
  text: string,
  place: Place,
): Promise<InvitedLine[]> {
  const addresses = parseAddresses(text)
  if (addresses.length === 0) throw buildRefusedError('Email is missing.')
  if (addresses.length > invitationLimits.atOnce) {
    throw buildRefusedError(`That is ${addresses.length} addresses. Send at most ${invitationLimits.atOnce} at once.`)
  }
  const lines: InvitedLine[] = []
  for (const typed of addresses) {
    const email = emailField.safeParse(typed).data
    const outcome = email === undefined ? null : (await tryInviting(parts, tx, by, { ...place, email })).outcome
    lines.push({ typed: typed.slice(0, 254), outcome: outcome ?? 'not_an_address' })
  }
  return lines
}

type InviteAttempt = { outcome: Exclude<InviteOutcome, 'not_an_address'>; link: string | null }

async function tryInviting(
  parts: InvitingParts,
  tx: Tx,
  by: Inviter,
  asked: Place & { email: string },
): Promise<InviteAttempt> {
  const { email, role, residenceIds } = asked
  const { organizationId, person } = by
  const now = parts.clock.now()
  await lockInvitations(tx, organizationId)
  const members = await listMembers(tx, organizationId)
  if (members.some((member) => member.email === email)) return { outcome: 'member', link: null }
  const earlier = await findWaiting(tx, organizationId, email)
  if (earlier) {
    const isSame = earlier.role === role && String(earlier.residenceIds) === String(residenceIds)
    const isJustSent = isSame && now.getTime() - earlier.sentAt.getTime() < pause
    return { outcome: isJustSent ? 'sent' : 'invited', link: null }
  }
  if ((await countSince(tx, organizationId, addDays(now, -1))) >= invitationLimits.perDay) {
    return { outcome: 'too_many', link: null }
  }
  const { secret, hash } = createSecret()
  const id = randomUUID()
  const expiresAt = addDays(now, invitationLimits.days)
  await insertInvitation(tx, { ...asked, id, organizationId, secretHash: hash, invitedBy: person, at: now, expiresAt })
  await noteInvitation(tx, buildNoter(by), { id, role, change: 'invited' })
  return { outcome: 'sent', link: await mailInvitation(parts, tx, by, { ...asked, secret }) }
}

/** Checked in the transaction, because the right may just have been lost. */
export async function requireOwner(tx: Tx, { organizationId, person }: TeamContext): Promise<void> {
  await lockInvitations(tx, organizationId)
  const members = await listMembers(tx, organizationId)
  if (!members.some(({ id, role }) => id === person.id && mayManageTeam(role))) throw buildOwnersOnlyError()
}

export async function resend(parts: InvitingParts, tx: Tx, by: Inviter, id: string): Promise<void> {
  const invitation = await requireWaiting(tx, by, id)
  const now = parts.clock.now()
  const wait = invitation.sentAt.getTime() + pause - now.getTime()
  if (wait > 0) {
    const minutes = Math.ceil(wait / minuteMs)
    const message = `It was sent a moment ago. Send it again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
    throw new AppError('too_many_requests', message, { retryAfter: Math.ceil(wait / 1000) })
  }
  if (invitation.mails >= invitationLimits.mails) {
    const message = `It was sent ${invitationLimits.mails} times. Check the address, and ask the person another way.`
    throw new AppError('too_many_requests', message, { retryAfter: 86_400 })
  }
  await renew(parts, tx, by, invitation)
}

export async function renew(parts: InvitingParts, tx: Tx, by: Inviter, invitation: InvitationRow): Promise<string> {
  const now = parts.clock.now()
  const { secret, hash } = createSecret()
  const expiresAt = addDays(now, invitationLimits.days)
  await renewInvitation(tx, invitation.id, { secretHash: hash, at: now, expiresAt })
  await noteInvitation(tx, buildNoter(by), { ...invitation, change: 'resent' })
  return mailInvitation(parts, tx, by, { ...invitation, secret })
}

export async function withdraw(parts: Pick<InvitingParts, 'clock'>, tx: Tx, by: Inviter, id: string): Promise<void> {
  const invitation = await requireWaiting(tx, by, id)
  await withdrawInvitation(tx, id, parts.clock.now())
  await noteInvitation(tx, buildNoter(by), { ...invitation, change: 'withdrawn' })
}

export async function withdrawInvited(
  parts: Pick<InvitingParts, 'clock'>,
  tx: Tx,
  by: Inviter,
  email: string,
): Promise<boolean> {
  const invitation = await findWaiting(tx, by.organizationId, email)
  if (invitation) await withdraw(parts, tx, by, invitation.id)
  return invitation !== undefined
}

/** Must be called before the owner loses the role, which ends the power to invite. */
export async function withdrawAllFrom(parts: TeamParts, tx: Tx, by: TeamContext, personId: string): Promise<void> {
  const { organizationId } = by
  const gone = await withdrawInvitationsTo(tx, { organizationId, personId }, parts.clock.now())
  for (const invitation of gone)
    await noteInvitation(tx, buildNoter(toInviter(by)), { ...invitation, change: 'withdrawn' })
}

export async function listWaitingInvitations({ clock, mail }: InvitingParts, tx: Tx, organizationId: string) {
  const invitations = await listWaiting(tx, organizationId)
  const addresses = invitations.map(({ email }) => email)
  const bounced = await runAsSystem(tx, () => mail.bouncedOf(tx, addresses))
  return invitations.map(({ id, email, role, residenceIds, invitedBy, sentAt, expiresAt }) => ({
    id,
    email,
    role,
    residenceIds,
    invitedBy,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= clock.now(),
    isUndelivered: bounced.has(email),
  }))
}

const pause = invitationLimits.pauseMinutes * minuteMs

async function requireWaiting(tx: Tx, by: Inviter, id: string) {
  const invitation = await lockWaiting(tx, by.organizationId, id)
  if (invitation) return invitation
  throw new AppError('not_found', 'This invitation waits no more: it was used or withdrawn.')
}

const buildNoter = ({ organizationId, person, device }: Inviter) => ({
  organizationId,
  personId: person.id,
  personName: person.name,
  device,
})

async function mailInvitation(
  { mail, baseUrl }: InvitingParts,
  tx: Tx,
  by: Inviter,
  { email, role, residenceIds, secret }: Place & { email: string; secret: string },
): Promise<string> {
  const link = `${baseUrl}/join/${secret}`
  const mailText = writeInvitationMail({
    organization: by.organization,
    kind: by.kind,
    invitedBy: by.person.name,
    role,
    residences: await listInvitedResidences(tx, residenceIds),
    link,
  })
  await mail.enqueue(tx, { kind: 'team-invitation', to: email, confidential: true, mailText })
  return link
}

export const buildOwnersOnlyError = () =>
  new AppError('not_allowed', 'Only an owner can change the team. Ask the owner.')

function buildRefusedError(sentence: string): AppError {
  return new AppError('invalid_input', 'Please look at this field again.', { fields: { email: sentence } })
}
