import { type Refusal, refuseAsConflict, refuseAsNotAllowed } from '#domain/decisions/refusal.ts'
import { addDays } from '#domain/language/added-time.ts'
import { allianceId } from '#domain/people/organization.ts'
import { affiliateDays, computeStaffDecisionStart, type DecisionKind, recallUntil, undoDays } from './claim.ts'
import {
  type Claim,
  type ClaimCase,
  findClaim,
  findRivals,
  formatRivalNames,
  isHeldByAnother,
  isOpen,
} from './claim-case.ts'
import type { Decider, EventOf } from './claim-event.ts'
import {
  changeClaim,
  changeHolder,
  changeNotices,
  type Draft,
  endClaim,
  endNotices,
  mail,
  note,
  toHolder,
} from './draft.ts'
import { review } from './ending.ts'
import { handOver } from './handing-over.ts'
import { missing, refuseEnded } from './refusal.ts'

export function approve(draft: Draft, event: EventOf<'approved'>): Refusal | null {
  const { claimId, by, reason } = event
  const claim = findClaim(draft.case, claimId)
  const refusal = refuseDeciding(claim, by, draft.at) ?? refuseSilence(draft.case, claim, reason)
  if (refusal) return refusal
  keepDecision(draft, event)
  handOver(draft, claimId, reason, by)
  notifyDecider(draft, claim, by, { cause: 'approved' })
  return null
}

export function refuse(draft: Draft, event: EventOf<'refused'>): Refusal | null {
  const { claimId, by, reason } = event
  const claim = findClaim(draft.case, claimId)
  const refusal = refuseDeciding(claim, by, draft.at)
  if (refusal) return refusal
  const waiting = formatRivalNames(draft.case, claimId)
  keepDecision(draft, event)
  endClaim(draft, claimId, 'refused', reason, by)
  note(draft, claim, 'refused', { reason })
  const { replyTo, organization } = by
  mail(draft, 'refused', 'claimant', claim, { cause: 'refused', reason, decider: organization.name, replyTo })
  notifyDecider(draft, claim, by, { cause: 'refused', waiting })
  for (const id of endNotices(draft, claimId, 'stays')) {
    const holds = draft.case.residence.claimedAt !== null && draft.case.residence.organizationId === id
    mail(draft, 'ended', toHolder(id), claim, { cause: holds ? 'stays' : 'refused', waiting })
  }
  review(draft)
  return null
}

export function giveBack(draft: Draft, event: EventOf<'undone'>): Refusal | null {
  const { claimId, by, reason } = event
  const claim = findClaim(draft.case, claimId)
  const refusal = refuseSides(by) ?? refuseUndoing(draft.case, claim, by, draft.at)
  if (refusal) return refusal
  const { organizationId, claimedBefore, fromOrganizationId } = claim
  const former = fromOrganizationId ?? organizationId
  keepDecision(draft, event)
  changeClaim(draft, claimId, { undoneAt: draft.at, undoReason: reason })
  changeNotices(draft, claimId, (notice) => ({ ...notice, undoneAt: draft.at }))
  changeHolder(draft, former, claimedBefore)
  takeBackHandOn(draft, claim, former)
  // What this claim proved of its organization it proves no more: its other houses wait for the next check.
  draft.tasks.push({ kind: 'distrust', organizationId, claimId, at: draft.at })
  // They hold it no more: what others claim of it is no longer theirs to object to.
  for (const { id } of draft.case.claims.filter(isOpen)) endNotices(draft, id, 'handed_over')
  const words = { cause: 'undone', decider: by.organization.name, replyTo: by.replyTo } as const
  note(draft, claim, 'undone', { reason })
  mail(draft, 'gone', 'claimant', claim, { ...words, reason })
  if (former !== organizationId) note(draft, claim, 'came_back', {}, former)
  // Of a listing nobody had claimed, nobody gets anything back.
  if (former !== organizationId && claimedBefore !== null) {
    mail(draft, 'yours', toHolder(former), claim, words)
    settleOwn(draft, former)
  }
  review(draft, { isUndoing: true })
  return null
}

export function takeBackHandOn(draft: Draft, { organizationId, endedAt }: Claim, former: string): void {
  if (former === organizationId) return
  const since = endedAt ?? draft.at
  draft.tasks.push({ kind: 'restore listing', heldBy: organizationId, since })
  for (const one of draft.case.claims) {
    if (one.organizationId !== former || one.handedOverAt?.getTime() !== since.getTime()) continue
    changeClaim(draft, one.id, { handedOverAt: null, handedOverTo: null, handedOverReason: '' })
  }
}

function settleOwn(draft: Draft, former: string): void {
  const reason = 'The house came back to you, so there is nothing left to claim.'
  for (const own of draft.case.claims.filter((claim) => isOpen(claim) && claim.organizationId === former)) {
    note(draft, endClaim(draft, own.id, 'withdrawn', reason, null), 'settled')
  }
}

function keepDecision(draft: Draft, { kind, claimId, reason, note }: EventOf<DecisionKind>): void {
  draft.tasks.push({ kind: 'keep decision', decision: kind, claimId, reason, note })
  if (kind !== 'undone') draft.held = { id: claimId, until: recallUntil(draft.at) }
}

type DecisionWords = { cause: 'approved' | 'refused'; waiting?: string }

function notifyDecider(draft: Draft, claim: Claim, { organization, replyTo }: Decider, words: DecisionWords): void {
  if (claim.deciderId === organization.id) return
  mail(draft, 'decided', 'decider', claim, { ...words, decider: organization.name, replyTo })
}

export function listSides(of: ClaimCase, { id, organizationId }: Claim): string[] {
  const rivals = of.claims.filter((other) => other.id !== id && isOpen(other))
  return [organizationId, of.residence.organizationId, ...rivals.map((rival) => rival.organizationId)]
}

export function refuseSides({ isParty }: Decider): Refusal | null {
  const words = 'You belong to one of the organizations of this claim. Somebody else decides it.'
  return isParty ? refuseAsNotAllowed(words) : null
}

function refuseDeciding(claim: Claim, by: Decider, at: Date): Refusal | null {
  const { shownAt, deciderId, deciderName } = claim
  if (shownAt === null) return missing
  const refusal = refuseEnded(claim) ?? refuseSides(by)
  if (refusal || by.organization.id !== allianceId) return refusal
  const from = computeStaffDecisionStart({ shownAt, isAffiliates: deciderId !== allianceId })
  return from > at ? refuseAsNotAllowed(`${deciderName} has ${affiliateDays} days to decide this claim first.`) : null
}

function refuseSilence(of: ClaimCase, claim: Claim, reason: string): Refusal | null {
  const isLostByAnother = isHeldByAnother(of, claim) || findRivals(of, claim.id).length > 0
  if (reason !== '' || !isLostByAnother) return null
  const words = 'Say why: another organization loses by this, and reads it.'
  return { refused: 'invalid_input', words, fields: { reason: words } }
}

function refuseUndoing(of: ClaimCase, claim: Claim, by: Decider, at: Date): Refusal | null {
  const { endedAs, endedAt, undoneAt, decidedBy, deciderId } = claim
  if (endedAs !== 'approved' || endedAt === null) return missing
  if (undoneAt !== null) return refuseAsConflict('This is undone already.')
  if ((decidedBy ?? deciderId) !== by.organization.id) return refuseAsNotAllowed('Only who decided it can undo it.')
  // What an undo says must not be read before what it undoes.
  if (decidedBy !== null && recallUntil(endedAt) > at) {
    return refuseAsConflict('The emails of this decision have not gone yet. Undo the decision itself.')
  }
  if (addDays(endedAt, undoDays) < at) {
    return refuseAsConflict(`This was decided more than ${undoDays} days ago. The house can be claimed back.`)
  }
  const isLater = (other: Claim) =>
    other.endedAs === 'approved' && other.undoneAt === null && other.endedAt !== null && other.endedAt > endedAt
  const hasGoneOn = of.claims.some(isLater) || of.residence.organizationId !== claim.organizationId
  return hasGoneOn ? refuseAsConflict('The house has changed hands again since. Undo that first.') : null
}
