import type { Outcome } from '#domain/decisions/outcome.ts'
import type { ClaimWay, CodeWay, DecisionKind, WaitingReason } from './claim.ts'
import type { ClaimCase, Organization } from './claim-case.ts'

/** Whoever decides, in the name of an organization. `isParty`: they belong to one of the sides too. */
export type Decider = {
  organization: Organization
  personName: string
  replyTo: string
  isParty: boolean
}

type Person = { organization: Organization; name: string; email: string }
type Decision = { by: Decider; reason: string; note: string }

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
  recalled: { by: Decider }
  disowned: unknown
  overdue: unknown
  lapsed: unknown
}

export type EventKind = keyof EventFacts
export type EventOf<Kind extends EventKind> = {
  [One in Kind]: { kind: One; at: Date; claimId: string } & EventFacts[One]
}[Kind]
export type ClaimEvent = EventOf<EventKind>

export const claimMails = {
  waits: { claimant: ['shown', 'changed'] },
  'to-decide': { decider: ['shown'] },
  'held-claimed': { holder: ['shown'] },
  rival: { claimant: ['shown', 'idle', 'code'] },
  yours: { claimant: ['code', 'approved'], holder: ['undone'] },
  gone: { holder: ['approved'], claimant: ['undone'] },
  refused: { claimant: ['refused', 'approved', 'code'] },
  decided: { decider: ['code', 'approved', 'refused'] },
  ended: { holder: ['stays', 'approved', 'refused', 'withdrawn'], decider: ['withdrawn'] },
  objected: { decider: ['shown'] },
  disowned: { decider: ['shown', 'handed-over'], claimant: ['shown', 'handed-over'] },
  overdue: { staff: ['shown'], decider: ['shown'], claimant: ['shown'] },
} as const
export type ClaimMailKind = keyof typeof claimMails
type Readers = (typeof claimMails)[ClaimMailKind]
export type MailReader = Readers extends infer One ? (One extends One ? keyof One : never) : never
export type MailCause = Readers extends infer One
  ? One extends Record<string, readonly (infer Cause)[]>
    ? Cause
    : never
  : never

export type MailSlots = {
  cause: MailCause
  because: WaitingReason
  decider: string
  reason: string
  holder: string
  winner: string
  waiting: string
  way: ClaimWay
}

/** `organizationId` is the reader's. An answer goes to `replyTo`; nobody reads one where it is null. */
export type ClaimMail = {
  kind: ClaimMailKind
  to: MailReader
  organizationId: string
  claimId: string
  replyTo: string | null
  slots: Partial<MailSlots>
}

export type ClaimNote = {
  organizationId: string
  claimId: string
  change: string
  after: Record<string, string>
  isBySystem: boolean
}

export type ClaimTask =
  | { kind: 'send code'; claimId: string; way: CodeWay; to: string }
  | { kind: 'forget code'; claimId: string }
  | { kind: 'trust' | 'distrust'; organizationId: string; claimId: string; at: Date }
  | { kind: 'restore listing'; heldBy: string; since: Date }
  | { kind: 'forget decision'; claimId: string }
  | { kind: 'keep decision'; decision: DecisionKind; claimId: string; reason: string; note: string }

// The mails of a decision wait together under the id of the claim that was decided.
export type HeldMails = { id: string; until: Date }

export type ClaimOutcome = Outcome<ClaimCase, ClaimMail, ClaimNote, ClaimTask> & { held: HeldMails | null }
