import { type Refusal, refuseAsConflict } from '#domain/decisions/refusal.ts'
import { addDays } from '#domain/language/added-time.ts'
import { allianceId } from '#domain/people/organization.ts'
import { affiliateDays, lapseDays } from './claim.ts'
import { type Claim, type ClaimCase, findClaim, isOpen, undecided } from './claim-case.ts'
import type { ClaimOutcome, EventKind, EventOf } from './claim-event.ts'
import { approve, giveBack, refuse } from './deciding.ts'
import { changeClaim, changeNotices, type Draft, endClaim, mail, note } from './draft.ts'
import { disown, withdraw } from './ending.ts'
import { recall } from './recalling.ts'
import { missing, unlisted } from './refusal.ts'
import { askForCode, proveByCode, showPapers } from './showing.ts'

const handlers: { [Kind in EventKind]: (draft: Draft, event: EventOf<Kind>) => Refusal | null } = {
  claimed: claim,
  'code asked': askForCode,
  'code proved': proveByCode,
  'papers shown': showPapers,
  withdrawn: withdraw,
  objected: object,
  approved: approve,
  refused: refuse,
  undone: giveBack,
  recalled: recall,
  disowned: disown,
  overdue: notifyOfOverdue,
  lapsed: lapse,
}

export function decide<Kind extends EventKind>(before: ClaimCase, event: EventOf<Kind>): ClaimOutcome | Refusal {
  const isKnown = event.kind === 'claimed' || before.claims.some(({ id }) => id === event.claimId)
  if (!isKnown) return missing
  const { at } = event
  const draft: Draft = { before, case: before, at, isBySystem: false, mails: [], held: null, history: [], tasks: [] }
  const refusal = handlers[event.kind](draft, event)
  if (refusal) return refusal
  const { case: after, mails, held, history, tasks } = draft
  return { case: after, mails, held, history, tasks }
}

function claim(draft: Draft, { claimId, by }: EventOf<'claimed'>): Refusal | null {
  const { residence, claims } = draft.case
  if (!residence.isListed) return unlisted
  const isOwn = residence.claimedAt !== null && residence.organizationId === by.organization.id
  if (isOwn) return refuseAsConflict('This house is yours already. You find it under Houses.')
  const own = claims.filter(({ organizationId }) => organizationId === by.organization.id)
  if (own.some(isOpen)) return null
  const made: Claim = {
    ...unshown,
    id: claimId,
    organizationId: by.organization.id,
    organizationName: by.organization.name,
    residenceId: residence.id,
    residenceName: residence.name,
    city: residence.city,
    stateCode: residence.stateCode,
    madeAt: draft.at,
    madeBy: by.id,
    madeName: by.name,
    madeEmail: by.email,
    // To claim again is no way round what the house said.
    disownedAt: own.map(({ disownedAt }) => disownedAt).reduce(pickLater, null),
  }
  draft.case = { ...draft.case, claims: [...claims, made] }
  note(draft, made, 'made')
  return null
}

const pickLater = (one: Date | null, other: Date | null) =>
  one === null || (other !== null && other > one) ? other : one

const unshown = {
  way: null,
  shownAt: null,
  letter: '',
  competingSince: null,
  deciderId: null,
  deciderName: null,
  staffNotifiedAt: null,
  ...undecided,
  undoneAt: null,
  undoReason: '',
  handedOverAt: null,
  handedOverTo: null,
  handedOverReason: '',
}

function object(draft: Draft, { claimId, by, words }: EventOf<'objected'>): Refusal | null {
  const { residence, notices } = draft.case
  const { id, name } = by.organization
  if (residence.claimedAt === null || residence.organizationId !== id) {
    return refuseAsConflict('You no longer hold this house, so you cannot object to a claim of it.')
  }
  const notice = notices.find((one) => one.claimId === claimId && one.organizationId === id)
  const canObject = notice?.endedAt === null && notice.objectedAt === null
  if (!canObject) return refuseAsConflict('You have objected already, or the claim is decided.')
  const objected = { objection: words, objectedAt: draft.at, objectedName: by.name }
  changeNotices(draft, claimId, (one) => (one === notice ? { ...one, ...objected } : one))
  const claim = findClaim(draft.case, claimId)
  note(draft, claim, 'objected', {}, id)
  mail(draft, 'objected', 'decider', claim, { holder: name, replyTo: by.email })
  return null
}

function notifyOfOverdue(draft: Draft, { claimId }: EventOf<'overdue'>): null {
  const { deciderId, shownAt, staffNotifiedAt, endedAt } = findClaim(draft.case, claimId)
  const isTold = endedAt !== null || staffNotifiedAt !== null || deciderId === allianceId
  if (isTold || shownAt === null || shownAt >= addDays(draft.at, -affiliateDays)) return null
  const claim = changeClaim(draft, claimId, { staffNotifiedAt: draft.at })
  mail(draft, 'overdue', { as: 'staff', id: allianceId }, claim)
  mail(draft, 'overdue', 'decider', claim)
  mail(draft, 'overdue', 'claimant', claim)
  return null
}

function lapse(draft: Draft, { claimId }: EventOf<'lapsed'>): null {
  const { shownAt, endedAt, madeAt } = findClaim(draft.case, claimId)
  if (shownAt !== null || endedAt !== null || madeAt >= addDays(draft.at, -lapseDays)) return null
  const reason = `Nobody proved it within ${lapseDays} days.`
  note(draft, endClaim(draft, claimId, 'withdrawn', reason, null), 'lapsed')
  return null
}
