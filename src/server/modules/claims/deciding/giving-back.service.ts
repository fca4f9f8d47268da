import type { Telling } from '#server/modules/claims/letters/telling.service.ts'
import { noteClaim } from '#server/modules/claims/lists/claim-history.store.ts'
import { handOver, unmarkHandedOn } from '#server/modules/claims/stopping/hand-over.store.ts'
import { restoreListing } from '#server/modules/claims/stopping/restoring.store.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { takeHousesOff, unmarkTrusted } from '../checking/trust.store.ts'
import type { AtClaims } from '../claims.service.ts'
import { type Claim, endClaim, endNotice, type LockedClaim, markUndone } from '../claims.store.ts'
import { deciderName } from './decision.rules.ts'

export async function giveBack(
  telling: Telling,
  tx: Tx,
  { house, claim, others }: LockedClaim,
  { who, reason, at }: { who: AtClaims; reason: string; at: Date },
): Promise<Claim[]> {
  const former = claim.fromOrganisationId ?? house.organisationId
  const around = { reason, decider: deciderName(who), replyTo: telling.mailboxOf(who) }
  // The database lets the house go back only by a claim that is taken back.
  await markUndone(tx, claim.id, at, reason)
  await handOver(tx, {
    residenceId: house.id,
    from: house.organisationId,
    to: former,
    claimedAt: claim.claimedBefore,
  })
  const since = claim.endedAt ?? at
  if (former !== claim.organisationId) {
    await restoreListing(tx, { residenceId: house.id, heldBy: claim.organisationId, since })
  }
  const open = others.filter(({ endedAt }) => endedAt === null)
  // They hold it no more: what others claim of it is no longer theirs to object to.
  for (const { id } of open) await endNotice(tx, id, 'handed_over', at)
  await unmarkHandedOn(tx, claim)
  // What this claim proved of its organisation it proves no more: its other houses wait for the next check.
  if (await unmarkTrusted(tx, claim.organisationId, claim.id)) await takeHousesOff(tx, claim.organisationId, 'waiting')
  await noteClaim(tx, claim.organisationId, claim, 'undone', { reason })
  await telling.claimant(tx, 'undone-for-claimant', claim, around)
  if (former === claim.organisationId) return open
  await noteClaim(tx, former, claim, 'came_back', { reason })
  // Of a listing nobody had claimed, nobody gets anything back.
  if (claim.claimedBefore === null) return open
  await telling.holder(tx, 'undone-for-holder', claim, former, around)
  for (const own of open.filter(({ organisationId }) => organisationId === former)) await settle(tx, own, at)
  return open.filter(({ organisationId }) => organisationId !== former)
}

async function settle(tx: Tx, own: Claim, at: Date): Promise<void> {
  const reason = 'The house came back to you, so there is nothing left to claim.'
  await endClaim(tx, own.id, { as: 'withdrawn', at, reason, by: null })
  await noteClaim(tx, own.organisationId, own, 'settled')
}
