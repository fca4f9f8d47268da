import type { DeciderClaims } from '#contract/affiliates/claims.ts'
import { affiliateDays, daysAfter, keptMonths, lapseDays, undoDays } from '#domain/claims/claim.ts'
import type { Telling } from '#server/modules/claims/letters/telling.service.ts'
import { noteClaim } from '#server/modules/claims/lists/claim-history.store.ts'
import {
  deleteEnded,
  lapse,
  listEnded,
  listWaiting,
  type ReadDecidedClaim,
  takeOverdue,
} from '#server/modules/claims/lists/claim-lists.store.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Transactions, Tx } from '#server/plumbing/transactions.ts'
import { type AtClaims, endedAlready, missing, requireOwn, systemFor, whoseWait } from '../claims.service.ts'
import { endClaim, endNotice, type LockedClaim, lockClaim } from '../claims.store.ts'
import type { Settling } from '../settling/settling.service.ts'
import {
  byOf,
  deciderName,
  requireNoSide,
  requireReason,
  requireTurn,
  requireUndoable,
  shownTo,
} from './decision.rules.ts'
import { giveBack } from './giving-back.service.ts'

export type Decision = { decision: 'approve' | 'refuse'; reason: string }

export type Deciding = {
  read(who: AtClaims): Promise<Omit<DeciderClaims, 'checks'>>
  /**
   * Throws `not_found`, `conflict` once the claim has ended, `not_allowed` for members of either side or where the
   * affiliate decides, and `invalid_input` where a side loses and no reason is given.
   */
  decide(who: AtClaims, id: string, decision: Decision): Promise<void>
  /**
   * Gives the house back to its former holder. Throws `not_found`, `not_allowed`, and `conflict` when it is too late.
   */
  undo(who: AtClaims, id: string, reason: string): Promise<void>
  tellOverdue(): Promise<void>
  forgetOld(): Promise<void>
}

type Parts = {
  transactions: Transactions
  settling: Settling
  telling: Telling
  mail: Pick<MailService, 'nudge'>
  clock: Clock
}

const listLength = 200

export function createDeciding(parts: Parts): Deciding {
  const { transactions, mail, clock } = parts
  return {
    read: (who) => readFor(parts, who),
    async decide(who, id, decision) {
      await requireOwn(transactions, who, id)
      await transactions.run(systemFor(who), (tx) => decide(parts, tx, id, { who, ...decision }))
      await mail.nudge()
    },
    async undo(who, id, reason) {
      await requireOwn(transactions, who, id)
      await transactions.run(systemFor(who), (tx) => undo(parts, tx, id, { who, reason }))
      await mail.nudge()
    },
    async tellOverdue() {
      await transactions.run({ kind: 'system' }, (tx) => tellOverdue(parts, tx))
      await mail.nudge()
    },
    forgetOld: () => transactions.run({ kind: 'system' }, (tx) => forgetOld(tx, clock.now())),
  }
}

type Said = { who: AtClaims; reason: string }

function readFor({ transactions, clock }: Parts, who: AtClaims): Promise<Omit<DeciderClaims, 'checks'>> {
  return transactions.run(who.actor, async (tx) => {
    const now = clock.now()
    const show = (row: ReadDecidedClaim) => shownTo(who, row, now)
    const waiting = (await listWaiting(tx, listLength)).map(show)
    const decided = (await listEnded(tx, daysAfter(now, -undoDays), listLength)).map(show)
    return { view: 'decider', waiting, decided }
  })
}

async function decide(parts: Parts, tx: Tx, id: string, said: Said & Decision): Promise<void> {
  const { settling, telling, clock } = parts
  const { who, decision, reason } = said
  const locked = await lockClaim(tx, id)
  if (!locked?.claim.shownAt) throw missing()
  if (locked.claim.endedAt !== null) throw endedAlready(locked.claim)
  await requireNoSide(tx, who, locked)
  requireTurn(who, locked, clock.now())
  if (decision === 'refuse') return refuse(parts, tx, locked, said)
  requireReason(locked, reason)
  const replyTo = telling.mailboxOf(who)
  await settling.approve(tx, locked, { at: clock.now(), reason, by: byOf(who), replyTo })
  const { claim } = locked
  if (claim.deciderId !== who.organisation.id) {
    await telling.decider(tx, 'decided-for-decider', claim, replyTo, { decider: deciderName(who) })
  }
}

async function refuse(
  { settling, telling, clock }: Parts,
  tx: Tx,
  { house, claim, others }: LockedClaim,
  { who, reason }: Said,
): Promise<void> {
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

async function undo({ settling, telling, clock }: Parts, tx: Tx, id: string, { who, reason }: Said): Promise<void> {
  const at = clock.now()
  const locked = await lockClaim(tx, id)
  if (!locked) throw missing()
  await requireNoSide(tx, who, locked)
  requireUndoable(who, locked, at)
  const others = await giveBack(telling, tx, locked, { who, reason, at })
  const { claim } = locked
  const organisationId = claim.fromOrganisationId ?? locked.house.organisationId
  const house = { ...locked.house, organisationId, claimedAt: claim.claimedBefore }
  await settling.review(tx, { house, others }, at, 'undo')
}

async function tellOverdue({ telling, clock }: Parts, tx: Tx): Promise<void> {
  const now = clock.now()
  for (const claim of await takeOverdue(tx, daysAfter(now, -affiliateDays), now)) {
    await telling.staff(tx, 'overdue', claim)
    await telling.decider(tx, 'overdue-for-decider', claim, null)
    await telling.claimant(tx, 'overdue-for-claimant', claim)
  }
}

async function forgetOld(tx: Tx, now: Date): Promise<void> {
  const reason = `Nobody proved it within ${lapseDays} days.`
  for (const claim of await lapse(tx, daysAfter(now, -lapseDays), now, reason)) {
    await noteClaim(tx, claim.organisationId, claim, 'lapsed')
  }
  await deleteEnded(tx, daysAfter(now, -keptMonths * 30.5))
}
