import { type DueState, gradeDue } from '#domain/decisions/due.ts'
import { addDays } from '#domain/language/added-time.ts'
import type { Stage } from './application.ts'

/** `lateFrom`: a visit is late on the day after, other steps at once. */
export type Turn = { of: 'applicant' | 'affiliate'; due: Date | null; lateFrom: Date | null }

/** How long an affiliate takes for one step before the step is late. Ours: no state says it. */
const affiliateDays = 14

export type ApplicationStanding = {
  stage: Stage
  stageSince: Date
  heardAt: Date
  questions: number
  unanswered: number
  toMend: number
  /** Before the first visit, that one is the affiliate's to plan. */
  isVisited: boolean
  visitAt: Date | null
}

/** Whose turn it is, and until when it is in time; null where nothing is due. */
export function findTurn(of: ApplicationStanding): Turn | null {
  const { stage, stageSince, heardAt, questions, unanswered, toMend, isVisited, visitAt } = of
  if (stage === 'ended') return null
  if (stage === 'started' || (stage === 'documents' && unanswered > 0))
    return { of: 'applicant', due: null, lateFrom: null }
  const mends = stage === 'visit' && toMend > 0 && isVisited && visitAt === null
  if (questions > 0 || mends) return { of: 'applicant', due: null, lateFrom: null }
  if (visitAt !== null) return { of: 'affiliate', due: visitAt, lateFrom: addDays(visitAt, 1) }
  const since = Math.max(heardAt.getTime(), stageSince.getTime())
  const due = addDays(new Date(since), affiliateDays)
  return { of: 'affiliate', due, lateFrom: due }
}

export const queueStages = ['documents', 'asked', 'interview', 'visit', 'decision', 'appeal', 'ended'] as const
export type QueueStage = (typeof queueStages)[number]

/** Where it stands in the queue: a question to the operator holds up everything else. */
export function toQueueStage({ stage, questions }: Pick<ApplicationStanding, 'stage' | 'questions'>): QueueStage {
  if (stage === 'started') return 'documents'
  return questions > 0 && stage === 'documents' ? 'asked' : stage
}

export const isLate = ({ lateFrom }: Turn, now: Date) => lateFrom !== null && lateFrom < now

export function gradeTurn(turn: Turn | null, now: Date): DueState | null {
  if (turn === null) return null
  if (isLate(turn, now)) return 'late'
  const grade = gradeDue(turn.due, now)
  return grade === 'late' ? 'soon' : grade
}
