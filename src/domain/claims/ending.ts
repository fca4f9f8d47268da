import type { Refusal } from '#domain/decisions/refusal.ts'
import { allianceName } from '#domain/people/desk-powers.ts'
import { allianceId } from '#domain/people/organization.ts'
import {
  type Claim,
  findClaim,
  findNotices,
  findObstacle,
  findWaitingReason,
  formatRivalNames,
  isOpen,
  isShown,
  type Organization,
  stopStage,
} from './claim-case.ts'
import type { EventOf } from './claim-event.ts'
import { changeClaim, type Draft, endClaim, endNotices, mail, note, notifyHolder, toHolder } from './draft.ts'
import { approveByCode } from './handing-over.ts'
import { refuseEnded } from './refusal.ts'

export const alliance: Organization = { id: allianceId, name: allianceName }

export function withdraw(draft: Draft, { claimId }: EventOf<'withdrawn'>): Refusal | null {
  const claim = findClaim(draft.case, claimId)
  const refusal = refuseEnded(claim)
  if (refusal) return refusal
  endClaim(draft, claimId, 'withdrawn', '', null)
  note(draft, claim, 'withdrawn')
  const words = { cause: 'withdrawn', waiting: formatRivalNames(draft.case, claimId) } as const
  if (isShown(claim)) mail(draft, 'ended', 'decider', claim, { ...words, replyTo: claim.madeEmail })
  for (const id of endNotices(draft, claimId, 'withdrawn')) mail(draft, 'ended', toHolder(id), claim, words)
  review(draft)
  return null
}

export function disown(draft: Draft, { claimId }: EventOf<'disowned'>): null {
  const stage = stopStage(findClaim(draft.case, claimId), draft.at)
  if (stage !== 'waits' && stage !== 'handed_over') return null
  const claim = changeClaim(draft, claimId, { disownedAt: draft.at })
  draft.tasks.push({ kind: 'forget code', claimId })
  note(draft, claim, 'disowned')
  if (stage === 'handed_over') notifyOfHandOver(draft, claim)
  else {
    const words = { cause: 'shown', decider: claim.deciderName ?? draft.case.decider.name } as const
    mail(draft, 'disowned', 'decider', claim, { ...words, replyTo: draft.case.residence.email })
    mail(draft, 'disowned', 'claimant', claim, words)
    review(draft)
  }
  return null
}

function notifyOfHandOver(draft: Draft, claim: Claim): void {
  const undoer = findUndoer(claim)
  const words = { cause: 'handed-over', decider: undoer?.name ?? allianceName } as const
  const { email: replyTo } = draft.case.residence
  for (const id of new Set([undoer?.id ?? allianceId, claim.deciderId ?? allianceId, allianceId])) {
    mail(draft, 'disowned', { as: 'decider', id }, claim, { ...words, replyTo })
  }
  mail(draft, 'disowned', 'claimant', claim, words)
}

export function findUndoer({ decidedBy, deciderId, deciderName }: Claim): Organization | null {
  if (decidedBy === allianceId) return alliance
  if (decidedBy !== null && decidedBy !== deciderId) return null
  return deciderId === null || deciderName === null ? null : { id: deciderId, name: deciderName }
}

/**
 * Looks again at what still waits after a claim ended or the residence went back. Nothing is approved without a person
 * where somebody undid the hand-over or a holder objected.
 */
export function review(draft: Draft, { isUndoing = false } = {}): void {
  const open = draft.case.claims.filter(isOpen)
  const waiting = open.filter(isShown)
  const proved = waiting.find((claim) => findObstacle(draft.case, claim) === null)
  const isObjectedTo = proved && findNotices(draft.case, proved.id).some(({ objectedAt }) => objectedAt !== null)
  if (proved && !isUndoing && !isObjectedTo) {
    draft.isBySystem = true
    approveByCode(draft, proved)
    return
  }
  for (const claim of open) {
    const isAlone = waiting.every(({ id }) => id === claim.id)
    if (isAlone && claim.competingSince !== null) changeClaim(draft, claim.id, { competingSince: null })
    if (isShown(claim)) notifyWhyWaiting(draft, claim)
  }
}

function notifyWhyWaiting(draft: Draft, claim: Claim): void {
  const because = findWaitingReason(draft.case, claim)
  // Who is disowned reads of that in a mail of their own.
  if (because !== null && because !== 'disowned' && because !== findWaitingReason(draft.before, claim)) {
    mail(draft, 'waits', 'claimant', claim, { cause: 'changed', because })
  }
  notifyHolder(draft, claim)
}
