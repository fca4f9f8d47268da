import { type Refusal, refuseAsConflict, refuseAsInvalid, refuseAsNotAllowed } from '#domain/decisions/refusal.ts'
import type { DecisionOutcome } from './application.ts'
import { listOpenRules } from './application-case.ts'
import type { Actor, EventOf } from './application-event.ts'
import { change, type Draft, end, mail, moveTo, note } from './draft.ts'
import {
  isInvolved,
  refusePart,
  refuseReviewer,
  refuseSecond,
  refuseStage,
  requireWords,
  underReview,
} from './guards.ts'
import { endProposal } from './reviewing.ts'
import { noProposal } from './starting.ts'

const onlyWithConditions = 'Only “Certify with conditions” keeps these. Choose it above, or empty this field.'

/** A refusal may come at any stage of the review; a certificate only once everything required is met or waived. */
export function propose(draft: Draft, event: EventOf<'decision proposed'>): Refusal | null {
  const { by, outcome, reasons, conditions } = event
  const stages = outcome === 'refused' ? underReview : (['decision'] as const)
  const refusal =
    refuseReviewer(draft.case, by) ??
    refuseOpen(draft, outcome) ??
    refuseStage(draft.case.application, stages) ??
    refuseUnlisted(draft, outcome)
  if (refusal) return refusal
  const empty =
    requireWords('reasons', reasons, 'Give the reasons: the operator reads them.') ??
    (outcome === 'conditional' ? requireConditional(draft) : null) ??
    (outcome === 'conditional' ? requireWords('conditions', conditions, 'Say which conditions it has.') : null) ??
    (outcome !== 'conditional' && conditions !== '' ? refuseAsInvalid({ conditions: onlyWithConditions }) : null)
  if (empty) return empty
  change(draft, {
    proposedOutcome: outcome,
    proposedReasons: reasons,
    proposedConditions: conditions,
    proposedBy: by.id,
    proposedByName: by.name,
  })
  note(draft, 'decision_proposed', { outcome })
  if (draft.case.decisionRules.deciders === 2) mail(draft, 'to-confirm')
  else carryOut(draft, by)
  return null
}

function refuseUnlisted({ case: { decisionRules } }: Draft, outcome: DecisionOutcome): Refusal | null {
  if (outcome === 'refused' || decisionRules.isListed) return null
  const next = decisionRules.isToBeChecked
    ? 'It waits for your first check: decide that first.'
    : 'Ask the operator to publish it first.'
  return refuseAsConflict(`This home is not on the public list, so nobody could check its certificate. ${next}`)
}

function requireConditional({ case: { application, decisionRules } }: Draft): Refusal | null {
  const { conditional, notConditional } = decisionRules
  if (conditional !== null && notConditional === null) return null
  return refuseAsInvalid({
    outcome: notConditional ?? `${application.affiliateName} gives no certificate with conditions.`,
  })
}

export function confirm(draft: Draft, { by, isLeft = false }: EventOf<'decision confirmed'>): Refusal | null {
  const refusal = refuseSecond(draft.case, by, isLeft) ?? refuseStage(draft.case.application, underReview)
  if (refusal) return refusal
  const { proposedOutcome, proposedBy } = draft.case.application
  if (proposedOutcome === null) return refuseAsConflict('There is no proposal to confirm.')
  if (proposedBy === by.id) return refuseAsNotAllowed('You made this proposal. A second person confirms it.')
  const open = refuseOpen(draft, proposedOutcome) ?? refuseUnlisted(draft, proposedOutcome)
  const refused = open ?? (proposedOutcome === 'conditional' ? requireConditional(draft) : null)
  if (refused) return refused
  noteAlliance(draft, by)
  carryOut(draft, by)
  return null
}

export function sendBack(draft: Draft, { by, reason, isLeft = false }: EventOf<'decision sent back'>): Refusal | null {
  const refusal = refuseSecond(draft.case, by, isLeft) ?? refuseStage(draft.case.application, underReview)
  if (refusal) return refusal
  if (draft.case.application.proposedOutcome === null) return refuseAsConflict('There is no proposal to send back.')
  const isOwn = draft.case.application.proposedBy === by.id
  const empty = requireWords('reason', reason, isOwn ? 'Say why you take it back.' : 'Say why you do not confirm it.')
  if (empty) return empty
  noteAlliance(draft, by)
  change(draft, noProposal)
  note(draft, 'decision_sent_back', { reason })
  return null
}

/** From then on it goes on reading what it had a part in. */
function noteAlliance(draft: Draft, { side }: Actor): void {
  if (side === 'alliance') change(draft, { allianceActedAt: draft.at })
}

function refuseOpen(draft: Draft, outcome: string): Refusal | null {
  const [first, ...more] = outcome === 'refused' ? [] : listOpenRules(draft.case)
  if (!first) return null
  const rest = more.length === 0 ? '' : ` and ${more.length} more`
  return refuseAsConflict(`${first.code}${rest} must be met, or waived with a reason, before a certificate.`)
}

function carryOut(draft: Draft, by: Actor): void {
  const { proposedOutcome, proposedReasons, proposedConditions } = draft.case.application
  const outcome = proposedOutcome ?? 'refused'
  change(draft, { decidedBy: by.id, endConditions: proposedConditions })
  end(draft, outcome, proposedReasons)
  note(draft, outcome, { reason: proposedReasons })
  if (outcome !== 'refused') draft.tasks.push({ kind: 'issue certificate', outcome })
  mail(draft, 'decided', { words: proposedReasons })
}

export function grantAppeal(draft: Draft, { by, reason }: EventOf<'appeal granted'>): Refusal | null {
  const refusal = refuseAppealDecider(draft, by) ?? requireWords('reason', reason, 'Give the reasons.')
  if (refusal) return refusal
  change(draft, { ...noProposal, endedAs: null, endReason: '', endConditions: '', decidedBy: null })
  moveTo(draft, draft.case.application.interviewHeldAt === null ? 'documents' : 'visit')
  note(draft, 'appeal_granted', { reason })
  mail(draft, 'appeal-granted', { words: reason })
  return null
}

export function refuseAppeal(draft: Draft, { by, reason }: EventOf<'appeal refused'>): Refusal | null {
  const refusal = refuseAppealDecider(draft, by) ?? requireWords('reason', reason, 'Give the reasons.')
  if (refusal) return refusal
  end(draft, 'refused', reason)
  note(draft, 'appeal_refused', { reason })
  mail(draft, 'appeal-refused', { words: reason })
  return null
}

function refuseAppealDecider(draft: Draft, by: Actor): Refusal | null {
  const { application } = draft.case
  if (by.side === 'applicant')
    return refuseAsNotAllowed(`Only ${application.affiliateName} or the alliance can do this.`)
  const refusal = refusePart(draft.case, by) ?? refuseStage(application, ['appeal'])
  if (refusal) return refusal
  return isInvolved(application, by.id)
    ? refuseAsNotAllowed('You had a part in the refusal. Somebody else decides the appeal.')
    : null
}

export function declareConflict(draft: Draft, { by, isLast }: EventOf<'conflict declared'>): Refusal | null {
  if (by.side === 'applicant') return refuseAsNotAllowed('Only people who decide can have a conflict of interest.')
  if (draft.case.conflicts.includes(by.id)) return null
  if (isLast) {
    return refuseAsConflict(
      'You are the only one who can review here. Invite somebody to your team first, then step back.',
    )
  }
  draft.case = { ...draft.case, conflicts: [...draft.case.conflicts, by.id] }
  const { proposedOutcome, proposedBy } = draft.case.application
  if (proposedBy === by.id) endProposal(draft)
  // Who was to confirm it may have been the last one who could.
  else if (proposedOutcome !== null) draft.mails.push({ kind: 'to-confirm', to: 'alliance', slots: {} })
  note(draft, 'conflict_declared', { name: by.name })
  return null
}
