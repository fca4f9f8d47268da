import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import type { Stage } from '#domain/certification/application/application.ts'

/** `at` is when it was done, when it began, or, where `isPlanned`, when it will be. */
export type ShownStage = { stage: Stage; state: 'done' | 'now' | 'next'; at: string | null; isPlanned: boolean }

type StagedApplication = Pick<
  ApplicationAnswer,
  'line' | 'documentsAcceptedAt' | 'interview' | 'visits' | 'decisionRules' | 'appeal'
>

export function listStages(of: StagedApplication): ShownStage[] {
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

function listEnded(of: StagedApplication, order: readonly Stage[]): ShownStage[] {
  const came = order.filter((stage) => hasTakenPlace(of, stage))
  const ended = { stage: 'ended', state: 'now', at: of.line.end?.at ?? null, isPlanned: false } as const
  return [...came.map((stage) => ({ stage, state: 'done' as const, ...findMoment(of, stage, false) })), ended]
}

/** A refusal may come before any of them, and an appeal follows one. */
function hasTakenPlace(
  { line, documentsAcceptedAt, interview, visits, appeal }: StagedApplication,
  stage: Stage,
): boolean {
  const isDecided = line.end !== null && line.end.as !== 'withdrawn' && line.end.as !== 'silent'
  const taken: Readonly<Record<Stage, boolean>> = {
    started: true,
    documents: documentsAcceptedAt !== null,
    interview: interview.heldAt !== null,
    visit: visits.some(({ heldAt }) => heldAt !== null),
    decision: appeal !== null || isDecided,
    appeal: appeal !== null,
    ended: true,
  }
  return taken[stage]
}

function findMoment({ line, documentsAcceptedAt, interview, visits }: StagedApplication, stage: Stage, isNow: boolean) {
  const since = isNow ? line.stageSince : null
  const held = visits.findLast(({ heldAt }) => heldAt !== null)
  const planned = visits.find(({ heldAt, canceledAt }) => heldAt === null && canceledAt === null)
  if (stage === 'visit' && planned) return { at: planned.startsAt, isPlanned: true }
  if (stage === 'interview' && interview.heldAt === null && interview.at !== null) {
    return { at: interview.at, isPlanned: true }
  }
  const moments: Readonly<Record<Stage, string | null>> = {
    started: line.startedAt,
    documents: since ?? documentsAcceptedAt,
    interview: interview.heldAt ?? since,
    visit: held?.heldAt ?? since,
    decision: since,
    appeal: since,
    ended: since,
  }
  return { at: moments[stage], isPlanned: false }
}
