import type { ClaimWay, WaitingReason } from '#domain/claims/claim.ts'
import { type Claim, findObstacle, isOpen, isShown, rivalsOf } from '#domain/claims/claim-case.ts'
import type { EventOf, Outcome } from '#domain/claims/claim-event.ts'
import { approveByCode } from '#domain/claims/handing-over.ts'
import { changeClaim, mailClaimant, mailDecider, note, tellHolder } from '#domain/claims/outcome.ts'

/** Hands the residence over at once if a code proves the claim and nothing stands against it; otherwise it waits. */
export function show(out: Outcome, event: EventOf<'code proved' | 'papers shown'>): void {
  const { claimId, at } = event
  const { decider } = out.case
  const way: ClaimWay = event.kind === 'papers shown' ? 'letter' : event.way
  const letter = event.kind === 'papers shown' ? event.letter : ''
  const given = { way, letter, shownAt: at, deciderId: decider.id, deciderName: decider.name }
  const claim = changeClaim(out, claimId, given)
  note(out, claim, way === 'letter' ? 'sent_to_be_looked_at' : 'proved')
  const because = findObstacle(out.case, claim)
  if (because === null) approveByCode(out, claim, { at, isByMachine: false })
  else wait(out, claim, because, at)
}

function wait(out: Outcome, claim: Claim, because: WaitingReason, at: Date): void {
  mailClaimant(out, 'waits', claim, { cause: 'shown', because })
  mailDecider(out, 'to-decide', claim, { because, replyTo: claim.madeEmail })
  tellHolder(out, claim, at)
  tellRivals(out, claim.id, at)
}

/** Each claimant hears once that another claim waits as well. */
function tellRivals(out: Outcome, newestId: string, at: Date): void {
  for (const { id, rivalSince } of out.case.claims.filter(isOpen)) {
    if (rivalSince !== null || rivalsOf(out.case, id).length === 0) continue
    const claim = changeClaim(out, id, { rivalSince: at })
    if (id !== newestId) mailClaimant(out, 'rival', claim, { cause: isShown(claim) ? 'shown' : 'idle' })
  }
}
