import type { NarrLevel } from '#domain/residence/residence.ts'
import type {
  ApplicationEnd,
  DecisionOutcome,
  DecisionRules,
  Finding,
  InterviewWay,
  RuleAnswer,
  Stage,
} from './application.ts'

export type Application = {
  id: string
  organizationId: string
  organizationName: string
  residenceId: string
  residenceName: string
  city: string
  stateCode: string
  affiliateId: string
  affiliateName: string
  level: NarrLevel
  version: string
  isRenewal: boolean
  stage: Stage
  stageSince: Date
  startedAt: Date
  startedByName: string
  startedByEmail: string
  /**
   * When the affiliate could first read it. `heardAt` is when the applicant last did something, and `noticedAt` when
   * the notice went that silence ends it. `waitsSince` is when it began to wait for the applicant; null while it waits
   * for the affiliate.
   */
  openedAt: Date | null
  heardAt: Date
  waitsSince: Date | null
  noticedAt: Date | null
  documentsAcceptedAt: Date | null
  interviewAt: Date | null
  interviewHow: InterviewWay | null
  /**
   * A number, a link or an address. `interviewSets` is how often a date was set for it: a calendar takes the newest.
   */
  interviewWhere: string
  interviewHeldAt: Date | null
  interviewHeldByName: string | null
  interviewSets: number
  proposedOutcome: DecisionOutcome | null
  proposedReasons: string
  proposedConditions: string
  proposedBy: string | null
  proposedByName: string
  decidedBy: string | null
  /** When the alliance last confirmed a proposal here, or sent one back. */
  allianceActedAt: Date | null
  appealWords: string
  appealedAt: Date | null
  endedAt: Date | null
  endedAs: ApplicationEnd | null
  endReason: string
  endConditions: string
}

export type RuleState = {
  code: string
  isRequired: boolean
  /** The organization's rules are answered once for its houses; a visit looks at those of the house. */
  isSeenOnSite: boolean
  answer: RuleAnswer | null
  isFromLast: boolean
  note: string
  responsible: string
  finding: Finding | null
  findingWords: string
  /** The day by which what is not met is to be mended: 2027-03-31. */
  dueOn: string | null
  remedy: string
  remediedAt: Date | null
  waiver: string
  waivedByName: string | null
}

export type Question = {
  id: string
  code: string | null
  words: string
  askedAt: Date
  askedByName: string
  answer: string
  answeredAt: Date | null
  answeredByName: string | null
}

export type Message = { id: string; words: string; writtenAt: Date; writtenByName: string }

export type Visit = {
  id: string
  startsAt: Date
  inspectorId: string
  inspectorName: string
  codes: readonly string[]
  heldAt: Date | null
  heldByName: string | null
  canceledAt: Date | null
}

/**
 * What one inspector found of one rule on a visit; `finding` is null where somebody took back what they had said.
 * Nothing of it is changed later: what takes its place is another one.
 */
export type VisitFinding = {
  id: string
  visitId: string
  code: string
  finding: Finding | null
  words: string
  dueOn: string | null
  byId: string
  byName: string
  /** On the clock of the device, which may have had no connection. */
  madeAt: Date
  takenAt: Date
  /** Those that its inspector saw when they made this one, and that it takes the place of. */
  over: readonly string[]
}

export type ApplicationCase = {
  application: Application
  rules: readonly RuleState[]
  questions: readonly Question[]
  messages: readonly Message[]
  visits: readonly Visit[]
  visitFindings: readonly VisitFinding[]
  /** Ids of people of the affiliate who said that they have a conflict of interest. */
  conflicts: readonly string[]
  decisionRules: DecisionRules
}

export const isSettled = ({ finding, findingWords, waiver }: Pick<RuleState, 'finding' | 'findingWords' | 'waiver'>) =>
  finding === 'met' || (finding === 'not_applicable' && findingWords !== '') || waiver !== ''

export function listOpenRules({ rules }: ApplicationCase): RuleState[] {
  return rules.filter((rule) => rule.isRequired && !isSettled(rule))
}

/** An answer of last time counts once the operator went through it. */
export const isAnswered = ({ answer, isFromLast, waiver }: Pick<RuleState, 'answer' | 'isFromLast' | 'waiver'>) =>
  (answer !== null && !isFromLast) || waiver !== ''

/** In SQL: `unanswered` of `listThe` (application-lists.store.ts). The two must agree. */
export function listUnanswered({ rules }: ApplicationCase): RuleState[] {
  return rules.filter((rule) => rule.isRequired && !isAnswered(rule))
}

export const openQuestions = ({ questions }: ApplicationCase) =>
  questions.filter(({ answeredAt }) => answeredAt === null)

export const findScheduledVisit = ({ visits }: ApplicationCase) =>
  visits.find(({ heldAt, canceledAt }) => heldAt === null && canceledAt === null)

export const wasVisited = ({ visits }: ApplicationCase) => visits.some(({ heldAt }) => heldAt !== null)

export function findRule({ rules }: ApplicationCase, code: string): RuleState | undefined {
  return rules.find((rule) => rule.code === code)
}
