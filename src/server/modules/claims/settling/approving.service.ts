import type { ClaimWay } from '#domain/claims/claim.ts'
import type { Telling } from '#server/modules/claims/letters/telling.service.ts'
import { noteClaim } from '#server/modules/claims/lists/claim-history.store.ts'
import { handOver, markHandedOn } from '#server/modules/claims/stopping/hand-over.store.ts'
import { readdressWaiting } from '#server/modules/residences/listing/addresses.service.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import type { CheckTelling } from '../checking/check-telling.service.ts'
import { endCheck, findOpenCheck } from '../checking/checks.store.ts'
import { markTrusted, releaseHouses } from '../checking/trust.store.ts'
import {
  type Claim,
  type Ending,
  endClaim,
  endNotice,
  type HeldHouse,
  keepFormer,
  type LockedClaim,
  markWaiting,
  renewNotice,
} from '../claims.store.ts'

export type SettlingParts = { telling: Telling; checkTelling: Pick<CheckTelling, 'operator'> }
export type Approval = Pick<Ending, 'at' | 'reason' | 'by'> & { replyTo: string | null }
export type ShownClaim = Claim & { way: ClaimWay }

export async function approveClaim(
  parts: SettlingParts,
  tx: Tx,
  { house, claim, others }: LockedClaim,
  approval: Approval,
): Promise<void> {
  const { at, by, reason } = approval
  await keepFormer(tx, claim.id, house)
  if (house.organisationId !== claim.organisationId) {
    const from = { residenceId: house.id, from: house.organisationId }
    await markHandedOn(tx, from, { at, to: claim.organisationName, reason })
  }
  await endClaim(tx, claim.id, { ...approval, as: 'approved' })
  await handOver(tx, { residenceId: house.id, from: house.organisationId, to: claim.organisationId, claimedAt: at })
  await trust(parts, tx, claim, at)
  await noteClaim(tx, claim.organisationId, claim, 'approved', reason === '' ? {} : { reason })
  if (house.organisationId !== claim.organisationId) {
    await noteClaim(tx, house.organisationId, claim, 'handed_over', { to: claim.organisationName })
  }
  await tellOfApproval(parts, tx, { house, claim }, approval)
  const held = { ...house, organisationId: claim.organisationId, claimedAt: at }
  for (const other of others.filter(isOpen)) {
    // Papers that nobody has looked at are not refused by a code: a person still reads them.
    if (by === null && isShown(other)) await waitForHolder(parts, tx, { house: held, claim: other, winner: claim })
    else await refuseBeside(parts, tx, other, { house, winner: claim, approval })
  }
}

async function trust({ checkTelling }: SettlingParts, tx: Tx, { id, organisationId }: Claim, at: Date): Promise<void> {
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

async function tellOfApproval(
  { telling }: SettlingParts,
  tx: Tx,
  { house, claim }: Pick<LockedClaim, 'house' | 'claim'>,
  { at, by, reason, replyTo }: Approval,
): Promise<void> {
  const around = { reason, replyTo, decider: by?.organisationName ?? '' }
  const isHeldByAnother = house.claimedAt !== null && house.organisationId !== claim.organisationId
  const told = await endNotice(tx, claim.id, 'handed_over', at)
  await telling.claimant(tx, by === null ? 'proved-for-claimant' : 'approved-for-claimant', claim, around)
  if (isHeldByAnother) await telling.holder(tx, 'approved-for-holder', claim, house.organisationId, around)
  for (const id of told) {
    const isHolder = house.claimedAt !== null && id === house.organisationId
    if (!isHolder) await telling.holder(tx, 'approved-for-former', claim, id)
  }
}

async function refuseBeside(
  { telling }: SettlingParts,
  tx: Tx,
  other: Claim,
  { house, winner, approval }: { house: HeldHouse; winner: Claim; approval: Approval },
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
    winner: winner.organisationName,
    way: winner.way ?? 'letter',
    decider,
    replyTo,
    // A code has no words of its own.
    reason: by === null ? '' : approval.reason,
  })
}

async function waitForHolder(
  { telling }: SettlingParts,
  tx: Tx,
  { house, claim, winner }: { house: HeldHouse; claim: ShownClaim; winner: Claim },
): Promise<void> {
  const at = house.claimedAt ?? claim.shownAt ?? new Date(0)
  await markWaiting(tx, claim.id, 'claimed')
  await telling.claimant(tx, 'proved-beside', claim, { winner: winner.organisationName, way: winner.way ?? 'letter' })
  await tellHolder(telling, tx, { house, claim }, at)
}

export async function tellHolder(
  telling: Telling,
  tx: Tx,
  { house, claim }: { house: HeldHouse; claim: Claim },
  at: Date,
): Promise<void> {
  if (house.claimedAt === null || house.organisationId === claim.organisationId) return
  if (!(await renewNotice(tx, claim, house.organisationId, at))) return
  await telling.holder(tx, 'waits-for-holder', claim, house.organisationId, { replyTo: null })
}

export const isOpen = ({ endedAt }: Claim) => endedAt === null
export const isShown = (claim: Claim): claim is ShownClaim => claim.way !== null
export const itsOwn = ({ way }: Claim) => `the listing’s own ${way === 'phone' ? 'phone' : 'email'}`
