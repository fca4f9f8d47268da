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
