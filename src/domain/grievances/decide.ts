import {
  type Refusal,
  refuseAsConflict,
  refuseAsInvalid,
  refuseAsNotAllowed,
  refuseAsNotFound,
} from '#domain/decisions/refusal.ts'
import { addDays } from '#domain/language/added-time.ts'
import { allianceId } from '#domain/people/organization.ts'
import { findTurn, isPast } from './clock.ts'
import type { GrievanceStage } from './grievance.ts'
import { type Grievance, type GrievanceCase, isUrgent } from './grievance-case.ts'
import type {
  Entry,
  EntryChange,
  GrievanceEvent,
  GrievanceEventKind,
  GrievanceEventOf,
  GrievanceMail,
  GrievanceOut,
  GrievanceTask,
} from './grievance-event.ts'
import { refuseHandler } from './who-may.ts'

export const noGrievance = refuseAsNotFound(
  'There is no such case among those that you may read. An affiliate reads the cases of its own state.',
)

type Step<Kind extends GrievanceEventKind> = (
  of: GrievanceCase,
  event: GrievanceEventOf<Kind>,
) => GrievanceOut | Refusal

const steps: { [Kind in GrievanceEventKind]: Step<Kind> } = {
  acknowledged: (of, event) =>
    refuseOtherStage(of, ['received']) ?? move(of, event, 'acknowledged', buildEntry(event, 'acknowledged', true)),
  'review began': (of, event) =>
    refuseOtherStage(of, ['received', 'acknowledged', 'waiting']) ??
    move(of, event, 'review', buildEntry(event, 'review_began', true)),
  told: (of, event) => keepStage(of, [buildEntry(event, 'told', true)], listNews(of)),
  'filer asked': (of, event) =>
    refuseOtherStage(of, ['received', 'acknowledged', 'review']) ??
    move(of, event, 'waiting', buildEntry(event, 'filer_asked', true)),
  noted: (of, event) => keepStage(of, [buildEntry(event, 'noted', false)], []),
  'operator asked': askOperator,
  'operator answered': answerForOperator,
  referred: (of, event) => refuseOtherStage(of, ['received', 'acknowledged', 'review', 'waiting']) ?? refer(of, event),
  'taken back': (of, event) =>
    refuseOtherStage(of, ['referred']) ??
    move(change(of, { referredTo: '' }), event, 'review', buildEntry(event, 'taken_back', true)),
  closed: close,
  'stepped back': (of, event) => {
    const steppedBack = [...new Set([...of.grievance.steppedBack, event.by.id])]
    const stepped = change(of, { steppedBack })
    const said = [buildEntry(event, 'stepped_back', false)]
    if (!event.isLast || isWithAlliance(of.grievance)) return keepStage(stepped, said, [])
    return keepStage(change(stepped, { escalatedAt: event.at }), said, [escalated])
  },
  said: answerAsFiler,
  withdrawn: (of, event) =>
    refuseOtherStage(of, open) ?? end(of, event.at, 'withdrawn', buildEntry(event, 'withdrawn', true), [filerWrote]),
  reopened: reopen,
  escalated: escalate,
  late: noteLate,
}

const isWithAlliance = ({ organizationId, escalatedAt }: Grievance) =>
  organizationId === allianceId || escalatedAt !== null

const open: readonly GrievanceStage[] = ['received', 'acknowledged', 'review', 'waiting', 'referred']

export function decide(of: GrievanceCase, event: GrievanceEvent): GrievanceOut | Refusal {
  const refusal = refuseActor(of.grievance, event)
  if (refusal) return refusal
  return (steps[event.kind] as Step<GrievanceEventKind>)(of, event)
}

function refuseActor(grievance: Grievance, event: GrievanceEvent): Refusal | null {
  // Whoever has the key is the filer: nobody asks who they are.
  if (!('by' in event) || event.by.side === 'operator' || event.by.side === 'filer') return null
  const isClosed = grievance.stage === 'closed' && event.kind !== 'reopened' && event.kind !== 'noted'
  return (
    refuseHandler(grievance, event.by) ??
    (isClosed ? refuseAsConflict('This case is closed. Open it again first.') : null)
  )
}

function refuseOtherStage({ grievance: { stage } }: GrievanceCase, allowed: readonly GrievanceStage[]): Refusal | null {
  return allowed.includes(stage) ? null : refuseAsConflict('This case has moved on meanwhile. Read it again.')
}

const filerWrote: GrievanceMail = { kind: 'filer_wrote', to: 'handlers' }
const escalated: GrievanceMail = { kind: 'escalated', to: 'alliance' }
const listNews = ({ grievance }: GrievanceCase): GrievanceMail[] =>
  grievance.hasContact ? [{ kind: 'news', to: 'filer' }] : []

type ActingEvent = Exclude<GrievanceEvent, { kind: 'late' }>

function buildEntry(event: ActingEvent, change: EntryChange, forFiler: boolean): Entry {
  const byName = event.by.side === 'filer' ? '' : event.by.name
  return { change, side: event.by.side, byName, forFiler, words: 'words' in event ? event.words : '' }
}

const change = (of: GrievanceCase, changes: Partial<Grievance>): GrievanceCase => ({
  questions: of.questions,
  clock: of.clock,
  grievance: { ...of.grievance, ...changes },
})

function keepStage(
  of: GrievanceCase,
  history: Entry[],
  mails: GrievanceMail[],
  tasks: GrievanceTask[] = [],
): GrievanceOut {
  return { case: of, mails, history, tasks }
}

function move(of: GrievanceCase, { at }: { at: Date }, stage: GrievanceStage, said: Entry): GrievanceOut {
  const moved = change(of, { stage, stageSince: at, lateToldAt: null })
  return keepStage(moved, [said], listNews(of))
}

function end(
  of: GrievanceCase,
  at: Date,
  outcome: Grievance['outcome'],
  said: Entry,
  mails: GrievanceMail[],
): GrievanceOut {
  return keepStage(change(of, { stage: 'closed', stageSince: at, outcome, lateToldAt: null }), [said], mails)
}

function refer(of: GrievanceCase, event: GrievanceEventOf<'referred'>): GrievanceOut {
  const referredTo = [event.body, event.contact].filter(Boolean).join(', ')
  return move(change(of, { referredTo }), event, 'referred', buildEntry(event, 'referred', true))
}

function askOperator(of: GrievanceCase, event: GrievanceEventOf<'operator asked'>): GrievanceOut | Refusal {
  const { operatorId } = of.grievance
  if (operatorId === null) {
    return refuseAsConflict('Nobody at this house has an account here. Call them instead.')
  }
  const dueAt = addDays(event.at, of.clock.operator)
  const { questionId: id, words } = event
  const questions = [...of.questions, { id, askedAt: event.at, dueAt, answeredAt: null }]
  const asked = { ...of, questions }
  const said = [buildEntry(event, 'operator_asked', false)]
  const mails: GrievanceMail[] = [{ kind: 'operator_asked', to: 'operator', dueAt }]
  return keepStage(asked, said, mails, [{ kind: 'ask operator', id, operatorId, words, dueAt }])
}

function answerForOperator(of: GrievanceCase, event: GrievanceEventOf<'operator answered'>): GrievanceOut | Refusal {
  const question = of.questions.find(({ id }) => id === event.questionId)
  if (!question) return refuseAsNotFound('There is no such question.')
  if (question.answeredAt !== null) return refuseAsConflict('This question was answered already.')
  if (of.grievance.stage === 'closed') return refuseAsConflict('This case is closed: no answer is needed any more.')
  const questions = of.questions.map((one) => (one === question ? { ...one, answeredAt: event.at } : one))
  const answered = { ...of, questions }
  const said = [buildEntry(event, 'operator_answered', false)]
  const { questionId: id, words, by } = event
  const mails: GrievanceMail[] = [{ kind: 'operator_answered', to: 'handlers' }]
  return keepStage(answered, said, mails, [{ kind: 'keep answer', id, by: by.name, words }])
}

function close(of: GrievanceCase, event: GrievanceEventOf<'closed'>): GrievanceOut | Refusal {
  const { stage } = of.grievance
  const { outcome } = event
  if (outcome === 'referred_on' && stage !== 'referred')
    return refuseAsInvalid({ outcome: 'Refer it to somebody first.' })
  if (outcome === 'no_answer' && !(stage === 'waiting' && isPast(findTurnOfCase(of), event.at))) {
    return refuseAsInvalid({ outcome: 'The filer still has time to answer.' })
  }
  if (outcome !== 'referred_on' && outcome !== 'no_answer' && (stage === 'received' || stage === 'acknowledged')) {
    return refuseAsConflict('Begin the review first: an outcome follows from it.')
  }
  return end(of, event.at, outcome, buildEntry(event, 'closed', true), listNews(of))
}

function answerAsFiler(of: GrievanceCase, event: GrievanceEventOf<'said'>): GrievanceOut | Refusal {
  if (of.grievance.stage === 'closed') return refuseAsConflict('This case is closed. You can open it again.')
  const said = buildEntry(event, 'said', true)
  const mails = [filerWrote]
  if (of.grievance.stage !== 'waiting') return keepStage(of, [said], mails)
  return keepStage(change(of, { stage: 'review', stageSince: event.at, lateToldAt: null }), [said], mails)
}

function reopen(of: GrievanceCase, event: GrievanceEventOf<'reopened'>): GrievanceOut | Refusal {
  const { grievance, clock } = of
  if (grievance.stage !== 'closed') return refuseAsConflict('This case is open.')
  const isFiler = event.by.side === 'filer'
  if (isFiler && addDays(grievance.stageSince, clock.reopen) < event.at) {
    return refuseAsConflict(`It was closed more than ${clock.reopen} days ago. File it anew.`)
  }
  const opened = change(of, { stage: 'review', stageSince: event.at, outcome: null, lateToldAt: null })
  return keepStage(opened, [buildEntry(event, 'reopened', true)], isFiler ? [filerWrote] : listNews(of))
}

function escalate(of: GrievanceCase, event: GrievanceEventOf<'escalated'>): GrievanceOut | Refusal {
  const { grievance } = of
  if (isWithAlliance(grievance)) return refuseAsConflict('The alliance reads this case already.')
  if (grievance.stage === 'closed') return refuseAsConflict('This case is closed. You can open it again.')
  const isFiler = event.by.side === 'filer'
  const turn = findTurnOfCase(of)
  const isLate = turn?.whose === 'handler' && isPast(turn, event.at)
  if (isFiler && !isLate) return refuseAsNotAllowed('The affiliate still has time to answer first.')
  const mails = [escalated, ...(isFiler ? [filerWrote] : listNews(of))]
  return keepStage(change(of, { escalatedAt: event.at }), [buildEntry(event, 'escalated', true)], mails)
}

function noteLate(of: GrievanceCase, { at }: { at: Date }): GrievanceOut {
  const { grievance } = of
  const turn = findTurnOfCase(of)
  const isToldNow = isPast(turn, at) && grievance.lateToldAt === null
  if (!isToldNow) return keepStage(of, [], [])
  return keepStage(change(of, { lateToldAt: at }), [], [{ kind: 'late', to: 'handlers' }])
}

export function findTurnOfCase({ grievance, clock }: GrievanceCase) {
  const { stage, stageSince } = grievance
  return findTurn({ stage, stageSince, isUrgent: isUrgent(grievance) }, clock)
}
