import type { Overlay, OwnRule } from '#domain/certification/overlays/overlay.ts'
import type { FactName } from '#domain/residence/facts.ts'
import type { Need } from '#domain/residence/needs.ts'
import type { NarrLevel } from '#domain/residence/residence.ts'
import { type EvidenceKind, findDemand, type Rule, type RuleExtras, type RuleScope } from './rule.ts'
import type { DomainNumber } from './standard.ts'
import { findStandard } from './versions.ts'

/**
 * `domain` is null for what the state asks beyond the standard. `remindDays` is how long before its end somebody is
 * reminded; null where it has none.
 */
export type AskedRule = {
  code: string
  title: string
  detail: string | null
  isRequired: boolean
  domain: DomainNumber | null
  evidence: readonly EvidenceKind[]
  scope: RuleScope
  validMonths: number | null
  remindDays: number | null
  fact: FactName | Need | null
}

type RuleContext = { level: NarrLevel; overlay: Overlay }

const usualRemindDays = 30

/** In the order of the standard, and after it what the state asks. */
export function listAskedRules({ version, level, overlay }: RuleContext & { version: string }): AskedRule[] {
  const ofStandard = findStandard(version).domains.flatMap(({ number, principles }) =>
    principles
      .flatMap(({ standards }) => standards)
      .flatMap(({ rules }) => rules)
      .filter((rule) => findDemand(rule, level) !== 'none')
      .map((rule) => askOfStandard(rule, number, { level, overlay })),
  )
  return [...ofStandard, ...overlay.ownRules.map(askOfState)]
}

function askOfStandard(rule: Rule, domain: DomainNumber, where: RuleContext): AskedRule {
  const { code, title, evidence, scope, extras } = rule
  const validMonths = chooseMonths(extras, where)
  return {
    code,
    title,
    detail: chooseDetail(extras, where),
    isRequired: findDemand(rule, where.level) === 'required',
    domain,
    evidence,
    scope,
    validMonths,
    remindDays: validMonths === null ? null : (extras.remindDays ?? usualRemindDays),
    fact: extras.fact ?? null,
  }
}

function askOfState({ code, title, scope, evidence, validMonths }: OwnRule): AskedRule {
  return {
    code,
    title,
    detail: null,
    isRequired: true,
    domain: null,
    evidence,
    scope,
    validMonths: validMonths ?? null,
    remindDays: validMonths ? usualRemindDays : null,
    fact: null,
  }
}

/** The standard asks no drills of peer-run homes (public guide, 2.F.17). */
const holdsDrills = (level: NarrLevel) => level > 1

function chooseMonths({ validMonths, measure }: RuleExtras, { level, overlay }: RuleContext): number | null {
  if (validMonths === undefined) return null
  if (measure !== 'fire_drill' || !holdsDrills(level)) return validMonths
  return Math.min(validMonths, overlay.fireDrillMonths)
}

function chooseDetail({ measure }: RuleExtras, { level, overlay }: RuleContext): string | null {
  switch (measure) {
    case 'bathroom':
      return `At most ${overlay.peoplePerBathroom} people share a bathroom.`
    case 'fire_drill':
      return holdsDrills(level) ? `A drill at least every ${overlay.fireDrillMonths} months.` : 'No drills at Level I.'
    case undefined:
      return null
  }
}
