import { addDays } from '#domain/language/added-time.ts'
import { allianceName } from '#domain/people/desk-powers.ts'

export const claimWays = ['email', 'phone', 'letter'] as const
export type ClaimWay = (typeof claimWays)[number]
export type CodeWay = Exclude<ClaimWay, 'letter'>

export const claimEnds = ['approved', 'refused', 'withdrawn'] as const
export type ClaimEnd = (typeof claimEnds)[number]

export const decisionKinds = ['approved', 'refused', 'undone'] as const
export type DecisionKind = (typeof decisionKinds)[number]

export const waitingReasons = ['letter', 'claimed', 'competing', 'disowned', 'taken_back'] as const
export type WaitingReason = (typeof waitingReasons)[number]

export const noticeEnds = ['handed_over', 'stays', 'withdrawn'] as const
export type NoticeEnd = (typeof noticeEnds)[number]

export const codeMinutes = 10
export const codeTries = 5
/** For this long only the affiliate decides; then the alliance may too. */
export const affiliateDays = 7
export const undoDays = 30
// The emails of a decision wait for this long, and it can be called back.
export const recallSeconds = 10
export const lapseDays = 30
export const retentionMonths = 12

export function capitalizeDecider(decider: string): string {
  return decider === allianceName ? 'The alliance' : decider
}

export const claimLimits = { letter: 2000, objection: 2000, reason: 1000, find: 100 } as const

export const paperLimits = { files: 5, bytes: 10 * 1024 * 1024 } as const
export const paperKinds = ['pdf', 'jpg'] as const
export type PaperKind = (typeof paperKinds)[number]

export const recallUntil = (decidedAt: Date) => new Date(decidedAt.getTime() + recallSeconds * 1000)

/** At once where the state's affiliate has nobody with an account; otherwise after `affiliateDays`. */
export function computeStaffDecisionStart(claim: { shownAt: Date; isAffiliates: boolean }): Date {
  return claim.isAffiliates ? addDays(claim.shownAt, affiliateDays) : claim.shownAt
}

/** Of a check so many houses are shown at once and compared with the list; the others are behind a fold. */
export const residencesShown = 10
