import type { ClaimWay, CodeWay, WaitingReason } from '#domain/claims/claim.ts'
import type { ClaimCase, Organization } from '#domain/claims/claim-case.ts'

/** Whoever decides, in the name of an organization. `isParty`: they belong to one of the sides too. */
export type Decider = {
  organisation: Organization
  personName: string
  replyTo: string
  isParty: boolean
}

type Person = { organisation: Organization; name: string; email: string }
type Decision = { by: Decider; reason: string }

type EventFacts = {
  claimed: { by: Person & { id: string } }
  'code asked': { way: CodeWay }
  'code proved': { way: CodeWay }
  'papers shown': { letter: string }
  withdrawn: unknown
  objected: { by: Person; words: string }
  approved: Decision
  refused: Decision
  undone: Decision
  disowned: unknown
  overdue: unknown
  lapsed: unknown
}

export type EventOf<Kind extends keyof EventFacts> = {
  [One in Kind]: { kind: One; at: Date; claimId: string } & EventFacts[One]
}[Kind]
export type ClaimEvent = EventOf<keyof EventFacts>

/** Each mail, who reads it, and what may have brought it about. */
export const claimMails = {
  waits: { to: ['claimant'], causes: ['shown', 'changed'] },
  'to-decide': { to: ['decider'], causes: ['shown'] },
  'held-claimed': { to: ['holder'], causes: ['shown'] },
  rival: { to: ['claimant'], causes: ['shown', 'idle', 'code'] },
  yours: { to: ['claimant', 'holder'], causes: ['code', 'approved', 'undone'] },
  gone: { to: ['claimant', 'holder'], causes: ['approved', 'undone'] },
  refused: { to: ['claimant'], causes: ['refused', 'approved', 'code'] },
  decided: { to: ['decider'], causes: ['code', 'approved', 'refused'] },
  ended: { to: ['decider', 'holder'], causes: ['stays', 'approved', 'refused', 'withdrawn'] },
  objected: { to: ['decider'], causes: ['shown'] },
  disowned: { to: ['decider', 'claimant'], causes: ['shown', 'handed-over'] },
  overdue: { to: ['staff', 'decider', 'claimant'], causes: ['shown'] },
} as const
export type ClaimMailKind = keyof typeof claimMails
export type MailReader = (typeof claimMails)[ClaimMailKind]['to'][number]
export type MailCause = (typeof claimMails)[ClaimMailKind]['causes'][number]

export type MailSlots = {
  cause: MailCause
  because: WaitingReason
  decider: string
  reason: string
  holder: string
  winner: string
  /** The other claimants who still wait. */
  waiting: string
  way: ClaimWay
}

/** `organisationId` is the reader's. An answer goes to `replyTo`; nobody reads one where it is null. */
export type ClaimMail = {
  kind: ClaimMailKind
  to: MailReader
  organisationId: string
  claimId: string
  replyTo: string | null
  slots: Partial<MailSlots>
}

/** A line in the history of an organization; where nobody decided it names no person. */
export type ClaimNote = {
  organisationId: string
  claimId: string
  change: string
  after: Record<string, string>
  isByMachine: boolean
}

/** What is to be done outside the case. */
export type ClaimTask =
  | { kind: 'send code'; claimId: string; way: CodeWay; to: string }
  | { kind: 'forget code'; claimId: string }
  | { kind: 'trust' | 'distrust'; organisationId: string; claimId: string; at: Date }
  | { kind: 'restore listing'; heldBy: string; since: Date }

export type Outcome = { case: ClaimCase; mails: ClaimMail[]; history: ClaimNote[]; tasks: ClaimTask[] }

export type Refusal = {
  refused: 'not_found' | 'conflict' | 'not_allowed' | 'invalid_input'
  words: string
  field?: 'reason'
}
