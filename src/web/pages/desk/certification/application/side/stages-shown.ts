import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import type { Stage } from '#domain/certification/application/application.ts'

/** `at` is when it was done, when it began, or, where `isPlanned`, when it will be. */
export type ShownStage = { stage: Stage; state: 'done' | 'now' | 'next'; at: string | null; isPlanned: boolean }

type Staged = Pick<ApplicationAnswer, 'line' | 'interview' | 'visits' | 'decisionRules' | 'appeal'>

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
  return order.map((stage, place) => ({
    stage,
    state: place < now ? 'done' : place === now ? 'now' : 'next',
    ...momentOf(of, stage, place === now),
  }))
}

/** Without a decision nobody knows how far it came, but for what has a date of its own. */
function listEnded(of: Staged, order: readonly Stage[]): ShownStage[] {
  const wasDecided = of.line.end?.as !== 'withdrawn' && of.line.end?.as !== 'silent'
  const came = order.filter((stage) => {
    if (stage === 'interview' || stage === 'visit') return isHeld(of, stage)
    return wasDecided || stage === 'started' || momentOf(of, stage, false).at !== null
  })
  const ended = { stage: 'ended', state: 'now', at: of.line.end?.at ?? null, isPlanned: false } as const
  return [...came.map((stage) => ({ stage, state: 'done' as const, ...momentOf(of, stage, false) })), ended]
}

function isHeld({ interview, visits }: Staged, stage: 'interview' | 'visit'): boolean {
  return stage === 'interview' ? interview.heldAt !== null : visits.some(({ heldAt }) => heldAt !== null)
}

function momentOf({ line, interview, visits }: Staged, stage: Stage, isNow: boolean) {
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
    case 'decision':
    case 'appeal':
    case 'ended':
      return { at: since, isPlanned: false }
  }
}
