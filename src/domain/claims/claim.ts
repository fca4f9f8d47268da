import { type DeskRole, roleMay } from '#domain/people/desk-powers.ts'

/** How somebody shows that a listing is theirs: a code to what it publishes, or papers described in words. */
export const claimWays = ['email', 'phone', 'letter'] as const
export type ClaimWay = (typeof claimWays)[number]
export type CodeWay = Exclude<ClaimWay, 'letter'>

/** How a claim ends, once. */
export const claimEnds = ['approved', 'refused', 'withdrawn'] as const

/**
 * Why somebody has to look: papers, a house that another organisation holds, more than one claim of the same strength, or
 * a house whose own mailbox says that it does not know the claimant.
 */
export const waitingReasons = ['letter', 'claimed', 'competing', 'disowned'] as const
export type WaitingReason = (typeof waitingReasons)[number]

/** How a claim on a house ended for who held it. */
export const noticeEnds = ['handed_over', 'stays', 'withdrawn'] as const
export type NoticeEnd = (typeof noticeEnds)[number]

/** A code's life in minutes, and how often it may be tried. */
export const codeMinutes = 10
export const codeTries = 5
/** Days the affiliate has to itself; then the alliance may decide as well. */
export const affiliateDays = 7
/** Days in which a hand-over can be undone, and in which the house can say that it does not know who has it now. */
export const undoDays = 30
/** Days after which a claim that nobody has shown to be theirs ends by itself. */
export const lapseDays = 30
/** Months an ended claim is kept. */
export const keptMonths = 12

/** What the alliance is called where it decides; `atStart` for the first word of a sentence. */
export const allianceName = 'the alliance'

export function atStart(decider: string): string {
  return decider === allianceName ? 'The alliance' : decider
}

/** Longest texts, in characters: what a claimant can show, what a holder objects, why somebody decided so. */
export const claimLimits = { letter: 2000, objection: 2000, reason: 1000, find: 100 } as const

const dayMs = 24 * 3600 * 1000

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs)
}

type Shown = { way: ClaimWay; isDisowned: boolean }

/**
 * Why a claim that was shown waits; null where nobody needs to look. Papers are always looked at. A code proves that one
 * reads what the listing publishes, so papers that nobody has looked at yet do not hold it up; another code does.
 */
export function waitsBecause(
  shown: Shown,
  { isHeld, rivals }: { isHeld: boolean; rivals: readonly Shown[] },
): WaitingReason | null {
  if (isHeld) return 'claimed'
  if (shown.isDisowned) return 'disowned'
  const isProved = provesAlone(shown)
  if (isProved ? rivals.some(provesAlone) : rivals.length > 0) return 'competing'
  return isProved ? null : 'letter'
}

const provesAlone = ({ way, isDisowned }: Shown) => way !== 'letter' && !isDisowned

type Person = { organisation: { kind: string; role: DeskRole } | null } | null | undefined

/** Whether somebody acts for an affiliate or for the alliance, in a role that decides claims. */
export function isDecider(person: Person): boolean {
  const organisation = person?.organisation
  if (!organisation || !roleMay(organisation.role, 'claims')) return false
  return organisation.kind === 'affiliate' || organisation.kind === 'alliance'
}

/**
 * From when the alliance may decide: at once where the claim was given to it, because the state's affiliate has nobody
 * with an account, otherwise when the affiliate's days are over. An affiliate may always decide for its state.
 */
export function staffMayDecideFrom(claim: { shownAt: Date; isAffiliates: boolean }): Date {
  return claim.isAffiliates ? daysAfter(claim.shownAt, affiliateDays) : claim.shownAt
}
