import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import type { Application } from '#domain/certification/application/application-case.ts'
import { describeApplicationChange } from '#domain/history/application-lines.ts'
import { formatMomentWithYear } from '#domain/language/local-moment.ts'
import type { DecisionRow, StoryRow } from './story.store.ts'

type AppealFields = Pick<Application, 'appealedAt' | 'appealWords'>

/** Newest first. An application is appealed once, after its first refusal. */
export function tellStory({ appealedAt, appealWords }: AppealFields, decided: readonly DecisionRow[]) {
  const told: ApplicationAnswer['story'] = decided.map(({ what, at, words }) => {
    return { what, at: at.toISOString(), words }
  })
  if (appealedAt) {
    const after = told.findIndex(({ what }) => what === 'refused') + 1
    told.splice(after, 0, { what: 'appealed', at: appealedAt.toISOString(), words: appealWords })
  }
  return told.reverse()
}

/** Oldest first; planned dates are told on the clock of the residence's state. */
export function tellHistory(happened: readonly StoryRow[], state: string): ApplicationAnswer['history'] {
  const sayMoment = (at: string) => formatMomentWithYear(new Date(at), state)
  return happened.flatMap(({ at, change, after, by }) => {
    const lines = describeApplicationChange({ change, after }, sayMoment)
    return lines ? [{ at: at.toISOString(), by, lines }] : []
  })
}
