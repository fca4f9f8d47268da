import { type Refusal, refuseAsConflict } from '#domain/decisions/refusal.ts'
import { addDays } from '#domain/language/added-time.ts'
import { mergeAnswer } from './answering/answering.ts'
import { refuseDisputed } from './answering/seen.ts'
import { applicationLimits } from './application.ts'
import { findScheduledVisit, listUnanswered } from './application-case.ts'
import type { EventOf } from './application-event.ts'
import { change, changeOne, changeRule, type Draft, end, findDraftRule, hear, mail, moveTo, note } from './draft.ts'
import { noQuestion, noRule, refuseOther, refuseStage, requireWords, underReview, underWay } from './guards.ts'
import { waitsForApplicant } from './leaving/ending.ts'

// What is to be decided no longer changes.
const openToAnswers = ['started', 'documents', 'interview', 'visit'] as const

export function answer(draft: Draft, event: EventOf<'answered'>): Refusal | null {
  const { by, code, was = null } = event
  const { application } = draft.case
  const refusal = refuseOther(application, by, 'applicant') ?? refuseStage(application, openToAnswers)
  if (refusal) return refusal
  const rule = findDraftRule(draft, code)
  if (!rule) return noRule
  const { disputed, merged } = mergeAnswer(event, was, rule)
  if (disputed.length > 0) return refuseDisputed(disputed)
  const { answer, note: words, responsible } = merged
  const isSame = rule.answer === answer && rule.note === words && rule.responsible === responsible
  if (isSame && !rule.isFromLast) return null
  // What the affiliate found stands for the answer it read, or for what an inspector is seeing at the house.
  const visitId = findScheduledVisit(draft.case)?.id
  const wasSeen = draft.case.visitFindings.some((one) => one.code === code && one.visitId === visitId)
  const isKept = rule.answer === answer || wasSeen
  const found = isKept ? {} : { finding: null, findingWords: '', dueOn: null }
  changeRule(draft, code, { answer, isFromLast: false, note: words, responsible, ...found })
  hear(draft)
  return null
}

/** From now on the affiliate reads along, also while rules are still unanswered. */
export function open(draft: Draft, { by }: EventOf<'opened'>): Refusal | null {
  const { application } = draft.case
  const refusal = refuseOther(application, by, 'applicant') ?? refuseStage(application, ['started'])
  if (refusal) return refusal
  moveTo(draft, 'documents')
  change(draft, { openedAt: draft.at })
  hear(draft)
  note(draft, 'opened', { unanswered: String(listUnanswered(draft.case).length) })
  mail(draft, 'opened')
  return null
}

export function answerQuestion(draft: Draft, { by, questionId, words }: EventOf<'question answered'>): Refusal | null {
  const { application, questions } = draft.case
  const refusal = refuseOther(application, by, 'applicant') ?? refuseStage(application, underReview)
  if (refusal) return refusal
  const question = questions.find(({ id }) => id === questionId)
  if (!question) return noQuestion
  if (question.answeredAt !== null) return refuseAsConflict(`${question.answeredByName} has answered this already.`)
  const empty = requireWords('words', words, 'Write your answer first.')
  if (empty) return empty
  changeOne(draft, 'questions', questionId, { answer: words, answeredAt: draft.at, answeredByName: by.name })
  hear(draft)
  note(draft, 'question_answered', question.code === null ? {} : { rule: question.code })
  mail(draft, 'answered', { words, rule: question.code })
  return null
}

export function remedy(draft: Draft, { by, code, words }: EventOf<'remedied'>): Refusal | null {
  const { application } = draft.case
  const refusal = refuseOther(application, by, 'applicant') ?? refuseStage(application, underReview)
  if (refusal) return refusal
  const rule = findDraftRule(draft, code)
  if (!rule) return noRule
  if (rule.finding !== 'not_met') return refuseAsConflict('Nothing is to be mended here.')
  const empty = requireWords('words', words, 'Say what you did about it.')
  if (empty) return empty
  changeRule(draft, code, { remedy: words, remediedAt: draft.at })
  hear(draft)
  note(draft, 'remedied', { rule: code })
  mail(draft, 'remedied', { words, rule: code })
  return null
}

export function withdraw(draft: Draft, { by, reason }: EventOf<'withdrawn'>): Refusal | null {
  const { application } = draft.case
  const refusal = refuseOther(application, by, 'applicant') ?? refuseStage(application, [...underWay, 'appeal'])
  if (refusal) return refusal
  end(draft, 'withdrawn', reason)
  note(draft, 'withdrawn')
  mail(draft, 'withdrawn')
  return null
}

/** Also to whoever certified it: a certificate may be suspended long after. */
export function write(draft: Draft, { by, messageId, words }: EventOf<'written'>): Refusal | null {
  const { application, messages } = draft.case
  const isCertified = application.endedAs === 'certified' || application.endedAs === 'conditional'
  const refusal =
    refuseOther(application, by, 'applicant') ??
    (isCertified ? null : refuseStage(application, [...underReview, 'appeal'])) ??
    requireWords('words', words, 'Write something first.')
  if (refusal) return refusal
  const lately = messages.filter(({ writtenAt }) => addDays(writtenAt, 1) > draft.at)
  if (lately.length >= applicationLimits.messagesADay) {
    return refuseAsConflict(`You wrote ${lately.length} times in a day. ${application.affiliateName} has them all.`)
  }
  const message = { id: messageId, words, writtenAt: draft.at, writtenByName: by.name }
  draft.case = { ...draft.case, messages: [...messages, message] }
  // What waits for the affiliate is not put off by it.
  if (waitsForApplicant(draft.case)) hear(draft)
  note(draft, 'written')
  mail(draft, 'written', { words })
  return null
}

export function appeal(draft: Draft, { by, words }: EventOf<'appealed'>): Refusal | null {
  const { application, decisionRules } = draft.case
  const refusal = refuseOther(application, by, 'applicant')
  if (refusal) return refusal
  const { endedAs, endedAt, appealedAt } = application
  if (endedAs !== 'refused' || endedAt === null) return refuseAsConflict('Only a refusal can be appealed.')
  if (appealedAt !== null) return refuseAsConflict('This refusal was appealed already.')
  if (addDays(endedAt, decisionRules.appealDays) < draft.at) {
    return refuseAsConflict(`A refusal can be appealed for ${decisionRules.appealDays} days. You can apply again.`)
  }
  const empty = requireWords('words', words, 'Say why you appeal.')
  if (empty) return empty
  moveTo(draft, 'appeal')
  change(draft, { appealWords: words, appealedAt: draft.at, endedAt: null })
  hear(draft)
  note(draft, 'appealed')
  mail(draft, 'appealed', { words })
  return null
}
