import type { FactName } from '#domain/residence/facts.ts'
import type { Need } from '#domain/residence/needs.ts'
import type { NarrLevel } from '#domain/residence/residence.ts'

export type Demand = 'required' | 'recommended' | 'none'

/** Levels I to IV. */
export type Demands = readonly [Demand, Demand, Demand, Demand]

export const evidenceKinds = ['document', 'photo', 'log', 'posting', 'statement', 'interview', 'on_site'] as const

export type EvidenceKind = (typeof evidenceKinds)[number]

export const evidenceWords: Readonly<Record<EvidenceKind, string>> = {
  document: 'A document',
  photo: 'A photo',
  log: 'A log',
  posting: 'Posted in the house',
  statement: 'A signed statement',
  interview: 'Asked in the interview',
  on_site: 'Seen on site',
}

export const wantsFile = ({ evidence }: { evidence: readonly EvidenceKind[] }) =>
  evidence.some((kind) => kind !== 'interview' && kind !== 'on_site')

/** `guide`: a public guide shows its levels. `mapping`: a public mapping has it at Level II. See decision 57. */
export type RuleSource = 'guide' | 'mapping' | 'to check'

export type RuleScope = 'organization' | 'residence'

export type RuleExtras = {
  validMonths?: number
  remindDays?: number
  /**
   * What the residence already says of itself that answers it; `measure` is the figure of the overlay that it is
   * measured by.
   */
  fact?: FactName | Need
  measure?: 'bathroom' | 'fire_drill'
  /** Where its answer stood in the version before; null where none carries over. Left out, it is the same code. */
  formerCode?: string | null
}

export type Rule<Code extends string = string> = {
  readonly code: Code
  /** Our own words, never the alliance's text. */
  readonly title: string
  readonly demands: Demands
  readonly evidence: readonly EvidenceKind[]
  readonly scope: RuleScope
  readonly source: RuleSource
  readonly extras: RuleExtras
}

export function findDemand({ demands }: Rule, level: NarrLevel): Demand {
  return demands[level - 1] ?? 'none'
}
