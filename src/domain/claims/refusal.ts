import { affiliateDays, type CodeWay, daysAfter, staffMayDecideFrom, undoDays } from '#domain/claims/claim.ts'
import {
  type Claim,
  type ClaimCase,
  type ClaimedResidence,
  isHeldByAnother,
  isOpen,
  rivalsOf,
} from '#domain/claims/claim-case.ts'
import type { ClaimEvent, Decider, EventOf, Refusal } from '#domain/claims/claim-event.ts'
import { allianceId } from '#domain/people/organisation.ts'
import { textNumber } from '#domain/reminders/reminder-words.ts'

/** Why the event cannot be; null where it can. */
export function findRefusal(of: ClaimCase, event: ClaimEvent): Refusal | null {
  if (event.kind === 'claimed') return refuseClaiming(of.residence, event)
  const claim = of.claims.find(({ id }) => id === event.claimId)
  if (!claim) return missing
  switch (event.kind) {
    case 'code asked':
      return refuseShowing(claim) ?? refuseCode(of.residence, claim, event.way)
    case 'code proved':
    case 'papers shown':
      return refuseShowing(claim)
    case 'withdrawn':
      return refuseEnded(claim)
    case 'objected':
      return refuseObjecting(of, claim, event.by.organisation.id)
    case 'approved':
    case 'refused':
      return refuseDeciding(of, claim, event)
    case 'undone':
      return refuseSides(event.by) ?? refuseUndoing(of, claim, event)
    default:
      return null
  }
}

/** To be asked before the code is tried. */
export function refuseShowing(claim: Claim): Refusal | null {
  return refuseEnded(claim) ?? (claim.shownAt === null ? null : conflict('This claim is proved already.'))
}

/** Who loses or gains by a decision on the claim. */
export function sidesOf(of: ClaimCase, { id, organisationId }: Claim): string[] {
  const rivals = of.claims.filter((other) => other.id !== id && isOpen(other))
  return [organisationId, of.residence.organisationId, ...rivals.map((rival) => rival.organisationId)]
}

export const missing: Refusal = { refused: 'not_found', words: 'There is no such claim.' }
export const unlisted: Refusal = { refused: 'not_found', words: 'This house is not on the public list any more.' }
const conflict = (words: string): Refusal => ({ refused: 'conflict', words })
const notAllowed = (words: string): Refusal => ({ refused: 'not_allowed', words })

function refuseClaiming({ isListed, claimedAt, organisationId }: ClaimedResidence, { by }: EventOf<'claimed'>) {
  if (!isListed) return unlisted
  const isOwn = claimedAt !== null && organisationId === by.organisation.id
  return isOwn ? conflict('This house is yours already. You find it under Houses.') : null
}

function refuseEnded({ endedAt, endedAs, decidedName }: Claim): Refusal | null {
  if (endedAt === null) return null
  const by = decidedName === null ? '' : ` by ${decidedName}`
  return conflict(`This claim has ended already: it was ${endedAs}${by}.`)
}

const notPublished = {
  email: 'This listing publishes no email. Tell the affiliate what you can show instead.',
  phone: 'This listing publishes no phone that takes texts. Choose another way.',
} satisfies Record<CodeWay, string>

function refuseCode(residence: ClaimedResidence, claim: Claim, way: CodeWay): Refusal | null {
  if (claim.disownedAt !== null) {
    return notAllowed('Someone at this house said that they do not know you. Say what papers you can show instead.')
  }
  return codeAddress(residence, way) === null ? notAllowed(notPublished[way]) : null
}

/** Where a code goes: what the listing publishes, or null. */
export function codeAddress({ isListed, email, phone, takesTexts }: ClaimedResidence, way: CodeWay): string | null {
  if (!isListed) return null
  if (way === 'phone') return takesTexts ? textNumber(phone) : null
  return email !== null && /^[^\s<>,;@]+@[^\s<>,;@]+$/.test(email) ? email : null
}

function refuseObjecting(of: ClaimCase, claim: Claim, holderId: string): Refusal | null {
  if (of.residence.claimedAt === null || of.residence.organisationId !== holderId) {
    return conflict('You no longer hold this house, so you cannot object to a claim of it.')
  }
  const notice = of.notices.find((one) => one.claimId === claim.id && one.organisationId === holderId)
  const canObject = notice?.endedAt === null && notice.objectedAt === null
  return canObject ? null : conflict('You have objected already, or the claim is decided.')
}

function refuseDeciding(of: ClaimCase, claim: Claim, { kind, by, reason, at }: EventOf<'approved' | 'refused'>) {
  if (claim.shownAt === null) return missing
  const refusal = refuseEnded(claim) ?? refuseSides(by) ?? refuseEarly(claim, claim.shownAt, by, at)
  if (refusal || kind === 'refused' || reason !== '') return refusal
  const isLostByAnother = isHeldByAnother(of, claim) || rivalsOf(of, claim.id).length > 0
  const words = 'Say why: another organization loses by this, and reads it.'
  return isLostByAnother ? ({ refused: 'invalid_input', words, field: 'reason' } as const) : null
}

function refuseSides({ isParty }: Decider): Refusal | null {
  const words = 'You belong to one of the organizations of this claim. Somebody else decides it.'
  return isParty ? notAllowed(words) : null
}

function refuseEarly({ deciderId, deciderName }: Claim, shownAt: Date, by: Decider, at: Date): Refusal | null {
  if (by.organisation.id !== allianceId) return null
  const from = staffMayDecideFrom({ shownAt, isAffiliates: deciderId !== allianceId })
  return from > at ? notAllowed(`${deciderName} has ${affiliateDays} days to decide this claim first.`) : null
}

function refuseUndoing(of: ClaimCase, claim: Claim, { by, at }: EventOf<'undone'>): Refusal | null {
  const { endedAs, endedAt, undoneAt, decidedBy, deciderId } = claim
  if (endedAs !== 'approved' || endedAt === null) return missing
  if (undoneAt !== null) return conflict('This is undone already.')
  if ((decidedBy ?? deciderId) !== by.organisation.id) return notAllowed('Only who decided it can undo it.')
  if (daysAfter(endedAt, undoDays) < at) {
    return conflict(`This was decided more than ${undoDays} days ago. The house can be claimed back.`)
  }
  const isLater = (other: Claim) =>
    other.endedAs === 'approved' && other.undoneAt === null && other.endedAt !== null && other.endedAt > endedAt
  const hasGoneOn = of.claims.some(isLater) || of.residence.organisationId !== claim.organisationId
  return hasGoneOn ? conflict('The house has changed hands again since. Undo that first.') : null
}
