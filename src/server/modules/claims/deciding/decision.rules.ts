import { computeStaffDecisionStart, recallUntil, undoDays } from '#domain/claims/claim.ts'
import { addDays } from '#domain/language/added-time.ts'
import { allianceId } from '#domain/people/organization.ts'
import type { ClaimContext } from '#server/modules/claims/case.service.ts'

type DecisionRequest = { askedAt: string; deciderId: string | null }
type DecisionState = { end: { as: string; at: string } | null; undone: object | null; decidedBy: string | null }

/** Null where they may decide now. The alliance waits for the affiliate. */
export function computeDecidableFrom(
  { organization }: Pick<ClaimContext, 'organization'>,
  asked: DecisionRequest,
  now: Date,
): string | null {
  if (organization.id !== allianceId) return null
  const shownAt = new Date(asked.askedAt)
  const from = computeStaffDecisionStart({ shownAt, isAffiliates: asked.deciderId !== allianceId })
  return from > now ? from.toISOString() : null
}

export function computeUndoableUntil(
  { organization }: Pick<ClaimContext, 'organization'>,
  made: DecisionState,
  now: Date,
): string | null {
  if (made.end?.as !== 'approved' || made.undone !== null || made.decidedBy !== organization.id) return null
  const until = addDays(new Date(made.end.at), undoDays)
  return until > now ? until.toISOString() : null
}

// A claim that lost beside another was not decided itself, so nothing is kept of it.
export function computeRecallSeconds(
  { organization }: Pick<ClaimContext, 'organization'>,
  { end, undone, decidedBy, kept }: DecisionState & { kept: readonly { decision: string }[] },
  now: Date,
): number | null {
  const isTheirs = decidedBy === organization.id && kept.some(({ decision }) => decision === end?.as)
  if (end === null || undone !== null || !isTheirs) return null
  const left = Math.floor((recallUntil(new Date(end.at)).getTime() - now.getTime()) / 1000)
  return left > 0 ? left : null
}
