import { allianceName, type ClaimWay, waitsBecause } from '#domain/claims/claim.ts'
import { allianceId } from '#domain/people/organisation.ts'
import { noteClaim } from '#server/modules/claims/lists/claim-history.store.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import {
  actAsMachine,
  affiliateOf,
  type Claim,
  type Decider,
  type HeldHouse,
  isObjectedTo,
  type LockedClaim,
  markRival,
  markShown,
  markWaiting,
} from '../claims.store.ts'
import {
  type Approval,
  approveClaim,
  isOpen,
  isShown,
  itsOwn,
  type SettlingParts,
  type ShownClaim,
  tellHolder,
} from './approving.service.ts'

type Beside = { house: HeldHouse; others: readonly Claim[] }
type Shown = { way: ClaimWay; letter: string; at: Date }

export type Settling = {
  /**
   * Approves at once if a code proved the claim and nobody holds the house; otherwise the affiliate or the alliance
   * decides. True if it was approved.
   */
  shown(tx: Tx, locked: LockedClaim, shown: Shown): Promise<boolean>
  approve(tx: Tx, locked: LockedClaim, approval: Approval): Promise<void>
  /**
   * Reviews the other claims after one ended or the house went back. Must be the last call in the transaction.
   * Nothing is approved without a person where somebody undid the hand-over or a holder objected.
   */
  review(tx: Tx, beside: Beside, at: Date, by?: 'undo'): Promise<void>
}

export const alliance: Decider = { id: allianceId, name: allianceName, isAffiliate: false }

export function createSettling(parts: SettlingParts): Settling {
  return {
    shown: (tx, locked, shown) => settleShown(parts, tx, locked, shown),
    approve: (tx, locked, approval) => approveClaim(parts, tx, locked, approval),
    review: (tx, beside, at, by) => review(parts, tx, beside, { at, isUndo: by === 'undo' }),
  }
}

async function settleShown(
  parts: SettlingParts,
  tx: Tx,
  locked: LockedClaim,
  { way, letter, at }: Shown,
): Promise<boolean> {
  const { telling } = parts
  const { house, others } = locked
  const claim = { ...locked.claim, way, shownAt: at }
  const because = whyWaits(claim, { house, others })
  const decider = (await affiliateOf(tx, claim.stateCode)) ?? alliance
  await markShown(tx, claim.id, { way, letter, at, because, decider })
  const given = { ...claim, because, deciderId: decider.id, deciderName: decider.name }
  await noteClaim(tx, claim.organisationId, claim, way === 'letter' ? 'sent_to_be_looked_at' : 'proved')
  if (because === null) {
    await approveByCode(parts, tx, { ...locked, claim: given }, at)
    return true
  }
  await telling.claimant(tx, 'waits-for-claimant', given, { because })
  await telling.decider(tx, 'waits-for-decider', given, claim.madeEmail, { because })
  await tellHolder(telling, tx, { house, claim: given }, at)
  await tellRivals(parts, tx, [given, ...others.filter(isOpen)], { newest: given, at })
  return false
}

async function approveByCode(parts: SettlingParts, tx: Tx, locked: LockedClaim, at: Date): Promise<void> {
  const { claim, others } = locked
  await approveClaim(parts, tx, locked, { at, by: null, reason: `Proved by ${itsOwn(claim)}.`, replyTo: null })
  const waiting = others.filter((other) => isOpen(other) && isShown(other)).map((other) => other.organisationName)
  await parts.telling.decider(tx, 'proved-for-decider', claim, claim.madeEmail, { waiting: waiting.join(' and ') })
}

async function tellRivals(
  { telling }: SettlingParts,
  tx: Tx,
  open: readonly Claim[],
  { newest, at }: { newest: Claim; at: Date },
): Promise<void> {
  for (const claim of open) {
    const others = open.filter((other) => other.id !== claim.id && isShown(other))
    if (others.length === 0 || claim.rivalSince !== null) continue
    await markRival(tx, claim.id, at)
    if (claim.id === newest.id) continue
    if (claim.because === 'letter') await markWaiting(tx, claim.id, 'competing')
    await telling.claimant(tx, isShown(claim) ? 'rival-for-claimant' : 'rival-for-idle', claim)
  }
}

async function review(
  parts: SettlingParts,
  tx: Tx,
  { house, others }: Beside,
  { at, isUndo }: { at: Date; isUndo: boolean },
): Promise<void> {
  const open = others.filter(isOpen)
  const waiting = open.filter(isShown)
  await actAsMachine(tx)
  const proved = waiting.find((claim) => whyWaits(claim, { house, others: open }) === null)
  if (proved && !isUndo && !(await isObjectedTo(tx, proved.id))) {
    const rest = open.filter(({ id }) => id !== proved.id)
    await approveByCode(parts, tx, { house, claim: proved, others: rest }, at)
    return
  }
  for (const claim of open) {
    const isAlone = waiting.every(({ id }) => id === claim.id)
    if (isAlone && claim.rivalSince !== null) await markRival(tx, claim.id, null)
    if (isShown(claim)) await tellWhyWaits(parts, tx, claim, { house, others: open, at })
  }
}

async function tellWhyWaits(
  { telling }: SettlingParts,
  tx: Tx,
  claim: ShownClaim,
  { house, others, at }: Beside & { at: Date },
): Promise<void> {
  const because = whyWaits(claim, { house, others }) ?? 'competing'
  if (because !== claim.because) {
    await markWaiting(tx, claim.id, because)
    // Of this one they are told by whoever noted it.
    if (because !== 'disowned') await telling.claimant(tx, 'waits-otherwise', claim, { because })
  }
  // Whoever holds the house by now hears of it, once.
  await tellHolder(telling, tx, { house, claim }, at)
}

function whyWaits(claim: ShownClaim, { house, others }: Beside) {
  const strength = (one: ShownClaim) => ({ way: one.way, isDisowned: one.disownedAt !== null })
  const rivals = others.filter((other) => other.id !== claim.id && isOpen(other)).filter(isShown)
  return waitsBecause(strength(claim), { isHeld: house.claimedAt !== null, rivals: rivals.map(strength) })
}
