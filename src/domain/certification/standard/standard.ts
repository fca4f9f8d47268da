import type { Demands, EvidenceKind, Rule, RuleExtras, RuleScope, RuleSource } from './rule.ts'

export type StandardPart<Code extends string = string> = {
  readonly code: Code
  readonly number: number
  readonly title: string
  readonly rules: readonly Rule[]
}

export type Principle<Code extends string = string> = {
  readonly code: Code
  readonly letter: string
  readonly title: string
  readonly standards: readonly StandardPart[]
}

export type DomainNumber = 1 | 2 | 3 | 4

export type StandardDomain = {
  readonly number: DomainNumber
  readonly title: string
  readonly principles: readonly Principle[]
}

export type Standard = {
  readonly version: string
  readonly issued: string
  readonly url: string
  readonly domains: readonly StandardDomain[]
}

const readLastPart = (code: string) => code.slice(code.lastIndexOf('.') + 1)

const prepareRule =
  (scope: RuleScope) =>
  <Code extends string>(
    code: Code,
    source: RuleSource,
    demands: Demands,
    title: string,
    evidence: readonly EvidenceKind[],
    extras: RuleExtras = {},
  ): Rule<Code> => ({ code, title, demands, evidence, scope, source, extras })

/** Rules that are answered once for all houses of an operator, and those that are answered for each house. */
export const organization = prepareRule('organization')

export const residence = prepareRule('residence')

/** The types keep out a code that does not belong: a rule of 2.F.17 starts with 2.F.17. */
export function definePart<Code extends string>(
  code: Code,
  title: string,
  rules: readonly Rule<NoInfer<Code | `${Code}.${string}`>>[],
): StandardPart<Code> {
  return { code, number: Number(readLastPart(code)), title, rules }
}

export function definePrinciple<Code extends string>(
  code: Code,
  title: string,
  standards: readonly StandardPart<NoInfer<`${Code}.${number}`>>[],
): Principle<Code> {
  return { code, letter: readLastPart(code), title, standards }
}

export function defineDomain<Number extends DomainNumber>(
  number: Number,
  title: string,
  principles: readonly Principle<NoInfer<`${Number}.${string}`>>[],
): StandardDomain {
  return { number, title, principles }
}

export function listStandards({ domains }: Standard): StandardPart[] {
  return domains.flatMap(({ principles }) => principles).flatMap(({ standards }) => standards)
}

export function listRules(version: Standard): Rule[] {
  return listStandards(version).flatMap(({ rules }) => rules)
}
