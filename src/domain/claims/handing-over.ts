import { type Claim, findClaim, isHeldByAnother, isOpen, isShown, rivalNames } from '#domain/claims/claim-case.ts'
import type { Decider, EventOf, Outcome } from '#domain/claims/claim-event.ts'
import {
  changeClaim,
  changeHolder,
  endClaim,
  endNotices,
  mailClaimant,
  mailDecider,
  mailHolder,
  note,
  tellHolder,
} from '#domain/claims/outcome.ts'

/** `by` is null where a code decided. */
type Approval = { at: Date; by: Decider | null; reason: string; isByMachine: boolean }

export function approve(out: Outcome, { claimId, by, reason, at }: EventOf<'approved'>): void {
  const { deciderId } = findClaim(out.case, claimId)
  const claim = handOver(out, claimId, { at, by, reason, isByMachine: false })
  if (deciderId === by.organisation.id) return
  mailDecider(out, 'decided', claim, { cause: 'approved', decider: by.organisation.name, replyTo: by.replyTo })
}

export function approveByCode(
  out: Outcome,
  claim: Claim,
  { at, isByMachine }: Pick<Approval, 'at' | 'isByMachine'>,
): void {
  const waiting = rivalNames(out.case, claim.id)
  handOver(out, claim.id, { at, by: null, reason: `Proved by ${itsOwn(claim)}.`, isByMachine })
  mailDecider(out, 'decided', claim, { cause: 'code', waiting, replyTo: claim.madeEmail })
}

function handOver(out: Outcome, claimId: string, approval: Approval): Claim {
  const { at, by, reason, isByMachine } = approval
  const { organisationId: former, claimedAt } = out.case.residence
  const wasHeldByAnother = isHeldByAnother(out.case, findClaim(out.case, claimId))
  endClaim(out, claimId, 'approved', approval)
  const claim = changeClaim(out, claimId, { fromOrganisationId: former, claimedBefore: claimedAt })
  const { organisationId, organisationName } = claim
  if (former !== organisationId) markHandedOn(out, former, claim, approval)
  changeHolder(out, organisationId, at)
  out.tasks.push({ kind: 'trust', organisationId, claimId, at })
  note(out, claim, 'approved', { after: reason === '' ? {} : { reason }, isByMachine })
  if (former !== organisationId) {
    note(out, claim, 'handed_over', { of: former, after: { to: organisationName }, isByMachine })
  }
  const words = by === null ? { cause: 'code' as const } : { cause: 'approved' as const, ...answerOf(by, reason) }
  mailClaimant(out, 'yours', claim, words)
  if (wasHeldByAnother) mailHolder(out, 'gone', claim, former, words)
  for (const id of endNotices(out, claimId, 'handed_over', at)) {
    if (claimedAt === null || id !== former) mailHolder(out, 'ended', claim, id, { cause: 'approved' })
  }
  for (const other of out.case.claims.filter(isOpen)) {
    // Papers that nobody has looked at are not refused by a code: a person still reads them.
    if (by === null && isShown(other)) waitForHolder(out, other, claim, at)
    else refuseBeside(out, other, { winner: claim, former, approval })
  }
  return claim
}

const answerOf = ({ organisation, replyTo }: Decider, reason: string) => ({
  decider: organisation.name,
  reason,
  replyTo,
})

function markHandedOn(out: Outcome, former: string, { id, organisationName }: Claim, { at, reason }: Approval): void {
  const held = out.case.claims.filter(
    (one) => one.id !== id && one.organisationId === former && one.endedAs === 'approved' && one.handedOnAt === null,
  )
  for (const one of held.filter(({ undoneAt }) => undoneAt === null)) {
    changeClaim(out, one.id, { handedOnAt: at, handedOnTo: organisationName, handedOnReason: reason })
  }
}

function waitForHolder(out: Outcome, claim: Claim, winner: Claim, at: Date): void {
  mailClaimant(out, 'rival', claim, { cause: 'code', winner: winner.organisationName, way: winner.way ?? 'letter' })
  tellHolder(out, claim, at)
}

type Beside = { winner: Claim; former: string; approval: Approval }

function refuseBeside(out: Outcome, { id }: Claim, { winner, former, approval }: Beside): void {
  const { at, by, isByMachine } = approval
  const proved = `${winner.organisationName} proved it with a code to ${itsOwn(winner)}.`
  const reason = by === null ? proved : approval.reason
  const claim = endClaim(out, id, 'refused', { at, by, reason })
  for (const holder of endNotices(out, id, 'handed_over', at)) {
    // Who held the house until now, and who got it, read of that in a mail of their own.
    const isFormer = holder !== former && holder !== winner.organisationId
    if (isFormer) mailHolder(out, 'ended', claim, holder, { cause: 'refused' })
  }
  note(out, claim, 'refused', { after: { reason }, isByMachine })
  const of = { winner: winner.organisationName, way: winner.way ?? 'letter' }
  if (by === null) mailClaimant(out, 'refused', claim, { cause: 'code', winner: of.winner, way: of.way })
  else mailClaimant(out, 'refused', claim, { cause: 'approved', winner: of.winner, ...answerOf(by, reason) })
}

const itsOwn = ({ way }: Claim) => `the listing’s own ${way === 'phone' ? 'phone' : 'email'}`
