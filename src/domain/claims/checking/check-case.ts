import type { ClaimEnd } from '#domain/claims/claim.ts'
import type { Decider } from '#domain/claims/claim-event.ts'
import type { Outcome } from '#domain/decisions/outcome.ts'

export type Check = {
  id: string
  organizationId: string
  organizationName: string
  residenceId: string | null
  residenceName: string
  city: string
  stateCode: string
  reason: string
  askedAt: Date
  askedName: string
  askedEmail: string
  deciderId: string | null
  deciderName: string | null
  notifiedAt: Date | null
  staffNotifiedAt: Date | null
  endedAt: Date | null
  endedAs: ClaimEnd | null
  endReason: string
  decidedBy: string | null
  decidedName: string | null
  undoneAt: Date | null
  undoReason: string
}

// Of an operator that nobody has checked: `publishing_status` (db/schema/14_publishing.sql) has the same.
export const publishingLimits = { waiting: 500, refusals: 3, refusalDays: 30 } as const

export const likeHiddenReason = 'It looks like a house that the alliance has hidden.'

export function describeReason({ residenceId, reason }: Pick<Check, 'residenceId' | 'reason'>): string {
  return residenceId !== null && reason === '' ? likeHiddenReason : reason
}

type Decision = { by: Decider; reason: string }

type EventFacts = {
  notified: { decider: { id: string; name: string } }
  overdue: unknown
  approved: Decision
  refused: Decision
  undone: Decision
  proved: unknown
}

export type CheckEventKind = keyof EventFacts
export type CheckEventOf<Kind extends CheckEventKind> = {
  [One in Kind]: { kind: One; at: Date } & EventFacts[One]
}[Kind]
export type CheckEvent = CheckEventOf<CheckEventKind>

export const checkMailKinds = [
  'asked-for-decider',
  'approved-for-operator',
  'refused-for-operator',
  'undone-for-operator',
  'overdue-for-staff',
  'overdue-for-decider',
  'decided-for-decider',
] as const
export type CheckMailKind = (typeof checkMailKinds)[number]

/** An answer goes to `replyTo`; nobody reads one where it is null. */
export type CheckMail = { kind: CheckMailKind; replyTo: string | null; decider: string; reason: string }

export type CheckTask = 'trust' | 'distrust' | 'release all' | 'allow one' | 'take all off' | 'take one off'

export type CheckOutcome = Outcome<Check, CheckMail, never, CheckTask>
