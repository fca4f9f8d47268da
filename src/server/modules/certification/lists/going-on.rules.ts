import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import type { ApplicationCase } from '#domain/certification/application/application-case.ts'
import type { Actor } from '#domain/certification/application/application-event.ts'
import { isInvolved } from '#domain/certification/application/guards.ts'
import { findTurn } from '#domain/certification/application/turn.ts'
import { hasSecond, isLastReviewer } from '#server/modules/certification/cases/events.rules.ts'
import type { Officer } from '#server/modules/certification/cases/people.store.ts'
import { tellHistory, tellStory } from './story.rules.ts'
import type { DecisionRow, StoryRow } from './story.store.ts'

type NamedOfficer = Pick<Officer, 'id' | 'name'>

/** Whoever had a part in a refusal does not decide its appeal. */
export const mayGoOn = <One extends NamedOfficer>(
  { application }: Pick<ApplicationCase, 'application'>,
  reviewers: One[],
) => (application.stage === 'appeal' ? reviewers.filter(({ id }) => !isInvolved(application, id)) : reviewers)

export type CaseStanding = {
  reviewers: Officer[]
  steppedBack: string[]
  decided: readonly DecisionRow[]
  happened: readonly StoryRow[]
}

export function buildProgress(
  of: ApplicationCase,
  by: Actor,
  { reviewers, steppedBack, decided, happened }: CaseStanding,
): Pick<
  ApplicationAnswer,
  | 'confirmedBy'
  | 'appealBy'
  | 'appealDue'
  | 'story'
  | 'history'
  | 'others'
  | 'mayStepBack'
  | 'steppedBack'
  | 'inspectors'
> {
  const able = mayGoOn(of, reviewers)
  const appealBy = of.application.stage !== 'appeal' ? null : able.length === 0 ? 'alliance' : 'affiliate'
  const said = { appealBy, appealDue: computeAppealDue(of), story: tellStory(of.application, decided) } as const
  if (by.side === 'applicant')
    return { ...said, confirmedBy: null, history: [], others: [], mayStepBack: false, steppedBack: [], inspectors: [] }
  const others = able.filter(({ id }) => id !== by.id)
  return {
    ...said,
    confirmedBy: chooseConfirming(of, by, reviewers),
    history: tellHistory(happened, of.application.stateCode),
    others: others.map(({ name }) => name),
    mayStepBack: !isLastReviewer(by, reviewers),
    steppedBack,
    inspectors: by.side === 'affiliate' ? reviewers.map(({ id, name }) => ({ id, name })) : [],
  }
}

function chooseConfirming(
  { application: { proposedBy }, decisionRules }: ApplicationCase,
  by: Actor,
  reviewers: readonly NamedOfficer[],
): ApplicationAnswer['confirmedBy'] {
  if (proposedBy === null && decisionRules.deciders === 1) return null
  return hasSecond(proposedBy ?? by.id, reviewers) ? 'affiliate' : 'alliance'
}

function computeAppealDue({ application: { stage, stageSince, heardAt } }: ApplicationCase): string | null {
  if (stage !== 'appeal') return null
  const turn = findTurn({
    stage,
    stageSince,
    heardAt,
    questions: 0,
    unanswered: 0,
    toMend: 0,
    isVisited: false,
    visitAt: null,
  })
  return turn?.due?.toISOString() ?? null
}
