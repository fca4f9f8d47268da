import type { Outcome } from '#domain/decisions/outcome.ts'
import type { RuleSeen } from './answering/answering.ts'
import type { CheckSeen, WaiverSeen } from './answering/checked-at-once.ts'
import type { DecisionOutcome, Finding, InterviewWay, RuleAnswer } from './application.ts'
import type { ApplicationCase } from './application-case.ts'

/**
 * `side` is the operator that applies, or who decides: the state's affiliate, and the alliance for an appeal.
 * `isParty`: they belong to the organization that applies too.
 */
export type Actor = {
  id: string
  name: string
  side: 'applicant' | 'affiliate' | 'alliance'
  isParty: boolean
}

/** Null is what a form of the desk does not say: the visit that is planned, and everything that was found so far. */
export type VisitSaid = { id: string; visitId: string | null; over: readonly string[] | null; madeAt: Date | null }

type EventFacts = {
  answered: {
    by: Actor
    code: string
    answer: RuleAnswer | null
    note: string
    responsible: string
    was?: RuleSeen | null
  }
  opened: { by: Actor }
  'question asked': { by: Actor; questionId: string; code: string | null; words: string }
  'question answered': { by: Actor; questionId: string; words: string }
  checked: {
    by: Actor
    code: string
    finding: Finding | null
    words: string
    dueOn: string | null
    visit?: VisitSaid
    was?: CheckSeen | null
  }
  remedied: { by: Actor; code: string; words: string }
  waived: { by: Actor; code: string; reason: string; was?: WaiverSeen | null }
  'waiver ended': { by: Actor; code: string; was?: WaiverSeen | null }
  'answers accepted': { by: Actor; codes: readonly string[] }
  'documents accepted': { by: Actor }
  /** `was` is how many dates were set when the page was read; null where nothing says so. */
  'interview set': { by: Actor; startsAt: Date; how: InterviewWay; where: string; was?: number | null }
  'interview held': { by: Actor; isEarly?: boolean }
  'visit set': {
    by: Actor
    visitId: string
    startsAt: Date
    inspector: { id: string; name: string }
    was?: number | null
  }
  'visit held': { by: Actor; visitId: string; isEarly?: boolean }
  'visit canceled': { by: Actor; visitId: string; reason: string }
  'decision proposed': { by: Actor; outcome: DecisionOutcome; reasons: string; conditions: string }
  /**
   * `isLeft` where nobody of the affiliate may confirm what is proposed; `isLast` where nobody else of it could review.
   */
  'decision confirmed': { by: Actor; isLeft?: boolean }
  'decision sent back': { by: Actor; reason: string; isLeft?: boolean }
  'conflict declared': { by: Actor; isLast: boolean }
  appealed: { by: Actor; words: string }
  'appeal granted': { by: Actor; reason: string }
  'appeal refused': { by: Actor; reason: string }
  withdrawn: { by: Actor; reason: string }
  written: { by: Actor; messageId: string; words: string }
  silent: unknown
}

export type EventKind = keyof EventFacts
export type EventOf<Kind extends EventKind> = { [One in Kind]: { kind: One; at: Date } & EventFacts[One] }[Kind]
export type ApplicationEvent = EventOf<EventKind>

export const applicationMails = {
  opened: ['affiliate'],
  asked: ['applicant'],
  answered: ['affiliate'],
  'documents-accepted': ['applicant'],
  'interview-set': ['applicant'],
  'visit-set': ['applicant'],
  'visit-canceled': ['applicant'],
  'visit-held': ['applicant'],
  remedied: ['affiliate'],
  'to-confirm': ['affiliate', 'alliance'],
  decided: ['applicant'],
  appealed: ['affiliate', 'alliance'],
  'appeal-granted': ['applicant', 'affiliate'],
  'appeal-refused': ['applicant', 'affiliate'],
  withdrawn: ['affiliate'],
  written: ['affiliate'],
  'silence-notice': ['applicant', 'affiliate'],
  'silence-end': ['applicant', 'affiliate'],
} as const
export type ApplicationMailKind = keyof typeof applicationMails
export type MailReader = (typeof applicationMails)[ApplicationMailKind][number]

export type MailSlots = { words: string; rule: string | null; at: Date | null; inspector: string }
export type ApplicationMail = { kind: ApplicationMailKind; to: MailReader; slots: Partial<MailSlots> }
export type ApplicationNote = { change: string; after: Record<string, string> }
export type ApplicationTask = { kind: 'issue certificate'; outcome: 'certified' | 'conditional' }

export type ApplicationOutcome = Outcome<ApplicationCase, ApplicationMail, ApplicationNote, ApplicationTask>
