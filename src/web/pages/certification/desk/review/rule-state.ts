import type { ApplicationRule } from '#contract/certification/applications.ts'
import { wantsFile } from '#domain/certification/standard/rule.ts'

export type RuleStanding = 'met' | 'notMet' | 'notApplicable' | 'waived' | 'toCheck'

export function toRuleStanding({ finding, waiver }: ApplicationRule): RuleStanding {
  if (waiver !== '') return 'waived'
  if (finding === null) return 'toCheck'
  return standings[finding]
}

const standings = { met: 'met', not_met: 'notMet', not_applicable: 'notApplicable' } as const

/** Rules that a file can show, answered yes and not yet reviewed: those with a file, and how many have none. */
export function splitToAccept(rules: readonly ApplicationRule[]): { shown: ApplicationRule[]; leftOut: number } {
  const said = rules.filter(
    ({ answer, isFromLast, finding, waiver, evidence }) =>
      answer === 'yes' &&
      !isFromLast &&
      finding === null &&
      waiver === '' &&
      wantsFile({ evidence }) &&
      !evidence.includes('on_site'),
  )
  const shown = said.filter(({ files }) => files.some(({ refusal }) => refusal === null))
  return { shown, leftOut: said.length - shown.length }
}
