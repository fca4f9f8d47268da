import type { PublishingCheck } from '#contract/residence/publishing.ts'
import { affiliateDays, daysAfter, keptMonths, staffMayDecideFrom, undoDays } from '#domain/claims/claim.ts'
import { alliance } from '#domain/claims/ending.ts'
import { allianceId } from '#domain/people/organisation.ts'
import type { ClaimMailing } from '#server/modules/claims/mails/mailing.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import { readdressWaiting } from '#server/modules/residences/listing/addresses.service.ts'
import { listingsLike } from '#server/modules/residences/listing/alike.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Transactions, Tx } from '#server/plumbing/transactions.ts'
import { type AtClaims, deciderName, systemFor } from '../case.service.ts'
import { belongsToOneOf, findAffiliate } from '../case.store.ts'
import type { Decision } from '../deciding/deciding.service.ts'
import { decidableFrom, undoableUntil } from '../deciding/decision.rules.ts'
import type { CheckMailing } from './check-mailing.service.ts'
import {
  type Check,
  deleteEndedChecks,
  endCheck,
  idsOfChecks,
  lockCheck,
  markCheckUndone,
  markTold,
  type ReadCheck,
  readChecks,
  readWaitingResidences,
  seesCheck,
  takeOverdueChecks,
  takeUntold,
} from './checks.store.ts'
import {
  allowResidence,
  markTrusted,
  releaseResidences,
  takeResidenceOff,
  takeResidencesOff,
  unmarkTrusted,
} from './trust.store.ts'

export type Checking = ReturnType<typeof createChecking>

type Parts = {
  transactions: Transactions
  mailing: Pick<ClaimMailing, 'mailboxOf'>
  checkMailing: CheckMailing
  mail: Pick<MailService, 'nudge'>
  clock: Clock
}

const listLength = 100
const decidedDays = 90

export function createChecking(parts: Parts) {
  const { transactions, mail, clock } = parts
  const system = { kind: 'system' } as const
  return {
    read: (who: AtClaims): Promise<{ waiting: PublishingCheck[]; decided: PublishingCheck[] }> => readFor(parts, who),
    /**
     * Throws `not_found`, `conflict` once it has ended, and `not_allowed` for members of the organization or where the
     * affiliate decides.
     */
    async decide(who: AtClaims, id: string, decision: Decision): Promise<void> {
      await requireSeen(parts, who, id)
      await transactions.run(systemFor(who), (tx) => decide(parts, tx, id, { who, ...decision }))
      await mail.nudge()
    },
    /**
     * What the decision made public becomes a draft. Throws `not_found`, `not_allowed`, and `conflict` when it is too
     * late.
     */
    async undo(who: AtClaims, id: string, reason: string): Promise<void> {
      await requireSeen(parts, who, id)
      await transactions.run(systemFor(who), (tx) => undo(parts, tx, id, { who, reason }))
      await mail.nudge()
    },
    async tellNew(): Promise<void> {
      const told = await transactions.run(system, (tx) => tellNew(parts, tx))
      if (told > 0) await mail.nudge()
    },
    async tellOverdue(): Promise<void> {
      await transactions.run(system, (tx) => tellOverdue(parts, tx))
      await mail.nudge()
    },
    forgetOld: (): Promise<void> =>
      transactions.run(system, (tx) => deleteEndedChecks(tx, daysAfter(clock.now(), -keptMonths * 30.5))),
  }
}

type Told = { who: AtClaims; reason: string; replyTo: string }

/** The database shows the actor the entries of their state, but the rows behind them belong to others. */
async function requireSeen({ transactions }: Parts, who: AtClaims, id: string): Promise<void> {
  if (!(await transactions.run(who.actor, (tx) => seesCheck(tx, id)))) throw missing()
}

async function readFor({ transactions, clock }: Parts, who: AtClaims): ReturnType<Checking['read']> {
  const now = clock.now()
  const ids = await transactions.run(who.actor, (tx) => idsOfChecks(tx, daysAfter(now, -decidedDays), listLength))
  return transactions.run({ kind: 'system' }, async (tx) => {
    const shown = async (entries: readonly ReadCheck[]) => {
      const read: PublishingCheck[] = []
      for (const entry of entries) {
        const residences = entry.end === null ? await residencesOf(tx, entry) : []
        read.push(shownTo(who, { ...entry, residences }, now))
      }
      return read
    }
    return {
      waiting: await shown(await readChecks(tx, ids.waiting)),
      decided: await shown(await readChecks(tx, ids.decided)),
    }
  })
}

async function decide(
  parts: Parts,
  tx: Tx,
  id: string,
  { who, decision, reason }: Decision & { who: AtClaims },
): Promise<void> {
  const { mailing, checkMailing, clock } = parts
  const check = await lockCheck(tx, id)
  if (!check) throw missing()
  if (check.endedAt !== null) throw new AppError('conflict', 'This is decided already, or was withdrawn.')
  await requireNoSide(tx, who, check)
  requireTurn(who, check, clock.now())
  const told = { who, reason, replyTo: mailing.mailboxOf(who) }
  await (decision === 'approve' ? approve : refuse)(parts, tx, check, told)
  if (check.deciderId !== null && check.deciderId !== who.organisation.id) {
    await checkMailing.decider(tx, 'decided-for-decider', check, { decider: deciderName(who), replyTo: null })
  }
}

async function approve({ checkMailing, clock }: Parts, tx: Tx, check: Check, { who, ...around }: Told): Promise<void> {
  const at = clock.now()
  await endCheck(tx, check.id, { as: 'approved', at, reason: around.reason, by: byOf(who) })
  const told = { ...around, decider: deciderName(who) }
  await readdressWaiting(tx, check.organisationId)
  if (check.residenceId !== null) {
    const live = await allowResidence(tx, check.residenceId)
    return checkMailing.operator(tx, 'approved-for-operator', check, { ...told, live })
  }
  await markTrusted(tx, check.organisationId, check.id, at)
  const released = await releaseResidences(tx, check.organisationId)
  return checkMailing.operator(tx, 'approved-for-operator', check, { ...told, ...released })
}

async function refuse({ checkMailing, clock }: Parts, tx: Tx, check: Check, { who, ...around }: Told): Promise<void> {
  await endCheck(tx, check.id, { as: 'refused', at: clock.now(), reason: around.reason, by: byOf(who) })
  if (check.residenceId !== null) await takeResidenceOff(tx, check.residenceId)
  else await takeResidencesOff(tx, check.organisationId, 'draft')
  await checkMailing.operator(tx, 'refused-for-operator', check, { ...around, decider: deciderName(who) })
}

async function undo(
  { mailing, checkMailing, clock }: Parts,
  tx: Tx,
  id: string,
  { who, reason }: { who: AtClaims; reason: string },
): Promise<void> {
  const check = await lockCheck(tx, id)
  if (!check) throw missing()
  await requireNoSide(tx, who, check)
  requireUndoable(who, check, clock.now())
  await markCheckUndone(tx, id, clock.now(), reason)
  if (check.residenceId !== null) await takeResidenceOff(tx, check.residenceId)
  else {
    await unmarkTrusted(tx, check.organisationId, id)
    await takeResidencesOff(tx, check.organisationId, 'draft')
  }
  const around = { reason, replyTo: mailing.mailboxOf(who), decider: deciderName(who) }
  await checkMailing.operator(tx, 'undone-for-operator', check, around)
}

async function tellNew({ checkMailing, clock }: Parts, tx: Tx): Promise<number> {
  const untold = await takeUntold(tx)
  for (const check of untold) {
    const decider = (await findAffiliate(tx, check.stateCode)) ?? alliance
    await markTold(tx, check.id, clock.now(), decider)
    const given = { ...check, deciderId: decider.id, deciderName: decider.name }
    const reason = reasonOf(await readChecks(tx, [check.id]))
    await checkMailing.decider(tx, 'asked-for-decider', given, { reason })
  }
  return untold.length
}

async function tellOverdue({ checkMailing, clock }: Parts, tx: Tx): Promise<void> {
  const now = clock.now()
  for (const check of await takeOverdueChecks(tx, daysAfter(now, -affiliateDays), now)) {
    await checkMailing.staff(tx, 'overdue-for-staff', check)
    await checkMailing.decider(tx, 'overdue-for-decider', check)
  }
}

const reasonOf = ([check]: readonly ReadCheck[]) => check?.reason ?? ''

async function residencesOf(tx: Tx, entry: ReadCheck): Promise<PublishingCheck['residences']> {
  const residences = await readWaitingResidences(tx, entry)
  const compared = residences.map(({ hiddenStreet, ...residence }) => ({
    ...residence,
    key: residence.id,
    street: hiddenStreet,
  }))
  const like = await listingsLike(tx, entry.organisationId, compared)
  return residences.map(({ zip: _zip, hiddenStreet: _street, organisationId: _organisation, ...residence }) => ({
    ...residence,
    like: like.get(residence.id) ?? [],
  }))
}

const byOf = (who: AtClaims) => ({
  organisationId: who.organisation.id,
  name: `${who.person.name}, ${deciderName(who)}`,
})

async function requireNoSide(tx: Tx, who: AtClaims, { organisationId }: Check): Promise<void> {
  if (await belongsToOneOf(tx, who.person.id, [organisationId])) {
    throw new AppError('not_allowed', 'You belong to this organization. Somebody else decides about it.')
  }
}

function requireTurn(who: AtClaims, { askedAt, deciderId, deciderName: name }: Check, now: Date): void {
  if (who.organisation.id !== allianceId || deciderId === null) return
  const from = staffMayDecideFrom({ shownAt: askedAt, isAffiliates: deciderId !== allianceId })
  if (from > now) throw new AppError('not_allowed', `${name} has ${affiliateDays} days to decide this first.`)
}

function requireUndoable(who: AtClaims, check: Check, now: Date): void {
  if (check.endedAs !== 'approved' || check.endedAt === null || check.decidedBy === null) throw missing()
  if (check.undoneAt !== null) throw new AppError('conflict', 'This is undone already.')
  if (check.decidedBy !== who.organisation.id) throw new AppError('not_allowed', 'Only who decided it can undo it.')
  if (daysAfter(check.endedAt, undoDays) < now) {
    throw new AppError('conflict', `This was decided more than ${undoDays} days ago.`)
  }
}

function shownTo(who: AtClaims, row: ReadCheck & Pick<PublishingCheck, 'residences'>, now: Date): PublishingCheck {
  const { deciderId, decidedBy, organisationId: _organisation, residenceId: _residence, ...check } = row
  const isOpen = check.end === null && deciderId !== null
  return {
    ...check,
    mayDecideFrom: isOpen ? decidableFrom(who, { askedAt: check.askedAt, deciderId }, now) : null,
    mayUndoUntil: undoableUntil(who, { ...check, decidedBy }, now),
  }
}

function missing(): AppError {
  return new AppError('not_found', 'There is nothing here that waits for you.')
}
