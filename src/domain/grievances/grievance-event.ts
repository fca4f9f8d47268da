import type { Outcome } from '#domain/decisions/outcome.ts'
import type { foundOutcomes } from './grievance.ts'
import type { GrievanceCase } from './grievance-case.ts'

/** `isParty`: they belong to the operator of the house too. */
export type Officer = { side: 'affiliate' | 'alliance'; id: string; name: string; isParty: boolean }
export type Filer = { side: 'filer' }
export type OperatorPerson = { side: 'operator'; name: string }

type ByOfficer = { by: Officer }
type EventWords = { words: string }

type EventFacts = {
  acknowledged: ByOfficer & EventWords
  'review began': ByOfficer
  told: ByOfficer & EventWords
  'filer asked': ByOfficer & EventWords
  noted: ByOfficer & EventWords
  'operator asked': ByOfficer & EventWords & { questionId: string }
  'operator answered': { by: OperatorPerson; questionId: string } & EventWords
  referred: ByOfficer & EventWords & { body: string; contact: string }
  'taken back': ByOfficer
  closed: ByOfficer & EventWords & { outcome: (typeof foundOutcomes)[number] | 'referred_on' | 'no_answer' }
  /** `isLast`: nobody else of the affiliate can handle it. */
  'stepped back': ByOfficer & { isLast: boolean }
  said: { by: Filer } & EventWords
  withdrawn: { by: Filer } & EventWords
  reopened: { by: Filer | Officer } & EventWords
  escalated: { by: Filer | Officer } & EventWords
  late: unknown
}

export type GrievanceEventKind = keyof EventFacts
export type GrievanceEventOf<Kind extends GrievanceEventKind> = {
  [One in Kind]: { kind: One; at: Date } & EventFacts[One]
}[Kind]
export type GrievanceEvent = GrievanceEventOf<GrievanceEventKind>

export const entryChanges = [
  'filed',
  'acknowledged',
  'review_began',
  'told',
  'filer_asked',
  'noted',
  'operator_asked',
  'operator_answered',
  'referred',
  'taken_back',
  'closed',
  'stepped_back',
  'said',
  'withdrawn',
  'reopened',
  'escalated',
] as const
export type EntryChange = (typeof entryChanges)[number]

export type EntrySide = 'filer' | 'affiliate' | 'alliance' | 'operator'

/** What happened, said once and never changed. The filer reads what is `forFiler`, the house none of it. */
export type Entry = { change: EntryChange; side: EntrySide; byName: string; forFiler: boolean; words: string }

export type GrievanceMail =
  | { kind: 'filer_wrote' | 'operator_answered' | 'escalated' | 'late'; to: 'handlers' | 'alliance' }
  | { kind: 'news'; to: 'filer' }
  | { kind: 'operator_asked'; to: 'operator'; dueAt: Date }

/** What the house is to read, and nothing else of the case, and what it answers. */
export type GrievanceTask =
  | { kind: 'ask operator'; id: string; operatorId: string; words: string; dueAt: Date }
  | { kind: 'keep answer'; id: string; by: string; words: string }

export type GrievanceOut = Outcome<GrievanceCase, GrievanceMail, Entry, GrievanceTask>
