import type { RuleToAsk } from '#domain/certification/application/starting.ts'
import { overlayOf } from '#domain/certification/overlays/overlay-of.ts'
import { rulesFor } from '#domain/certification/standard/rules-for.ts'
import { currentVersion } from '#domain/certification/standard/versions.ts'
import type { NarrLevel } from '#domain/residence/residence.ts'

export function rulesToAsk(level: NarrLevel, stateCode: string): RuleToAsk[] {
  const rules = rulesFor({ version: currentVersion, level, overlay: overlayOf(stateCode) })
  return rules.map(({ code, isRequired, evidence }) => {
    return { code, isRequired, isSeenOnSite: evidence.includes('on_site'), isImplied: false, listed: '' }
  })
}
