import { addDays } from '#domain/language/added-time.ts'
import { type ClaimEnd, type ClaimWay, type NoticeEnd, undoDays, type WaitingReason } from './claim.ts'

export type Organization = { id: string; name: string }

export type ClaimedResidence = {
  id: string
  name: string
  city: string
  stateCode: string
  slug: string
  organizationId: string
  claimedAt: Date | null
  isListed: boolean
  email: string | null
  phone: string
  takesTexts: boolean
}

export type Claim = {
  id: string
  organizationId: string
  organizationName: string
  residenceId: string
  residenceName: string
  city: string
  stateCode: string
  madeAt: Date
  madeBy: string
  madeName: string
  madeEmail: string
  way: ClaimWay | null
  shownAt: Date | null
  letter: string
  competingSince: Date | null
  disownedAt: Date | null
  deciderId: string | null
  deciderName: string | null
  staffNotifiedAt: Date | null
  endedAt: Date | null
  endedAs: ClaimEnd | null
  endReason: string
  decidedBy: string | null
  decidedName: string | null
  fromOrganizationId: string | null
  claimedBefore: Date | null
  undoneAt: Date | null
  undoReason: string
  handedOverAt: Date | null
  handedOverTo: string | null
  handedOverReason: string
}

export const undecided = {
  endedAt: null,
  endedAs: null,
  endReason: '',
  decidedBy: null,
  decidedName: null,
  fromOrganizationId: null,
  claimedBefore: null,
}

export type ShownClaim = Claim & { way: ClaimWay }

export type Notice = {
  claimId: string
  organizationId: string
  residenceName: string
  city: string
  stateCode: string
  claimantName: string
  notifiedAt: Date
  objection: string
  objectedAt: Date | null
  objectedName: string | null
  endedAt: Date | null
  endedAs: NoticeEnd | null
  undoneAt: Date | null
}

/** All claims of one residence, ended ones too. `decider` is who decides in its state today. */
export type ClaimCase = {
  residence: ClaimedResidence
  claims: readonly Claim[]
  notices: readonly Notice[]
  decider: Organization
}

export const isOpen = ({ endedAt }: Claim) => endedAt === null
export const isShown = (claim: Claim): claim is ShownClaim => claim.way !== null

export function findClaim({ claims }: ClaimCase, id: string): Claim {
  const claim = claims.find((one) => one.id === id)
  if (!claim) throw new Error('The claim is not one of this residence.')
  return claim
}

export function findNotices({ notices }: ClaimCase, claimId: string): Notice[] {
  const of = notices.filter((notice) => notice.claimId === claimId)
  return of.toSorted((one, other) => one.notifiedAt.getTime() - other.notifiedAt.getTime())
}

export function findRivals({ claims }: ClaimCase, id: string): ShownClaim[] {
  return claims.filter((other) => other.id !== id && isOpen(other)).filter(isShown)
}

export function formatRivalNames(of: ClaimCase, id: string): string {
  return findRivals(of, id)
    .map(({ organizationName }) => organizationName)
    .join(' and ')
}

export function isHeldByAnother({ residence }: ClaimCase, { organizationId }: Claim): boolean {
  return residence.claimedAt !== null && residence.organizationId !== organizationId
}

/** A person decided that the house is not theirs: a code alone says no more than it said then. */
const wasTakenBack = ({ claims }: ClaimCase, { organizationId }: Claim) =>
  claims.some((other) => other.organizationId === organizationId && other.undoneAt !== null)

const provesAlone = (of: ClaimCase, claim: Claim) =>
  claim.way !== 'letter' && claim.disownedAt === null && !wasTakenBack(of, claim)

/**
 * Null where the claim may be approved at once. Papers always wait. They do not hold up a code, which proves that the
 * claimant reads what the listing publishes; another code does.
 */
export function findObstacle(of: ClaimCase, claim: Claim): WaitingReason | null {
  if (of.residence.claimedAt !== null) return 'claimed'
  if (claim.disownedAt !== null) return 'disowned'
  if (claim.way !== 'letter' && wasTakenBack(of, claim)) return 'taken_back'
  const rivals = findRivals(of, claim.id)
  const isProved = provesAlone(of, claim)
  if (isProved ? rivals.some((rival) => provesAlone(of, rival)) : rivals.length > 0) return 'competing'
  return isProved ? null : 'letter'
}

/** Null for a claim that does not wait. A code that stands alone and waits was stopped by a person who stepped in. */
export function findWaitingReason(of: ClaimCase, claim: Claim): WaitingReason | null {
  return isOpen(claim) && isShown(claim) ? (findObstacle(of, claim) ?? 'competing') : null
}

export type StopStage = 'waits' | 'handed_over' | 'stopped' | 'reported' | 'ended'

/** What somebody who reads what the listing publishes can still say to a claim, or has said. */
export function stopStage({ disownedAt, endedAt, endedAs, undoneAt }: Claim, now: Date): StopStage {
  const isReported = endedAs === 'approved' && endedAt !== null && disownedAt !== null && disownedAt >= endedAt
  if (isReported) return undoneAt === null ? 'reported' : 'ended'
  if (disownedAt !== null) return 'stopped'
  if (endedAt === null) return 'waits'
  const canBeUndone = endedAs === 'approved' && undoneAt === null && addDays(endedAt, undoDays) > now
  return canBeUndone ? 'handed_over' : 'ended'
}
