import type { ApplicationRule } from '#contract/certification/applications.ts'
import { wantsFile } from '#domain/certification/standard/rule.ts'

export type RuleStanding = 'met' | 'notMet' | 'notApplicable' | 'waived' | 'toCheck'

export function toRuleStanding({ finding, waiver }: ApplicationRule): RuleStanding {
  if (waiver !== '') return 'waived'
  if (finding === null) return 'toCheck'
  return standings[finding]
}

const standings = { met: 'met', not_met: 'notMet', not_applicable: 'notApplicable' } as const

/** Those that say yes today and are not looked at yet: of those that want a file, the ones that have one, and how many have none. */
export function splitToAccept(rules: readonly ApplicationRule[]): { codes: string[]; leftOut: number } {
  const said = rules.filter(
    ({ answer, isFromLast, finding, waiver, evidence }) =>
      answer === 'yes' && !isFromLast && finding === null && waiver === '' && !evidence.includes('on_site'),
  )
  const shown = said.filter((rule) => !wantsFile(rule) || rule.files.some(({ refusal }) => refusal === null))
  return { codes: shown.map(({ code }) => code), leftOut: said.length - shown.length }
}
