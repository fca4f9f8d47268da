import { changedMeanwhile, type Refusal, refuseAsConflict, refuseAsInvalid } from '#domain/decisions/refusal.ts'
import { findWaiverDisputes } from './answering/checked-at-once.ts'
import { refuseDisputed } from './answering/seen.ts'
import type { InterviewWay } from './application.ts'
import { listUnanswered, openQuestions } from './application-case.ts'
import type { EventOf } from './application-event.ts'
import { change, changeRule, type Draft, findDraftRule, mail, moveTo, note } from './draft.ts'
import {
  noRule,
  plannedLikeThis,
  refuseEarly,
  refuseReviewer,
  refuseStage,
  requireWords,
  underReview,
} from './guards.ts'
import { noProposal } from './starting.ts'

export function ask(draft: Draft, { by, questionId, code, words }: EventOf<'question asked'>): Refusal | null {
  const refusal = refuseReviewer(draft.case, by) ?? refuseStage(draft.case.application, underReview)
  if (refusal) return refusal
  if (code !== null && !findDraftRule(draft, code)) return noRule
  const empty = requireWords('words', words, 'Write your question first.')
  if (empty) return empty
  const question = { id: questionId, code, words, askedAt: draft.at, askedByName: by.name }
  const open = { answer: '', answeredAt: null, answeredByName: null }
  draft.case = { ...draft.case, questions: [...draft.case.questions, { ...question, ...open }] }
  note(draft, 'question_asked', code === null ? {} : { rule: code })
  mail(draft, 'asked', { words, rule: code })
  return null
}

export function waive(draft: Draft, { by, code, reason, was = null }: EventOf<'waived'>): Refusal | null {
  const refusal = refuseReviewer(draft.case, by) ?? refuseStage(draft.case.application, underReview)
  if (refusal) return refusal
  const rule = findDraftRule(draft, code)
  if (!rule) return noRule
  if (!rule.isRequired) return refuseAsConflict('This rule is recommended: nobody has to meet it.')
  const empty = requireWords('reason', reason, 'Say why this rule is waived: it stays in the record.')
  if (empty) return empty
  const disputed = findWaiverDisputes(reason, was, rule.waiver)
  if (disputed.length > 0) return refuseDisputed(disputed)
  changeRule(draft, code, { waiver: reason, waivedByName: by.name })
  note(draft, 'waived', { rule: code, reason })
  return null
}

export function endWaiver(draft: Draft, { by, code, was = null }: EventOf<'waiver ended'>): Refusal | null {
  const refusal = refuseReviewer(draft.case, by) ?? refuseStage(draft.case.application, underReview)
  if (refusal) return refusal
  const rule = findDraftRule(draft, code)
  if (!rule) return noRule
  if (rule.waiver === '') return refuseAsConflict('This rule is not waived.')
  if (findWaiverDisputes('', was, rule.waiver).length > 0) {
    return refuseAsConflict('Somebody has changed the reason meanwhile. Read it before you take the waiver back.')
  }
  changeRule(draft, code, { waiver: '', waivedByName: null })
  note(draft, 'waiver_ended', { rule: code })
  endProposal(draft)
  return null
}

export function acceptDocuments(draft: Draft, { by }: EventOf<'documents accepted'>): Refusal | null {
  const refusal = refuseReviewer(draft.case, by) ?? refuseStage(draft.case.application, ['documents'])
  if (refusal) return refusal
  const [first, ...more] = listUnanswered(draft.case)
  if (first) {
    const rest = more.length === 0 ? '' : ` and ${more.length} more`
    return refuseAsConflict(`${draft.case.application.organizationName} has not answered ${first.code}${rest} yet.`)
  }
  const questions = openQuestions(draft.case).length
  if (questions > 0)
    return refuseAsConflict(`${questions === 1 ? 'A question waits' : `${questions} questions wait`} for an answer.`)
  moveTo(draft, draft.case.decisionRules.holdsInterviews ? 'interview' : 'visit')
  change(draft, { documentsAcceptedAt: draft.at })
  note(draft, 'documents_accepted')
  mail(draft, 'documents-accepted')
  return null
}

export function setInterview(draft: Draft, event: EventOf<'interview set'>): Refusal | null {
  const { by, startsAt, how, where, was = null } = event
  const refusal = refuseReviewer(draft.case, by) ?? refuseStage(draft.case.application, ['interview'])
  if (refusal) return refusal
  const { interviewAt, interviewHow, interviewWhere, interviewSets } = draft.case.application
  if (interviewAt?.getTime() === startsAt.getTime() && interviewHow === how && interviewWhere === where) {
    return plannedLikeThis
  }
  if (was !== null && was !== interviewSets) return changedMeanwhile
  if (startsAt <= draft.at) return refuseAsInvalid({ startsAt: 'This time has passed.' })
  if (where.trim() === '') return refuseAsInvalid({ where: whereWords[how] })
  change(draft, {
    interviewAt: startsAt,
    interviewHow: how,
    interviewWhere: where,
    interviewSets: interviewSets + 1,
  })
  note(draft, 'interview_set', { at: startsAt.toISOString() })
  mail(draft, 'interview-set', { at: startsAt })
  return null
}

const whereWords = {
  phone: 'Write the number, and who calls whom.',
  video: 'Write the link, or say who sends it.',
  in_person: 'Write the address.',
} as const satisfies Record<InterviewWay, string>

export function holdInterview(draft: Draft, { by, isEarly }: EventOf<'interview held'>): Refusal | null {
  const { interviewAt } = draft.case.application
  const refusal =
    refuseReviewer(draft.case, by) ??
    refuseStage(draft.case.application, ['interview']) ??
    (isEarly || interviewAt === null ? null : refuseEarly(draft, interviewAt))
  if (refusal) return refusal
  change(draft, { interviewHeldAt: draft.at, interviewHeldByName: by.name })
  moveTo(draft, 'visit')
  note(draft, 'interview_held')
  return null
}

/** A proposal was made of what was found then. */
export function endProposal(draft: Draft): void {
  if (draft.case.application.proposedOutcome === null) return
  change(draft, noProposal)
  note(draft, 'proposal_ended')
}
