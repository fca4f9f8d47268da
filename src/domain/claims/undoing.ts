import { type Claim, type ClaimCase, isOpen } from '#domain/claims/claim-case.ts'
import type { EventOf, Outcome } from '#domain/claims/claim-event.ts'
import {
  changeClaim,
  changeHolder,
  changeNotices,
  endClaim,
  endNotices,
  mailClaimant,
  mailHolder,
  note,
} from '#domain/claims/outcome.ts'

/** Gives the residence back to whom an approved claim took it from, as they held it. */
export function giveBack(out: Outcome, { claimId, by, reason, at }: EventOf<'undone'>): void {
  const claim = changeClaim(out, claimId, { undoneAt: at, undoReason: reason })
  const { organisationId, claimedBefore } = claim
  const former = claim.fromOrganisationId ?? out.case.residence.organisationId
  changeNotices(out, claimId, (notice) => ({ ...notice, undoneAt: at }))
  changeHolder(out, former, claimedBefore)
  for (const { id } of handedOnBy(out.case, claim)) {
    changeClaim(out, id, { handedOnAt: null, handedOnTo: null, handedOnReason: '' })
  }
  if (former !== organisationId) {
    out.tasks.push({ kind: 'restore listing', heldBy: organisationId, since: claim.endedAt ?? at })
  }
  // What this claim proved of its organization it proves no more: its other houses wait for the next check.
  out.tasks.push({ kind: 'distrust', organisationId, claimId, at })
  // They hold it no more: what others claim of it is no longer theirs to object to.
  for (const { id } of out.case.claims.filter(isOpen)) endNotices(out, id, 'handed_over', at)
  const words = { cause: 'undone', reason, decider: by.organisation.name, replyTo: by.replyTo } as const
  note(out, claim, 'undone', { after: { reason } })
  mailClaimant(out, 'gone', claim, words)
  if (former === organisationId) return
  note(out, claim, 'came_back', { of: former, after: { reason } })
  // Of a listing nobody had claimed, nobody gets anything back.
  if (claimedBefore === null) return
  mailHolder(out, 'yours', claim, former, words)
  settleOwn(out, former, at)
}

function handedOnBy({ claims }: ClaimCase, { fromOrganisationId, endedAt }: Claim): Claim[] {
  const since = endedAt?.getTime()
  return claims.filter(
    ({ organisationId, handedOnAt }) =>
      organisationId === fromOrganisationId && handedOnAt !== null && handedOnAt.getTime() === since,
  )
}

function settleOwn(out: Outcome, former: string, at: Date): void {
  const reason = 'The house came back to you, so there is nothing left to claim.'
  for (const own of out.case.claims.filter((claim) => isOpen(claim) && claim.organisationId === former)) {
    note(out, endClaim(out, own.id, 'withdrawn', { at, reason, by: null }), 'settled')
  }
}
