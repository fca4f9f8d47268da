import { affiliateDays, daysAfter, lapseDays } from '#domain/claims/claim.ts'
import { type ClaimCase, findClaim, isOpen, rivalNames } from '#domain/claims/claim-case.ts'
import type { ClaimEvent, EventOf, Outcome, Refusal } from '#domain/claims/claim-event.ts'
import { disown } from '#domain/claims/disowning.ts'
import { approve } from '#domain/claims/handing-over.ts'
import {
  changeClaim,
  changeNotices,
  endClaim,
  endNotices,
  mailClaimant,
  mailDecider,
  mailHolder,
  note,
} from '#domain/claims/outcome.ts'
import { codeAddress, findRefusal } from '#domain/claims/refusal.ts'
import { review } from '#domain/claims/reviewing.ts'
import { show } from '#domain/claims/showing.ts'
import { giveBack } from '#domain/claims/undoing.ts'
import { allianceId } from '#domain/people/organisation.ts'

/** All rules of claims: what an event changes in a residence's claims, who reads of it, and what is left to be done. */
export function decide(before: ClaimCase, event: ClaimEvent): Outcome | Refusal {
  const refusal = findRefusal(before, event)
  if (refusal) return refusal
  const out: Outcome = { case: before, mails: [], history: [], tasks: [] }
  follow(out, event)
  const isOver = event.kind === 'withdrawn' || event.kind === 'refused' || event.kind === 'undone'
  if (isOver) review(out, before, event)
  return out
}

function follow(out: Outcome, event: ClaimEvent) {
  switch (event.kind) {
    case 'claimed':
      return claim(out, event)
    case 'code asked':
      return askForCode(out, event)
    case 'code proved':
    case 'papers shown':
      return show(out, event)
    case 'withdrawn':
      return withdraw(out, event)
    case 'objected':
      return object(out, event)
    case 'approved':
      return approve(out, event)
    case 'refused':
      return refuse(out, event)
    case 'undone':
      return giveBack(out, event)
    case 'disowned':
      return disown(out, event)
    case 'overdue':
      return tellOverdue(out, event)
    case 'lapsed':
      return lapse(out, event)
  }
}

function claim(out: Outcome, { claimId, by, at }: EventOf<'claimed'>): void {
  const { residence, claims } = out.case
  const own = claims.filter(({ organisationId }) => organisationId === by.organisation.id)
  if (own.some(isOpen)) return
  // To claim again is no way round what the house said.
  const disowned = own.map(({ disownedAt }) => disownedAt?.getTime() ?? 0)
  const disownedAt = Math.max(0, ...disowned)
  const made = {
    ...unshown,
    id: claimId,
    organisationId: by.organisation.id,
    organisationName: by.organisation.name,
    residenceId: residence.id,
    residenceName: residence.name,
    city: residence.city,
    stateCode: residence.stateCode,
    madeAt: at,
    madeBy: by.id,
    madeName: by.name,
    madeEmail: by.email,
    disownedAt: disownedAt === 0 ? null : new Date(disownedAt),
  }
  out.case = { ...out.case, claims: [...claims, made] }
  note(out, made, 'made')
}

const unshown = {
  way: null,
  shownAt: null,
  letter: '',
  rivalSince: null,
  deciderId: null,
  deciderName: null,
  staffToldAt: null,
  endedAt: null,
  endedAs: null,
  endReason: '',
  decidedBy: null,
  decidedName: null,
  fromOrganisationId: null,
  claimedBefore: null,
  undoneAt: null,
  undoReason: '',
  handedOnAt: null,
  handedOnTo: null,
  handedOnReason: '',
}

function askForCode(out: Outcome, { claimId, way }: EventOf<'code asked'>): void {
  const to = codeAddress(out.case.residence, way)
  if (to === null) return
  note(out, findClaim(out.case, claimId), 'code_sent', { after: { way } })
  out.tasks.push({ kind: 'send code', claimId, way, to })
}

function withdraw(out: Outcome, { claimId, at }: EventOf<'withdrawn'>): void {
  const claim = endClaim(out, claimId, 'withdrawn', { at, reason: '', by: null })
  note(out, claim, 'withdrawn')
  const words = { cause: 'withdrawn', waiting: rivalNames(out.case, claimId) } as const
  const told = endNotices(out, claimId, 'withdrawn', at)
  if (claim.shownAt !== null) mailDecider(out, 'ended', claim, { ...words, replyTo: claim.madeEmail })
  for (const holder of told) mailHolder(out, 'ended', claim, holder, words)
}

function object(out: Outcome, { claimId, by, words, at }: EventOf<'objected'>): void {
  const holderId = by.organisation.id
  const said = { objection: words, objectedAt: at, objectedName: by.name }
  changeNotices(out, claimId, (notice) => (notice.organisationId === holderId ? { ...notice, ...said } : notice))
  const claim = findClaim(out.case, claimId)
  note(out, claim, 'objected', { of: holderId })
  mailDecider(out, 'objected', claim, { holder: by.organisation.name, replyTo: by.email })
}

function refuse(out: Outcome, { claimId, by, reason, at }: EventOf<'refused'>): void {
  const claim = endClaim(out, claimId, 'refused', { at, reason, by })
  const { replyTo, organisation } = by
  const waiting = rivalNames(out.case, claimId)
  note(out, claim, 'refused', { after: { reason } })
  mailClaimant(out, 'refused', claim, { cause: 'refused', reason, decider: organisation.name, replyTo })
  if (claim.deciderId !== organisation.id) {
    mailDecider(out, 'decided', claim, { cause: 'refused', decider: organisation.name, waiting, replyTo })
  }
  const { residence } = out.case
  for (const holder of endNotices(out, claimId, 'stays', at)) {
    const holds = residence.claimedAt !== null && residence.organisationId === holder
    mailHolder(out, 'ended', claim, holder, { cause: holds ? 'stays' : 'refused', waiting })
  }
}

function tellOverdue(out: Outcome, { claimId, at }: EventOf<'overdue'>): void {
  const { deciderId, shownAt, staffToldAt, endedAt } = findClaim(out.case, claimId)
  const isTold = endedAt !== null || staffToldAt !== null || deciderId === allianceId
  if (isTold || shownAt === null || shownAt >= daysAfter(at, -affiliateDays)) return
  const claim = changeClaim(out, claimId, { staffToldAt: at })
  out.mails.push({ kind: 'overdue', to: 'staff', organisationId: allianceId, claimId, replyTo: null, slots: {} })
  mailDecider(out, 'overdue', claim)
  mailClaimant(out, 'overdue', claim)
}

function lapse(out: Outcome, { claimId, at }: EventOf<'lapsed'>): void {
  const { shownAt, endedAt, madeAt } = findClaim(out.case, claimId)
  if (shownAt !== null || endedAt !== null || madeAt >= daysAfter(at, -lapseDays)) return
  const reason = `Nobody proved it within ${lapseDays} days.`
  note(out, endClaim(out, claimId, 'withdrawn', { at, reason, by: null }), 'lapsed')
}
