import type { ApplicationRule } from '#contract/certification/applications.ts'

export type RuleStanding = 'met' | 'notMet' | 'notApplicable' | 'waived' | 'toCheck'

export function toRuleStanding({ finding, waiver }: ApplicationRule): RuleStanding {
  if (waiver !== '') return 'waived'
  if (finding === null) return 'toCheck'
  return standings[finding]
}

const standings = { met: 'met', not_met: 'notMet', not_applicable: 'notApplicable' } as const
