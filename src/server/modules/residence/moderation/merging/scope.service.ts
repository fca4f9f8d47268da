import type { MergeSideAnswer } from '#contract/residence/moderation/merges.ts'
import type { ListedMerge, ShownListing } from '#contract/residence/moderation/staff-listings.ts'
import { allianceId } from '#domain/people/organization.ts'
import { requireAffiliateFor } from '#server/modules/certification/certificates/certificates.service.ts'
import { type Moderator, toSystemActor } from '#server/modules/residence/moderation/listings.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { isMember } from '#server/plumbing/members.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

/** `affiliateId` is null for the alliance's staff. An affiliate's officer is written back to at `email`. */
export type Merger = Moderator & { affiliateId: string | null; email: string }

/** The listings that somebody may merge: all, or those of one state. */
export type Scope = { id: string; name: string; state: string | null }

export async function readScope(tx: Tx, { affiliateId }: Merger): Promise<Scope> {
  if (affiliateId === null) return { id: allianceId, name: 'The alliance', state: null }
  const { name, state } = await requireAffiliateFor(tx, { affiliateId }, undefined)
  return { id: affiliateId, name, state }
}

export function toMergingActor(who: Merger) {
  const actor = toSystemActor(who)
  const { device } = who
  return who.affiliateId === null ? actor : { ...actor, origin: { source: 'pairs', device } as const }
}

/** What an operator has not made public is no affiliate's. */
export function isWithin({ id, state }: Scope, listing: ShownListing): boolean {
  if (state === null) return true
  return listing.state === state && (listing.status === 'published' || listing.organization.id === id)
}

/** Of two that were merged, the one that went is read as well. */
export function areWithin(
  scope: Scope,
  sides: readonly [MergeSideAnswer, MergeSideAnswer],
  merges: readonly ListedMerge[],
): boolean {
  if (merges.length === 0) return sides.every(({ listing }) => isWithin(scope, listing))
  return scope.state === null || sides.every(({ listing }) => listing.state === scope.state)
}

export function isParty(
  tx: Tx,
  { person }: Merger,
  { id: own }: Scope,
  sides: readonly { organizationId: string }[],
): Promise<boolean> {
  const others = sides.map(({ organizationId }) => organizationId).filter((id) => id !== own)
  return isMember(tx, person.id, ...others)
}

export async function requireNoParty(...asked: Parameters<typeof isParty>): Promise<void> {
  if (!(await isParty(...asked))) return
  throw new AppError('not_allowed', 'You belong to the operator of one of these homes. Somebody else settles it.')
}
