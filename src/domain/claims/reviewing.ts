import { type Claim, type ClaimCase, findObstacle, isOpen, isShown, waitingReason } from '#domain/claims/claim-case.ts'
import type { ClaimEvent, Outcome } from '#domain/claims/claim-event.ts'
import { approveByCode } from '#domain/claims/handing-over.ts'
import { changeClaim, mailClaimant, noticesOf, tellHolder } from '#domain/claims/outcome.ts'

/**
 * Looks again at what still waits after a claim ended or the residence went back. Nothing is approved without a person
 * where somebody undid the hand-over or a holder objected.
 */
export function review(out: Outcome, before: ClaimCase, { kind, at }: Pick<ClaimEvent, 'kind' | 'at'>): void {
  const open = out.case.claims.filter(isOpen)
  const waiting = open.filter(isShown)
  const proved = waiting.find((claim) => findObstacle(out.case, claim) === null)
  if (proved && kind !== 'undone' && !isObjectedTo(out.case, proved)) {
    approveByCode(out, proved, { at, isByMachine: true })
    return
  }
  for (const claim of open) {
    const isAlone = waiting.every(({ id }) => id === claim.id)
    if (isAlone && claim.rivalSince !== null) changeClaim(out, claim.id, { rivalSince: null })
    if (isShown(claim)) tellWhyWaits(out, before, claim, at)
  }
}

function isObjectedTo(of: ClaimCase, { id }: Claim): boolean {
  return noticesOf(of, id).some(({ objectedAt }) => objectedAt !== null)
}

function tellWhyWaits(out: Outcome, before: ClaimCase, claim: Claim, at: Date): void {
  const because = waitingReason(out.case, claim)
  const was = before.claims.find(({ id }) => id === claim.id) ?? claim
  // Who is disowned reads of that in a mail of their own.
  if (because !== null && because !== 'disowned' && because !== waitingReason(before, was)) {
    mailClaimant(out, 'waits', claim, { cause: 'changed', because })
  }
  tellHolder(out, claim, at)
}
