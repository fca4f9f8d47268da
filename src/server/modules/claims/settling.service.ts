import { allianceName, type ClaimWay, waitsBecause } from '#domain/claim.ts'
import { allianceId } from '#domain/organisation.ts'
import { readdressWaiting } from '#server/modules/residences/addresses.service.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import type { CheckTelling } from './check-telling.service.ts'
import { endCheck, findOpenCheck } from './checks.store.ts'
import { noteClaim } from './claim-history.store.ts'
import {
  actAsMachine,
  affiliateOf,
  type Claim,
  type Decider,
  type Ending,
  endClaim,
  endNotice,
  type HeldHouse,
  isObjectedTo,
  keepFormer,
  type LockedClaim,
  markRival,
  markShown,
  markWaiting,
  renewNotice,
} from './claims.store.ts'
import { handOver, markHandedOn } from './hand-over.store.ts'
import type { Telling } from './telling.service.ts'
import { markTrusted, releaseHouses } from './trust.store.ts'

/** `replyTo` is where whoever decided reads mail. */
type Approval = Pick<Ending, 'at' | 'reason' | 'by'> & { replyTo: string | null }
/** A claim that was shown: what has a way is complete. */
type ShownClaim = Claim & { way: ClaimWay }
/** A house with claims on it, kept to this transaction. */
type Beside = { house: HeldHouse; others: readonly Claim[] }

export type Settling = {
  /**
   * A claim was shown: it is approved at once where a code proved it and nobody holds the house, otherwise it waits
   * for the state's affiliate, or for the alliance where that has nobody. Gives whether it was approved.
   */
  shown(tx: Tx, locked: LockedClaim, shown: { way: ClaimWay; letter: string; at: Date }): Promise<boolean>
  /** Hands the house over on a person's word, and ends every other claim on it. */
  approve(tx: Tx, locked: LockedClaim, approval: Approval): Promise<void>
  /**
   * Looks again at what waits for a house once a claim on it has ended, or it went back: what a code proved may need
   * nobody any more, and what still waits says why it does now. Where a person took the house back, or a holder objected
   * to the claim, nobody gets it without a decision. The last thing in a transaction.
   */
  review(tx: Tx, beside: Beside, at: Date, by?: 'undo'): Promise<void>
}

export const alliance: Decider = { id: allianceId, name: allianceName, isAffiliate: false }

export function createSettling(parts: { telling: Telling; checkTelling: Pick<CheckTelling, 'operator'> }): Settling {
  const { telling, checkTelling } = parts

  /** A claim that is approved checks its organisation: what waited for that is public. */
  async function trust(tx: Tx, { id, organisationId }: Claim, at: Date): Promise<void> {
    if (!(await markTrusted(tx, organisationId, id, at))) return
    const check = await findOpenCheck(tx, organisationId)
    if (!check) return
    await endCheck(tx, check.id, { as: 'approved', at, reason: '', by: null })
    await readdressWaiting(tx, organisationId)
    await checkTelling.operator(tx, 'approved-for-operator', check, {
      ...(await releaseHouses(tx, organisationId)),
      decider: '',
    })
  }

  async function approve(tx: Tx, { house, claim, others }: LockedClaim, approval: Approval): Promise<void> {
    const { at, by, reason, replyTo } = approval
    const around = { reason, replyTo, decider: by?.organisationName ?? '' }
    const isHeldByAnother = house.claimedAt !== null && house.organisationId !== claim.organisationId
    await keepFormer(tx, claim.id, house)
    if (house.organisationId !== claim.organisationId) {
      const from = { residenceId: house.id, from: house.organisationId }
      await markHandedOn(tx, from, { at, to: claim.organisationName, reason })
    }
    await endClaim(tx, claim.id, { ...approval, as: 'approved' })
    await handOver(tx, { residenceId: house.id, from: house.organisationId, to: claim.organisationId, claimedAt: at })
    await trust(tx, claim, at)
    await noteClaim(tx, claim.organisationId, claim, 'approved', reason === '' ? {} : { reason })
    if (house.organisationId !== claim.organisationId) {
      await noteClaim(tx, house.organisationId, claim, 'handed_over', { to: claim.organisationName })
    }
    const told = await endNotice(tx, claim.id, 'handed_over', at)
    await telling.claimant(tx, by === null ? 'proved-for-claimant' : 'approved-for-claimant', claim, around)
    if (isHeldByAnother) await telling.holder(tx, 'approved-for-holder', claim, house.organisationId, around)
    for (const id of told) {
      const isHolder = house.claimedAt !== null && id === house.organisationId
      if (!isHolder) await telling.holder(tx, 'approved-for-former', claim, id)
    }
    const held = { ...house, organisationId: claim.organisationId, claimedAt: at }
    for (const other of others.filter(isOpen)) {
      // Papers that nobody has looked at are not refused by a code: a person still reads them.
      if (by === null && isShown(other)) await waitForHolder(tx, held, other, claim)
      else await refuseBeside(tx, house, other, claim, approval)
    }
  }

  async function refuseBeside(
    tx: Tx,
    house: HeldHouse,
    other: Claim,
    winner: Claim,
    approval: Approval,
  ): Promise<void> {
    const { at, by, replyTo } = approval
    const reason =
      by === null ? `${winner.organisationName} proved it with a code to ${itsOwn(winner)}.` : approval.reason
    await endClaim(tx, other.id, { as: 'refused', at, by, reason })
    for (const id of await endNotice(tx, other.id, 'handed_over', at)) {
      // Who held the house until now, and who got it, read of that in a mail of their own.
      const isFormer = ![house.organisationId, winner.organisationId].includes(id)
      if (isFormer) await telling.holder(tx, 'refused-for-former', other, id)
    }
    await noteClaim(tx, other.organisationId, other, 'refused', { reason })
    const decider = by?.organisationName ?? ''
    await telling.claimant(tx, 'refused-beside', other, {
      ...{ winner: winner.organisationName, way: winner.way ?? 'letter', decider, replyTo },
      // A code has no words of its own.
      reason: by === null ? '' : approval.reason,
    })
  }

  async function waitForHolder(tx: Tx, house: HeldHouse, claim: ShownClaim, winner: Claim): Promise<void> {
    const at = house.claimedAt ?? claim.shownAt ?? new Date(0)
    await markWaiting(tx, claim.id, 'claimed')
    await telling.claimant(tx, 'proved-beside', claim, { winner: winner.organisationName, way: winner.way ?? 'letter' })
    await tellHolder(tx, house, claim, at)
  }

  async function tellHolder(tx: Tx, house: HeldHouse, claim: Claim, at: Date): Promise<void> {
    if (house.claimedAt === null || house.organisationId === claim.organisationId) return
    if (!(await renewNotice(tx, claim, house.organisationId, at))) return
    await telling.holder(tx, 'waits-for-holder', claim, house.organisationId, { replyTo: null })
  }

  /** A code proved it, and nobody holds the house. */
  async function approveByCode(tx: Tx, locked: LockedClaim, at: Date): Promise<void> {
    const { claim, others } = locked
    await approve(tx, locked, { at, by: null, reason: `Proved by ${itsOwn(claim)}.`, replyTo: null })
    const waiting = others.filter((other) => isOpen(other) && isShown(other)).map((other) => other.organisationName)
    await telling.decider(tx, 'proved-for-decider', claim, claim.madeEmail, { waiting: waiting.join(' and ') })
  }

  /** Each open claim on a house knows whether another waits beside it; those that did not know are told. */
  async function tellRivals(tx: Tx, open: readonly Claim[], newest: Claim, at: Date): Promise<void> {
    for (const claim of open) {
      const others = open.filter((other) => other.id !== claim.id && isShown(other))
      if (others.length === 0 || claim.rivalSince !== null) continue
      await markRival(tx, claim.id, at)
      if (claim.id === newest.id) continue
      if (claim.because === 'letter') await markWaiting(tx, claim.id, 'competing')
      await telling.claimant(tx, isShown(claim) ? 'rival-for-claimant' : 'rival-for-idle', claim)
    }
  }

  return {
    approve,
    async shown(tx, locked, { way, letter, at }) {
      const { house, others } = locked
      const claim = { ...locked.claim, way, shownAt: at }
      const because = whyWaits(claim, { house, others })
      const decider = (await affiliateOf(tx, claim.stateCode)) ?? alliance
      await markShown(tx, claim.id, { way, letter, at, because, decider })
      const given = { ...claim, because, deciderId: decider.id, deciderName: decider.name }
      await noteClaim(tx, claim.organisationId, claim, way === 'letter' ? 'sent_to_be_looked_at' : 'proved')
      if (because === null) {
        await approveByCode(tx, { ...locked, claim: given }, at)
        return true
      }
      await telling.claimant(tx, 'waits-for-claimant', given, { because })
      await telling.decider(tx, 'waits-for-decider', given, claim.madeEmail, { because })
      await tellHolder(tx, house, given, at)
      await tellRivals(tx, [given, ...others.filter(isOpen)], given, at)
      return false
    },
    async review(tx, { house, others }, at, by) {
      const open = others.filter(isOpen)
      const waiting = open.filter(isShown)
      await actAsMachine(tx)
      const proved = waiting.find((claim) => whyWaits(claim, { house, others: open }) === null)
      if (proved && by !== 'undo' && !(await isObjectedTo(tx, proved.id))) {
        await approveByCode(tx, { house, claim: proved, others: open.filter(({ id }) => id !== proved.id) }, at)
        return
      }
      for (const claim of open) {
        const isAlone = waiting.every(({ id }) => id === claim.id)
        if (isAlone && claim.rivalSince !== null) await markRival(tx, claim.id, null)
        const because = isShown(claim) ? (whyWaits(claim, { house, others: open }) ?? 'competing') : null
        if (because === null) continue
        if (because !== claim.because) {
          await markWaiting(tx, claim.id, because)
          // Of this one they are told by whoever noted it.
          if (because !== 'disowned') await telling.claimant(tx, 'waits-otherwise', claim, { because })
        }
        // Whoever holds the house by now hears of it, once.
        await tellHolder(tx, house, claim, at)
      }
    },
  }
}

const isOpen = ({ endedAt }: Claim) => endedAt === null
const isShown = (claim: Claim): claim is ShownClaim => claim.way !== null

function whyWaits(claim: ShownClaim, { house, others }: Beside) {
  const strength = (one: ShownClaim) => ({ way: one.way, isDisowned: one.disownedAt !== null })
  const rivals = others.filter((other) => other.id !== claim.id && isOpen(other)).filter(isShown)
  return waitsBecause(strength(claim), { isHeld: house.claimedAt !== null, rivals: rivals.map(strength) })
}

const itsOwn = ({ way }: Claim) => `the listing’s own ${way === 'phone' ? 'phone' : 'email'}`
