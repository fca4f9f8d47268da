import type { ConditionalForm } from '#domain/certification/certificate/conditional-form.ts'
import type { EvidenceKind, RuleScope } from '#domain/certification/standard/rule.ts'
import type { NarrLevel } from '#domain/residence/residence.ts'

/** What a state or its affiliate asks beyond the standard; its code is the state and a number: WV.1. */
export type OwnRule = {
  code: string
  title: string
  scope: RuleScope
  evidence: readonly EvidenceKind[]
  validMonths?: number
}

export type Fee = {
  what: 'organization' | 'residence' | 'bed' | 'application'
  cents: number
  /** Beds up to here cost nothing. */
  overBeds?: number
  mostCents?: number
}

export type ConditionalCertificate = {
  name: ConditionalForm
  months: number
  extensionDays?: number
  checkInMonth?: number
  when: string
}

type Figures = {
  validMonths: 12 | 24
  levels: readonly NarrLevel[]
  peoplePerBathroom: number
  fireDrillMonths: number
  ownRules: readonly OwnRule[]
  /** Null where nobody has said. An empty list costs nothing. */
  fees: readonly Fee[] | null
  conditional: ConditionalCertificate | null
  deciders: 1 | 2
  holdsInterviews: boolean
  appealDays: number
  /** After its last day a certificate has lapsed; so many days later an application still is its renewal. */
  graceDays: number
  noContact: { months: number; noticeDays: number }
  documentsDueDays: number
}

export type Overlay = Figures & {
  state: string
  /** Where each figure is from; what is not named here is the default's. */
  sources: Readonly<Partial<Record<keyof Figures, string>>>
}

export type KnownOverlay = {
  figures: Partial<Figures>
  sources: Readonly<Partial<Record<keyof Figures, string>>>
}

/** No figure without its source. */
export function citeSources<Given extends Partial<Figures>>(
  figures: Given,
  sources: Readonly<Record<NoInfer<keyof Given & keyof Figures>, string>>,
): KnownOverlay {
  return { figures, sources }
}

/** What counts where a state says nothing. Only those with a source are somebody's rule; the others are ours. */
export const defaultOverlay = {
  validMonths: 12,
  levels: [1, 2, 3, 4],
  // Public mapping of Level II, 2.E.14.e.
  peoplePerBathroom: 6,
  fireDrillMonths: 12,
  ownRules: [],
  fees: null,
  conditional: null,
  deciders: 1,
  // The common core of steps: okarr.org, recoverypeople.org, scarronline.org.
  holdsInterviews: true,
  appealDays: 30,
  graceDays: 90,
  // myazrha.org/certification-2
  noContact: { months: 3, noticeDays: 7 },
  // michiganarr.com/faq
  documentsDueDays: 30,
} as const satisfies Figures

/** Where an affiliate names a conditional form and not its length. */
export const usualConditionalMonths = 6
