import { allianceName } from '#domain/claims/claim.ts'
import { type Claim, findClaim, type Organization, stopStage } from '#domain/claims/claim-case.ts'
import type { EventOf, Outcome } from '#domain/claims/claim-event.ts'
import { changeClaim, mailClaimant, mailDecider, note } from '#domain/claims/outcome.ts'
import { review } from '#domain/claims/reviewing.ts'
import { allianceId } from '#domain/people/organisation.ts'

export const alliance: Organization = { id: allianceId, name: allianceName }

/** Somebody who reads what the listing publishes does not know the claimant: no code of theirs works any more. */
export function disown(out: Outcome, { kind, claimId, at }: EventOf<'disowned'>): void {
  const before = out.case
  const stage = stopStage(findClaim(before, claimId), at)
  if (stage !== 'waits' && stage !== 'handed_over') return
  const claim = changeClaim(out, claimId, { disownedAt: at })
  out.tasks.push({ kind: 'forget code', claimId })
  note(out, claim, 'disowned')
  const replyTo = before.residence.email
  if (stage === 'handed_over') {
    tellOfHandedOver(out, claim, replyTo)
    return
  }
  const decider = claim.deciderName ?? before.decider.name
  mailDecider(out, 'disowned', claim, { cause: 'shown', decider, replyTo })
  mailClaimant(out, 'disowned', claim, { cause: 'shown', decider })
  review(out, before, { kind, at })
}

function tellOfHandedOver(out: Outcome, claim: Claim, replyTo: string | null): void {
  const undoer = undoerOf(claim)
  const words = { cause: 'handed-over', decider: undoer?.name ?? allianceName } as const
  for (const deciderId of new Set([undoer?.id ?? allianceId, claim.deciderId ?? allianceId, allianceId])) {
    mailDecider(out, 'disowned', claim, { ...words, replyTo, deciderId })
  }
  mailClaimant(out, 'disowned', claim, words)
}

/** Who can undo the decision; null where that has no name any more. */
export function undoerOf({ decidedBy, deciderId, deciderName }: Claim): Organization | null {
  if (decidedBy === allianceId) return alliance
  if (decidedBy !== null && decidedBy !== deciderId) return null
  return deciderId === null || deciderName === null ? null : { id: deciderId, name: deciderName }
}
