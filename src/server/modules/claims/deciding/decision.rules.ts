import type { DecidedClaim } from '#contract/affiliates/claims.ts'
import { affiliateDays, allianceName, daysAfter, staffMayDecideFrom, undoDays } from '#domain/claims/claim.ts'
import { allianceId } from '#domain/people/organisation.ts'
import type { ReadDecidedClaim } from '#server/modules/claims/lists/claim-lists.store.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { type AtClaims, missing } from '../claims.service.ts'
import { belongsToOneOf, type LockedClaim } from '../claims.store.ts'

export const deciderName = ({ organisation }: Pick<AtClaims, 'organisation'>) =>
  organisation.id === allianceId ? allianceName : organisation.name

export const byOf = ({ organisation, person }: AtClaims) => ({
  organisationId: organisation.id,
  organisationName: deciderName({ organisation }),
  name: `${person.name}, ${deciderName({ organisation })}`,
})

export async function requireNoSide(tx: Tx, who: AtClaims, { house, claim, others }: LockedClaim): Promise<void> {
  const rivals = others.filter(({ endedAt }) => endedAt === null).map(({ organisationId }) => organisationId)
  const sides = [claim.organisationId, house.organisationId, ...rivals]
  if (await belongsToOneOf(tx, who.person.id, sides)) {
    throw new AppError('not_allowed', 'You belong to one of the organizations of this claim. Somebody else decides it.')
  }
}

export function requireReason({ house, claim, others }: LockedClaim, reason: string): void {
  const losesHouse = house.claimedAt !== null && house.organisationId !== claim.organisationId
  const losesClaim = others.some(({ endedAt, shownAt }) => endedAt === null && shownAt !== null)
  if (reason !== '' || !(losesHouse || losesClaim)) return
  const words = 'Say why: another organization loses by this, and reads it.'
  throw new AppError('invalid_input', words, { fields: { reason: words } })
}

export function requireTurn(who: AtClaims, { claim }: LockedClaim, now: Date): void {
  if (who.organisation.id !== allianceId || claim.shownAt === null) return
  const from = staffMayDecideFrom({ shownAt: claim.shownAt, isAffiliates: claim.deciderId !== allianceId })
  if (from > now) {
    throw new AppError('not_allowed', `${claim.deciderName} has ${affiliateDays} days to decide this claim first.`)
  }
}

export function requireUndoable(who: AtClaims, { house, claim, others }: LockedClaim, now: Date): void {
  if (claim.endedAs !== 'approved' || claim.endedAt === null) throw missing()
  if (claim.undoneAt !== null) throw new AppError('conflict', 'This is undone already.')
  if ((claim.decidedBy ?? claim.deciderId) !== who.organisation.id) {
    throw new AppError('not_allowed', 'Only who decided it can undo it.')
  }
  if (daysAfter(claim.endedAt, undoDays) < now) {
    throw new AppError('conflict', `This was decided more than ${undoDays} days ago. The house can be claimed back.`)
  }
  const endedAt = claim.endedAt
  const isLater = others.some(
    (other) => other.endedAs === 'approved' && !other.undoneAt && (other.endedAt ?? 0) > endedAt,
  )
  if (isLater || house.organisationId !== claim.organisationId) {
    throw new AppError('conflict', 'The house has changed hands again since. Undo that first.')
  }
}

export function shownTo(who: AtClaims, row: ReadDecidedClaim, now: Date): DecidedClaim {
  const { deciderId, decidedBy, isHandedOn, ...claim } = row
  const isStaff = who.organisation.id === allianceId
  const shownAt = new Date(claim.shownAt)
  const from = isStaff ? staffMayDecideFrom({ shownAt, isAffiliates: deciderId !== allianceId }) : shownAt
  const isApproved = claim.end?.as === 'approved' && claim.undone === null && !isHandedOn
  const until = isApproved && claim.end ? daysAfter(new Date(claim.end.at), undoDays) : null
  const isMine = (decidedBy ?? deciderId) === who.organisation.id
  return {
    ...claim,
    mayDecideFrom: from > now ? from.toISOString() : null,
    mayUndoUntil: isMine && until !== null && until > now ? until.toISOString() : null,
  }
}
