import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import type { ApplicationCase } from '#domain/certification/application/application-case.ts'
import type { Actor } from '#domain/certification/application/application-event.ts'
import { hadPart } from '#domain/certification/application/guards.ts'
import { isLastReviewer } from '#server/modules/certification/cases/events.rules.ts'
import type { Officer } from '#server/modules/certification/cases/people.store.ts'

type Named = Pick<Officer, 'id' | 'name'>

/** Whoever had a part in a refusal does not decide its appeal. */
export const mayGoOn = <One extends Named>({ application }: Pick<ApplicationCase, 'application'>, reviewers: One[]) =>
  application.stage === 'appeal' ? reviewers.filter(({ id }) => !hadPart(application, id)) : reviewers

/** `steppedBack` are names. */
export type Standing = { reviewers: Officer[]; steppedBack: string[] }

export function goingOn(
  of: ApplicationCase,
  by: Actor,
  { reviewers, steppedBack }: Standing,
): Pick<ApplicationAnswer, 'appealBy' | 'others' | 'mayStepBack' | 'steppedBack' | 'inspectors'> {
  const able = mayGoOn(of, reviewers)
  const appealBy = of.application.stage !== 'appeal' ? null : able.length === 0 ? 'alliance' : 'affiliate'
  if (by.side === 'applicant') return { appealBy, others: [], mayStepBack: false, steppedBack: [], inspectors: [] }
  const others = able.filter(({ id }) => id !== by.id)
  return {
    appealBy,
    others: others.map(({ name }) => name),
    mayStepBack: !isLastReviewer(by, reviewers),
    steppedBack,
    inspectors: by.side === 'affiliate' ? reviewers.map(({ id, name }) => ({ id, name })) : [],
  }
}
