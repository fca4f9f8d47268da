import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import type { Stage } from '#domain/certification/application/application.ts'

/** `at` is when it was done, when it began, or, where `isPlanned`, when it will be. */
export type ShownStage = { stage: Stage; state: 'done' | 'now' | 'next'; at: string | null; isPlanned: boolean }

type Staged = Pick<
  ApplicationAnswer,
  'line' | 'documentsAcceptedAt' | 'interview' | 'visits' | 'decisionRules' | 'appeal'
>

export function listStages(of: Staged): ShownStage[] {
  const { line, interview, decisionRules, appeal } = of
  const hasInterview = decisionRules.holdsInterviews || interview.at !== null || interview.heldAt !== null
  const order: Stage[] = ['started', 'documents']
  if (hasInterview) order.push('interview')
  order.push('visit', 'decision')
  // One that was granted is behind it: the review goes on.
  if (line.stage === 'appeal' || (appeal !== null && line.stage === 'ended')) order.push('appeal')
  if (line.stage === 'ended') return listEnded(of, order)
  const now = order.indexOf(line.stage)
  const came = order.filter((stage, place) => place >= now || hasTakenPlace(of, stage))
  return came.map((stage) => {
    const place = order.indexOf(stage)
    const state = place < now ? 'done' : place === now ? 'now' : 'next'
    return { stage, state, ...findMoment(of, stage, place === now) }
  })
}

function listEnded(of: Staged, order: readonly Stage[]): ShownStage[] {
  const came = order.filter((stage) => hasTakenPlace(of, stage))
  const ended = { stage: 'ended', state: 'now', at: of.line.end?.at ?? null, isPlanned: false } as const
  return [...came.map((stage) => ({ stage, state: 'done' as const, ...findMoment(of, stage, false) })), ended]
}

/** A refusal may come before any of them, and an appeal follows one. */
function hasTakenPlace({ line, documentsAcceptedAt, interview, visits, appeal }: Staged, stage: Stage): boolean {
  switch (stage) {
    case 'documents':
      return documentsAcceptedAt !== null
    case 'interview':
      return interview.heldAt !== null
    case 'visit':
      return visits.some(({ heldAt }) => heldAt !== null)
    case 'decision':
      return appeal !== null || (line.end !== null && line.end.as !== 'withdrawn' && line.end.as !== 'silent')
    case 'appeal':
      return appeal !== null
    case 'started':
    case 'ended':
      return true
  }
}

function findMoment({ line, documentsAcceptedAt, interview, visits }: Staged, stage: Stage, isNow: boolean) {
  const since = isNow ? line.stageSince : null
  const held = visits.findLast(({ heldAt }) => heldAt !== null)
  const planned = visits.find(({ heldAt, canceledAt }) => heldAt === null && canceledAt === null)
  switch (stage) {
    case 'started':
      return { at: line.startedAt, isPlanned: false }
    case 'interview':
      return {
        at: interview.heldAt ?? interview.at ?? since,
        isPlanned: interview.heldAt === null && interview.at !== null,
      }
    case 'visit':
      return planned ? { at: planned.startsAt, isPlanned: true } : { at: held?.heldAt ?? since, isPlanned: false }
    case 'documents':
      return { at: since ?? documentsAcceptedAt, isPlanned: false }
    case 'decision':
    case 'appeal':
    case 'ended':
      return { at: since, isPlanned: false }
  }
}
