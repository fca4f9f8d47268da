import type { RuleState } from '#domain/certification/application/application-case.ts'
import type { RuleToAsk } from '#domain/certification/application/starting.ts'
import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import { listAskedRules } from '#domain/certification/standard/rules-for.ts'
import { currentVersion } from '#domain/certification/standard/versions.ts'
import type { NarrLevel } from '#domain/residence/residence.ts'

export function listRulesToAsk(level: NarrLevel, stateCode: string): RuleToAsk[] {
  const rules = listAskedRules({ version: currentVersion, level, overlay: buildOverlay(stateCode) })
  return rules.map(({ code, isRequired, evidence }) => {
    return { code, isRequired, isSeenOnSite: evidence.includes('on_site') }
  })
}

/** The answers given as those of last time are the operator's own of today; of a renewal, those of `codes` alone. */
export const goThrough = <Begun extends { rules: readonly RuleState[] }>(begun: Begun, codes?: ReadonlySet<string>) =>
  Object.assign({}, begun, {
    rules: begun.rules.map((rule) =>
      codes === undefined || codes.has(rule.code) ? Object.assign({}, rule, { isFromLast: false }) : rule,
    ),
  })
