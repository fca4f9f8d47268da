import type { DecidedClaim, DeciderClaims } from '#contract/claims.ts'
import {
  affiliateDays,
  allianceName,
  daysAfter,
  keptMonths,
  lapseDays,
  staffMayDecideFrom,
  undoDays,
} from '#domain/claim.ts'
import { allianceId } from '#domain/organisation.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import { AppError } from '#server/plumbing/errors.ts'
import type { Transactions, Tx } from '#server/plumbing/transactions.ts'
import { noteClaim } from './claim-history.store.ts'
import { deleteEnded, lapse, listEnded, listWaiting, type ReadDecidedClaim, takeOverdue } from './claim-lists.store.ts'
import { type AtClaims, endedAlready, missing, requireOwn, systemFor, whoseWait } from './claims.service.ts'
import {
  belongsToOneOf,
  type Claim,
  endClaim,
  endNotice,
  type LockedClaim,
  lockClaim,
  markUndone,
} from './claims.store.ts'
import { handOver, unmarkHandedOn } from './hand-over.store.ts'
import type { Settling } from './settling.service.ts'
import type { Telling } from './telling.service.ts'
import { takeHousesOff, unmarkTrusted } from './trust.store.ts'

export type Decision = { decision: 'approve' | 'refuse'; reason: string }

export type Deciding = {
  read(who: AtClaims): Promise<Omit<DeciderClaims, 'checks'>>
  /**
   * Throws `not_found`, `conflict` once the claim has ended, `not_allowed` for who belongs to one of the sides or must
   * leave it to the affiliate, and `invalid_input` where somebody loses by it and no reason is given.
   */
  decide(who: AtClaims, id: string, decision: Decision): Promise<void>
  /** Gives the house back to who had it. Throws `not_found`, `not_allowed` for others, `conflict` when it is too late. */
  undo(who: AtClaims, id: string, reason: string): Promise<void>
  /** Tells the alliance of what its affiliates left lying; and them, and who waits for it. */
  tellOverdue(): Promise<void>
  /** Ends claims that nobody proved, and deletes what was kept long enough: see docs/privacy.md. */
  forgetOld(): Promise<void>
}

const listLength = 200

export function createDeciding(parts: {
  transactions: Transactions
  settling: Settling
  telling: Telling
  mail: Pick<MailService, 'nudge'>
  clock: Clock
}): Deciding {
  const { transactions, settling, telling, mail, clock } = parts

  async function refuse(tx: Tx, { house, claim, others }: LockedClaim, who: AtClaims, reason: string): Promise<void> {
    const at = clock.now()
    const decider = deciderName(who)
    const replyTo = telling.mailboxOf(who)
    const waiting = whoseWait(others)
    await endClaim(tx, claim.id, { as: 'refused', at, reason, by: byOf(who) })
    await noteClaim(tx, claim.organisationId, claim, 'refused', { reason })
    await telling.claimant(tx, 'refused-for-claimant', claim, { reason, decider, replyTo })
    if (claim.deciderId !== who.organisation.id) {
      await telling.decider(tx, 'refused-for-decider', claim, replyTo, { decider, waiting })
    }
    for (const id of await endNotice(tx, claim.id, 'stays', at)) {
      const holds = house.claimedAt !== null && house.organisationId === id
      await telling.holder(tx, holds ? 'stays-with-holder' : 'refused-for-former', claim, id, { waiting })
    }
    await settling.review(tx, { house, others }, at)
  }

  /** Gives the claims that still wait for the house. */
  async function giveBack(tx: Tx, locked: LockedClaim, who: AtClaims, reason: string): Promise<Claim[]> {
    const { house, claim, others } = locked
    const former = claim.fromOrganisationId ?? house.organisationId
    const around = { reason, decider: deciderName(who), replyTo: telling.mailboxOf(who) }
    // The database lets the house go back only by a claim that is taken back.
    await markUndone(tx, claim.id, clock.now(), reason)
    await handOver(tx, {
      ...{ residenceId: house.id, from: house.organisationId, to: former, claimedAt: claim.claimedBefore },
    })
    const open = others.filter(({ endedAt }) => endedAt === null)
    // They hold it no more: what others claim of it is no longer theirs to object to.
    for (const { id } of open) await endNotice(tx, id, 'handed_over', clock.now())
    await unmarkHandedOn(tx, claim)
    // What this claim proved of its organisation it proves no more: its other houses wait for the next check.
    if (await unmarkTrusted(tx, claim.organisationId, claim.id))
      await takeHousesOff(tx, claim.organisationId, 'waiting')
    await noteClaim(tx, claim.organisationId, claim, 'undone', { reason })
    await telling.claimant(tx, 'undone-for-claimant', claim, around)
    if (former === claim.organisationId) return open
    await noteClaim(tx, former, claim, 'came_back', { reason })
    // Of a listing nobody had claimed, nobody gets anything back.
    if (claim.claimedBefore === null) return open
    await telling.holder(tx, 'undone-for-holder', claim, former, around)
    for (const own of open.filter(({ organisationId }) => organisationId === former)) await settle(tx, own)
    return open.filter(({ organisationId }) => organisationId !== former)
  }

  /** Whoever claimed a house back has it again. */
  async function settle(tx: Tx, own: Claim): Promise<void> {
    const reason = 'The house came back to you, so there is nothing left to claim.'
    await endClaim(tx, own.id, { as: 'withdrawn', at: clock.now(), reason, by: null })
    await noteClaim(tx, own.organisationId, own, 'settled')
  }

  return {
    read: (who) =>
      transactions.run(who.actor, async (tx) => {
        const now = clock.now()
        const show = (row: ReadDecidedClaim) => shownTo(who, row, now)
        const waiting = (await listWaiting(tx, listLength)).map(show)
        const decided = (await listEnded(tx, daysAfter(now, -undoDays), listLength)).map(show)
        return { view: 'decider' as const, waiting, decided }
      }),
    async decide(who, id, { decision, reason }) {
      await requireOwn(transactions, who, id)
      await transactions.run(systemFor(who), async (tx) => {
        const locked = await lockClaim(tx, id)
        if (!locked?.claim.shownAt) throw missing()
        if (locked.claim.endedAt !== null) throw endedAlready(locked.claim)
        await requireNoSide(tx, who, locked)
        requireTurn(who, locked, clock.now())
        if (decision === 'refuse') return refuse(tx, locked, who, reason)
        requireReason(locked, reason)
        const replyTo = telling.mailboxOf(who)
        await settling.approve(tx, locked, { at: clock.now(), reason, by: byOf(who), replyTo })
        const { claim } = locked
        if (claim.deciderId !== who.organisation.id) {
          await telling.decider(tx, 'decided-for-decider', claim, replyTo, { decider: deciderName(who) })
        }
      })
      await mail.nudge()
    },
    async undo(who, id, reason) {
      await requireOwn(transactions, who, id)
      await transactions.run(systemFor(who), async (tx) => {
        const locked = await lockClaim(tx, id)
        if (!locked) throw missing()
        await requireNoSide(tx, who, locked)
        requireUndoable(who, locked, clock.now())
        const others = await giveBack(tx, locked, who, reason)
        const { claim } = locked
        const organisationId = claim.fromOrganisationId ?? locked.house.organisationId
        const house = { ...locked.house, organisationId, claimedAt: claim.claimedBefore }
        await settling.review(tx, { house, others }, clock.now(), 'undo')
      })
      await mail.nudge()
    },
    async tellOverdue() {
      await transactions.run({ kind: 'system' }, async (tx) => {
        const now = clock.now()
        for (const claim of await takeOverdue(tx, daysAfter(now, -affiliateDays), now)) {
          await telling.staff(tx, 'overdue', claim)
          await telling.decider(tx, 'overdue-for-decider', claim, null)
          await telling.claimant(tx, 'overdue-for-claimant', claim)
        }
      })
      await mail.nudge()
    },
    async forgetOld() {
      const now = clock.now()
      const reason = `Nobody proved it within ${lapseDays} days.`
      await transactions.run({ kind: 'system' }, async (tx) => {
        for (const claim of await lapse(tx, daysAfter(now, -lapseDays), now, reason)) {
          await noteClaim(tx, claim.organisationId, claim, 'lapsed')
        }
        await deleteEnded(tx, daysAfter(now, -keptMonths * 30.5))
      })
    },
  }
}

/** The alliance is called the same in every mail. */
export const deciderName = ({ organisation }: Pick<AtClaims, 'organisation'>) =>
  organisation.id === allianceId ? allianceName : organisation.name

export const byOf = ({ organisation, person }: AtClaims) => ({
  organisationId: organisation.id,
  organisationName: deciderName({ organisation }),
  name: `${person.name}, ${deciderName({ organisation })}`,
})

/** Nobody decides about a house their own organisation wants or holds, whatever other hat they wear. */
async function requireNoSide(tx: Tx, who: AtClaims, { house, claim, others }: LockedClaim): Promise<void> {
  const rivals = others.filter(({ endedAt }) => endedAt === null).map(({ organisationId }) => organisationId)
  const sides = [claim.organisationId, house.organisationId, ...rivals]
  if (await belongsToOneOf(tx, who.person.id, sides)) {
    throw new AppError('not_allowed', 'You belong to one of the organizations of this claim. Somebody else decides it.')
  }
}

/** Whoever loses by an approval reads why: who holds the house, and who else shows that it is theirs. */
function requireReason({ house, claim, others }: LockedClaim, reason: string): void {
  const losesHouse = house.claimedAt !== null && house.organisationId !== claim.organisationId
  const losesClaim = others.some(({ endedAt, shownAt }) => endedAt === null && shownAt !== null)
  if (reason !== '' || !(losesHouse || losesClaim)) return
  const words = 'Say why: another organization loses by this, and reads it.'
  throw new AppError('invalid_input', words, { fields: { reason: words } })
}

function requireTurn(who: AtClaims, { claim }: LockedClaim, now: Date): void {
  if (who.organisation.id !== allianceId || claim.shownAt === null) return
  const from = staffMayDecideFrom({ shownAt: claim.shownAt, isAffiliates: claim.deciderId !== allianceId })
  if (from > now) {
    throw new AppError('not_allowed', `${claim.deciderName} has ${affiliateDays} days to decide this claim first.`)
  }
}

function requireUndoable(who: AtClaims, { house, claim, others }: LockedClaim, now: Date): void {
  if (claim.endedAs !== 'approved' || claim.endedAt === null) throw missing()
  if (claim.undoneAt !== null) throw new AppError('conflict', 'This is undone already.')
  if ((claim.decidedBy ?? claim.deciderId) !== who.organisation.id) {
    throw new AppError('not_allowed', 'Only who decided it can undo it.')
  }
  if (daysAfter(claim.endedAt, undoDays) < now) {
    throw new AppError('conflict', `This was decided more than ${undoDays} days ago. The house can be claimed back.`)
  }
  const endedAt = claim.endedAt
  const isLater = others.some(
    (other) => other.endedAs === 'approved' && !other.undoneAt && (other.endedAt ?? 0) > endedAt,
  )
  if (isLater || house.organisationId !== claim.organisationId) {
    throw new AppError('conflict', 'The house has changed hands again since. Undo that first.')
  }
}

function shownTo(who: AtClaims, row: ReadDecidedClaim, now: Date): DecidedClaim {
  const { deciderId, decidedBy, isHandedOn, ...claim } = row
  const isStaff = who.organisation.id === allianceId
  const shownAt = new Date(claim.shownAt)
  const from = isStaff ? staffMayDecideFrom({ shownAt, isAffiliates: deciderId !== allianceId }) : shownAt
  const isApproved = claim.end?.as === 'approved' && claim.undone === null && !isHandedOn
  const until = isApproved && claim.end ? daysAfter(new Date(claim.end.at), undoDays) : null
  const isMine = (decidedBy ?? deciderId) === who.organisation.id
  return {
    ...claim,
    mayDecideFrom: from > now ? from.toISOString() : null,
    mayUndoUntil: isMine && until !== null && until > now ? until.toISOString() : null,
  }
}
