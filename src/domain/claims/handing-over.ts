import { type Claim, findClaim, formatRivalNames, isHeldByAnother, isOpen, isShown } from './claim-case.ts'
import type { Decider } from './claim-event.ts'
import {
  changeClaim,
  changeHolder,
  type Draft,
  endClaim,
  endNotices,
  mail,
  note,
  notifyHolder,
  toHolder,
} from './draft.ts'

const describeItsOwn = ({ way }: Claim) => `the listing’s own ${way === 'phone' ? 'phone' : 'email'}`

export function approveByCode(draft: Draft, claim: Claim): void {
  const waiting = formatRivalNames(draft.case, claim.id)
  handOver(draft, claim.id, `Proved by ${describeItsOwn(claim)}.`, null)
  mail(draft, 'decided', 'decider', claim, { cause: 'code', waiting, replyTo: claim.madeEmail })
}

/** `by` is null where a code decided. A person’s `reason` is for those who lose by it. */
export function handOver(draft: Draft, claimId: string, reason: string, by: Decider | null): void {
  const { organizationId: former, claimedAt } = draft.case.residence
  const wasHeldByAnother = isHeldByAnother(draft.case, findClaim(draft.case, claimId))
  const ownReason = by === null ? reason : ''
  endClaim(draft, claimId, 'approved', ownReason, by)
  const claim = changeClaim(draft, claimId, { fromOrganizationId: former, claimedBefore: claimedAt })
  const { organizationId, organizationName } = claim
  changeHolder(draft, organizationId, draft.at)
  draft.tasks.push({ kind: 'trust', organizationId, claimId, at: draft.at })
  note(draft, claim, 'approved', ownReason === '' ? {} : { reason: ownReason })
  if (former !== organizationId) {
    markHandedOn(draft, former, claim, reason)
    note(draft, claim, 'handed_over', { to: organizationName }, former)
  }
  mail(draft, 'yours', 'claimant', claim, nameDecider(by, ''))
  if (wasHeldByAnother) mail(draft, 'gone', toHolder(former), claim, nameDecider(by, reason))
  for (const id of endNotices(draft, claimId, 'handed_over')) {
    if (claimedAt === null || id !== former) mail(draft, 'ended', toHolder(id), claim, { cause: 'approved' })
  }
  for (const other of draft.case.claims.filter(isOpen)) {
    // Papers that nobody has looked at are not refused by a code: a person still reads them.
    if (by === null && isShown(other)) waitForHolder(draft, other, claim)
    else refuseBeside(draft, other, claim, { by, reason })
  }
}

function nameDecider(by: Decider | null, reason: string) {
  if (by === null) return { cause: 'code' } as const
  return { cause: 'approved', decider: by.organization.name, reason, replyTo: by.replyTo } as const
}

function markHandedOn(draft: Draft, former: string, { organizationName }: Claim, reason: string): void {
  const held = draft.case.claims.filter(
    ({ organizationId, endedAs, undoneAt, handedOverAt }) =>
      organizationId === former && endedAs === 'approved' && undoneAt === null && handedOverAt === null,
  )
  for (const { id } of held) {
    changeClaim(draft, id, { handedOverAt: draft.at, handedOverTo: organizationName, handedOverReason: reason })
  }
}

function waitForHolder(draft: Draft, claim: Claim, winner: Claim): void {
  mail(draft, 'rival', 'claimant', claim, {
    cause: 'code',
    winner: winner.organizationName,
    way: winner.way ?? 'letter',
  })
  notifyHolder(draft, claim)
}

type HandOverDecision = { by: Decider | null; reason: string }

function refuseBeside(draft: Draft, { id }: Claim, winner: Claim, { by, reason: given }: HandOverDecision): void {
  const proved = `${winner.organizationName} proved it with a code to ${describeItsOwn(winner)}.`
  const reason = by === null ? proved : given
  const claim = endClaim(draft, id, 'refused', reason, by)
  for (const ended of endNotices(draft, id, 'handed_over')) {
    // Who held the house until now, and who got it, read of that in a mail of their own.
    const isFormer = ended !== winner.fromOrganizationId && ended !== winner.organizationId
    if (isFormer) mail(draft, 'ended', toHolder(ended), claim, { cause: 'refused' })
  }
  note(draft, claim, 'refused', { reason })
  const words = { winner: winner.organizationName, way: winner.way ?? 'letter', ...nameDecider(by, reason) }
  mail(draft, 'refused', 'claimant', claim, words)
}
