import {
  type InvitedLine,
  remindHours,
  type TeamAnswer,
  type TeamChange,
  type TeamDone,
  type TeamMember,
} from '#contract/team/team.ts'
import { addHours } from '#domain/language/added-time.ts'
import { hourMs } from '#domain/language/durations.ts'
import { type DeskRole, listRoles, mayBeKept } from '#domain/people/desk-powers.ts'
import { countTraining, listSteps } from '#domain/people/training.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import {
  buildOwnersOnlyError,
  invite,
  inviteSeveral,
  listWaitingInvitations,
  requireOwner,
  resend,
  withdraw,
  withdrawAllFrom,
} from './invitations.service.ts'
import { lockInvitations } from './invitations.store.ts'
import { writeRemovedMail, writeRoleChangedMail, writeTrainingMail } from './team.mails.ts'
import { isLastOwner, mayManageTeam, maySeeAddresses } from './team.policy.ts'
import {
  changePlace,
  findMember,
  isLastOwnerRefusal,
  listLastChanges,
  listMembers,
  listResidences,
  type MemberRow,
  markReminded,
  type Place,
} from './team.store.ts'
import {
  describeNotedPlace,
  endMembership,
  noteMember,
  type TeamContext,
  type TeamParts,
  toInviter,
} from './team-work.service.ts'
import { type DoneStep, listDone, tick, untick } from './training/training.store.ts'

export type Team = ReturnType<typeof createTeam>

export function createTeam(parts: TeamParts) {
  const { transactions, mail, accounts, log } = parts
  return {
    team: (by: TeamContext): Promise<TeamAnswer> => readTeam(parts, by),
    /**
     * Throws `not_allowed`, `not_found`, `invalid_input` naming the field, `conflict` where the last owner would go,
     * `too_many_requests`.
     */
    async change(by: TeamContext, change: TeamChange): Promise<Pick<TeamOutcome, 'lines'> & { done: TeamDone }> {
      const isOwn = change.do === 'leave' || change.do === 'train' || change.do === 'untrain'
      if (!isOwn && !mayManageTeam(by.role)) {
        throw buildOwnersOnlyError()
      }
      let done: TeamOutcome
      try {
        done = await transactions.run(by.actor, (tx) => make(parts, tx, by, change))
        if (done.left) await accounts.endSessions(done.left, change.do === 'leave' ? by.person.sessionId : null)
      } catch (error) {
        throw isLastOwnerRefusal(error) ? buildLastOwnerError() : error
      }
      log.info('team changed', { organizationId: by.organizationId, deed: change.do })
      await mail.startDelivery()
      const { role = change.do, lines } = done
      return { done: role, ...(lines && { lines }) }
    },
  }
}

type LeftMembership = { personId: string; organizationId: string; since: Date }
type TeamOutcome = { left?: LeftMembership; lines?: InvitedLine[]; role?: TeamDone }

async function make(parts: TeamParts, tx: Tx, by: TeamContext, change: TeamChange): Promise<TeamOutcome> {
  const { organizationId, person } = by
  switch (change.do) {
    case 'invite':
      await requireOwner(tx, by)
      await invite(parts, tx, toInviter(by), change.email, await requirePlace(tx, by, change))
      return {}
    case 'invite_several': {
      await requireOwner(tx, by)
      const place = await requirePlace(tx, by, change)
      return { lines: await inviteSeveral(parts, tx, toInviter(by), change.emails, place) }
    }
    case 'resend':
      await resend(parts, tx, toInviter(by), change.id)
      return {}
    case 'withdraw':
      await withdraw(parts, tx, toInviter(by), change.id)
      return {}
    case 'role':
      return { role: await givePlace(parts, tx, by, change) }
    case 'remind':
      await remind(parts, tx, by, change.id)
      return {}
    case 'train':
      await tick(tx, organizationId, person.id, change.step)
      return {}
    case 'untrain':
      await untick(tx, organizationId, person.id, change.step)
      return {}
    case 'remove':
      if (change.id === person.id) throw new AppError('conflict', 'To go yourself, choose Leave.')
      return { left: await takeOut(parts, tx, by, change.id) }
    case 'leave':
      return { left: await takeOut(parts, tx, by, person.id) }
  }
}

type RoleRequest = { role: DeskRole; houses?: string[] | null | undefined }

/** What was asked for, where it makes sense at this desk. Houses left out stay as they are. */
async function requirePlace(
  tx: Tx,
  { kind, organizationId }: TeamContext,
  { role, houses: residences }: RoleRequest,
  now: string[] | null = null,
): Promise<Place> {
  if (!listRoles(kind).includes(role)) throw buildNoBedsError()
  const residenceIds = mayBeKept(role) ? (residences === undefined ? now : residences) : null
  if (!residences || residenceIds === null) return { role, residenceIds }
  if (residenceIds.length === 0) throw buildWrongResidencesError('Choose at least one house, or every house.')
  const own = new Set((await listResidences(tx, organizationId)).map(({ id }) => id))
  if (!residenceIds.every((id) => own.has(id))) throw buildWrongResidencesError('Choose houses of your organization.')
  return { role, residenceIds: [...new Set(residenceIds)].toSorted() }
}

async function givePlace(
  parts: TeamParts,
  tx: Tx,
  by: TeamContext,
  asked: RoleRequest & { id: string },
): Promise<TeamDone> {
  const { id } = asked
  const { organizationId } = by
  await lockInvitations(tx, organizationId)
  const member = await requireMember(tx, by, id)
  const place = await requirePlace(tx, by, asked, member.residenceIds)
  const isSameRole = member.role === place.role
  if (isSameRole && String(member.residenceIds) === String(place.residenceIds)) return 'same_role'
  if (!isSameRole) {
    if (isLastOwner(await listMembers(tx, organizationId), id)) throw buildLastOwnerError()
    // Taken back while the power to do so is still there.
    if (member.role === 'owner') await withdrawAllFrom(parts, tx, by, id)
  }
  if (await changePlace(tx, organizationId, id, place)) {
    const residences = await listResidences(tx, organizationId)
    await noteMember(tx, organizationId, member, {
      change: isSameRole ? 'houses_changed' : 'role_changed',
      before: describeNotedPlace(member, residences),
      after: describeNotedPlace(place, residences),
    })
  }
  if (id === by.person.id) return 'own_role'
  await tellOfPlace(parts, tx, by, { member, place })
  return 'role'
}

async function tellOfPlace(
  { mail, baseUrl }: TeamParts,
  tx: Tx,
  by: TeamContext,
  { member, place }: { member: MemberRow; place: Place },
): Promise<void> {
  const mailText = writeRoleChangedMail(toAddressee(member, by), {
    by: by.person.name,
    role: place.role,
    residences: place.residenceIds?.length ?? null,
    desk: `${baseUrl}/workspace`,
  })
  await mail.enqueue(tx, { kind: 'team-role-changed', to: member.email, replyTo: by.person.email, mailText })
}

async function takeOut(parts: TeamParts, tx: Tx, by: TeamContext, personId: string): Promise<LeftMembership> {
  const { mail } = parts
  const { organizationId } = by
  await lockInvitations(tx, organizationId)
  const member = await requireMember(tx, by, personId)
  if (isLastOwner(await listMembers(tx, organizationId), personId)) throw buildLastOwnerError()
  if (member.role === 'owner') await withdrawAllFrom(parts, tx, by, personId)
  const since = await endMembership(tx, organizationId, member)
  if (since === null) throw buildGoneError()
  if (personId !== by.person.id) {
    const mailText = writeRemovedMail(toAddressee(member, by), { by: by.person.name })
    await mail.enqueue(tx, { kind: 'team-removed', to: member.email, replyTo: by.person.email, mailText })
  }
  return { personId, organizationId, since }
}

async function remind({ mail, clock, baseUrl }: TeamParts, tx: Tx, by: TeamContext, personId: string): Promise<void> {
  const { organizationId } = by
  const member = await requireMember(tx, by, personId)
  const { done, of } = countTraining(member.role, listNames(await listDone(tx, organizationId, personId)))
  if (done === of) throw new AppError('conflict', 'This person has finished the training.')
  const at = clock.now()
  const notSince = addHours(at, -remindHours)
  if (!(await markReminded(tx, { organizationId, personId }, { at, notSince }))) {
    const message = `This person was reminded in the last ${remindHours} hours. Once a day is enough.`
    throw new AppError('too_many_requests', message, { retryAfter: 3600 })
  }
  const training = `${baseUrl}/workspace/team#training`
  const mailText = writeTrainingMail(toAddressee(member, by), { by: by.person.name, done, of, training })
  await mail.enqueue(tx, { kind: 'team-training', to: member.email, replyTo: by.person.email, mailText })
}

async function readTeam(parts: TeamParts, by: TeamContext): Promise<TeamAnswer> {
  const { transactions, accounts, clock } = parts
  const { organizationId, role, person } = by
  const now = clock.now()
  const [mayManage, seesAddresses] = [mayManageTeam(role), maySeeAddresses(role)]
  const read = await transactions.run(by.actor, async (tx) => ({
    members: await listMembers(tx, organizationId),
    done: await listDone(tx, organizationId, mayManage ? undefined : person.id),
    invitations: mayManage ? await listWaitingInvitations(parts, tx, organizationId) : [],
    residences: mayManage && by.kind === 'operator' ? await listResidences(tx, organizationId) : [],
    changes: seesAddresses ? await listLastChanges(tx, organizationId) : new Map<string, Date>(),
  }))
  const ids = read.members.map(({ id }) => id)
  const sessions = seesAddresses ? await accounts.lastSeen(ids) : new Map<string, Date>()
  const doneBy = Map.groupBy(read.done, ({ personId }) => personId)
  const people = read.members.map((member): TeamMember => {
    const isYou = member.id === person.id
    const training =
      mayManage && by.kind === 'operator' ? countTraining(member.role, listNames(doneBy.get(member.id))) : null
    const isTrained = training === null || training.done === training.of
    const reminded = member.remindedAt?.getTime() ?? 0
    return {
      id: member.id,
      role: member.role,
      residenceIds: mayManage || isYou ? member.residenceIds : null,
      since: member.since.toISOString(),
      isYou,
      training,
      name: member.name || (seesAddresses || isYou ? member.email : 'No name given'),
      email: seesAddresses || isYou ? member.email : null,
      lastSeenAt: findLatest(sessions.get(member.id), read.changes.get(member.id)),
      mayRemind: isYou || isTrained ? null : now.getTime() - reminded >= remindHours * hourMs,
    }
  })
  return {
    organization: by.organization,
    kind: by.kind,
    role,
    mayManage,
    people,
    residences: read.residences,
    invitations: read.invitations,
    isLastOwner: isLastOwner(read.members, person.id),
    // The training is about an operator's houses and beds.
    training: by.kind === 'operator' ? listOwnTraining(role, doneBy.get(person.id)) : [],
  }
}

function listOwnTraining(role: DeskRole, done: readonly DoneStep[] = []): TeamAnswer['training'] {
  return listSteps(role).map((step) => {
    const found = done.find((one) => one.step === step)
    return { step, doneAt: found?.doneAt.toISOString() ?? null, isSeen: found?.isSeen ?? false }
  })
}

const listNames = (done: readonly DoneStep[] = []) => new Set(done.map(({ step }) => step))

function findLatest(...times: (Date | undefined)[]): string | null {
  const known = times.flatMap((time) => (time ? [time.getTime()] : []))
  return known.length === 0 ? null : new Date(Math.max(...known)).toISOString()
}

async function requireMember(tx: Tx, { organizationId }: TeamContext, id: string): Promise<MemberRow> {
  const member = await findMember(tx, organizationId, id)
  if (!member) throw buildGoneError()
  return member
}

function toAddressee(member: MemberRow, by: TeamContext) {
  return { firstName: member.name.split(' ')[0] ?? '', organization: by.organization, kind: by.kind }
}

const buildWrongResidencesError = (residences: string) =>
  new AppError('invalid_input', 'Please look at this field again.', { fields: { houses: residences } })
const buildNoBedsError = () => {
  const role = 'Choose owner or manager: there are no beds at this desk.'
  return new AppError('invalid_input', 'Please look at this field again.', { fields: { role } })
}
const buildGoneError = () => new AppError('not_found', 'This person is not in your team any more.')
const buildLastOwnerError = () =>
  new AppError('conflict', 'An organization keeps an owner. Make somebody else an owner first.')
