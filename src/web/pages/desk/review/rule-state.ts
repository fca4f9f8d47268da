import type { ApplicationRule } from '#contract/certification/applications.ts'

export const isSettled = ({ finding, waiver }: ApplicationRule) => finding === 'met' || waiver !== ''

export type RuleStanding = 'met' | 'notMet' | 'waived' | 'toCheck'

export function standingOf({ finding, waiver }: ApplicationRule): RuleStanding {
  if (waiver !== '') return 'waived'
  if (finding === null) return 'toCheck'
  return finding === 'met' ? 'met' : 'notMet'
}
