import { type Refusal, refuseAsConflict, refuseAsNotAllowed } from '#domain/decisions/refusal.ts'
import { recallUntil, undoDays } from './claim.ts'
import { type Claim, type ClaimCase, findClaim, findRivals, isOpen, undecided } from './claim-case.ts'
import type { Decider, EventOf } from './claim-event.ts'
import { refuseSides, takeBackHandOn } from './deciding.ts'
import { changeClaim, changeHolder, type Draft, note } from './draft.ts'

// All that came of a decision has its very moment.
export function recall(draft: Draft, { claimId, by }: EventOf<'recalled'>): Refusal | null {
  const { claims, notices } = draft.case
  const decided = findClaim(draft.case, claimId)
  const refusal = refuseSides(by) ?? refuseRecalling(draft.case, decided, by, draft.at)
  if (refusal) return refusal
  const isOfIt = isAt(decided.endedAt)
  for (const claim of claims.filter(({ endedAt }) => isOfIt(endedAt))) {
    changeClaim(draft, claim.id, undecided)
    note(draft, claim, 'recalled')
    if (claim.endedAs === 'approved') takeBack(draft, claim)
  }
  const told = notices.filter(({ notifiedAt }) => !isOfIt(notifiedAt))
  const reopened = told.map((one) => (isOfIt(one.endedAt) ? { ...one, endedAt: null, endedAs: null } : one))
  draft.case = { ...draft.case, notices: reopened }
  for (const { id, competingSince } of draft.case.claims.filter(isOpen)) {
    const knows = competingSince !== null || findRivals(draft.case, id).length === 0
    if (!knows) changeClaim(draft, id, { competingSince: draft.at })
  }
  draft.tasks.push({ kind: 'forget decision', claimId })
  return null
}

function takeBack(draft: Draft, claim: Claim): void {
  const { id, organizationId, fromOrganizationId, claimedBefore } = claim
  const former = fromOrganizationId ?? organizationId
  changeHolder(draft, former, claimedBefore)
  takeBackHandOn(draft, claim, former)
  draft.tasks.push({ kind: 'distrust', organizationId, claimId: id, at: draft.at })
  if (former !== organizationId) note(draft, claim, 'came_back', {}, former)
}

const isAt = (moment: Date | null) => (other: Date | null) =>
  moment !== null && other !== null && moment.getTime() === other.getTime()

export function refuseLate({ endedAs }: Claim): Refusal {
  const rest =
    endedAs === 'approved'
      ? `You can still undo the hand-over itself for ${undoDays} days, and both sides are told.`
      : 'The claimant can claim the house again.'
  return refuseAsConflict(`The emails of this decision have gone, so it cannot be called back. ${rest}`)
}

function refuseRecalling(of: ClaimCase, claim: Claim, by: Decider, now: Date): Refusal | null {
  const { endedAt, decidedBy, undoneAt } = claim
  if (endedAt === null) return refuseAsConflict('This claim waits for a decision: there is nothing to undo.')
  if (decidedBy !== by.organization.id) return refuseAsNotAllowed('Only who decided it can undo it.')
  if (undoneAt !== null) return refuseAsConflict('This is undone already.')
  if (recallUntil(endedAt) <= now) return refuseLate(claim)
  const isOfIt = isAt(endedAt)
  const isBeside = (other: Claim) =>
    other.id !== claim.id && other.endedAs === 'approved' && other.decidedBy !== null && isOfIt(other.endedAt)
  if (of.claims.some(isBeside)) return refuseAsNotAllowed('It ended by the approval of another claim. Undo that one.')
  return hasGoneOn(of, endedAt)
    ? refuseAsConflict(`Something has happened to this house since. ${adviseOnUndoing(claim)}`)
    : null
}

const adviseOnUndoing = ({ endedAs }: Claim) =>
  endedAs === 'approved'
    ? `Once the emails have gone you can undo the hand-over for ${undoDays} days.`
    : 'The claimant can claim the house again.'

function hasGoneOn({ claims, notices }: ClaimCase, decidedAt: Date): boolean {
  const moments = [
    ...claims.flatMap(({ madeAt, shownAt, disownedAt, endedAt, undoneAt }) => [
      madeAt,
      shownAt,
      disownedAt,
      endedAt,
      undoneAt,
    ]),
    ...notices.flatMap(({ notifiedAt, objectedAt }) => [notifiedAt, objectedAt]),
  ]
  return moments.some((moment) => moment !== null && moment > decidedAt)
}
