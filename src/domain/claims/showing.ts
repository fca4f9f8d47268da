import { type Refusal, refuseAsConflict, refuseAsNotAllowed } from '#domain/decisions/refusal.ts'
import { parseTextNumber } from '#domain/reminders/reminder-words.ts'
import type { ClaimWay, CodeWay, WaitingReason } from './claim.ts'
import {
  type Claim,
  type ClaimedResidence,
  findClaim,
  findObstacle,
  findRivals,
  isOpen,
  isShown,
} from './claim-case.ts'
import type { EventOf } from './claim-event.ts'
import { changeClaim, type Draft, mail, note, notifyHolder } from './draft.ts'
import { approveByCode } from './handing-over.ts'
import { refuseEnded } from './refusal.ts'

export function refuseShowing(claim: Claim): Refusal | null {
  return refuseEnded(claim) ?? (claim.shownAt === null ? null : refuseAsConflict('This claim is proved already.'))
}

const notPublished = {
  email: 'This listing publishes no email. Tell the affiliate what you can show instead.',
  phone: 'This listing publishes no phone that takes texts. Choose another way.',
} satisfies Record<CodeWay, string>

export function askForCode(draft: Draft, { claimId, way }: EventOf<'code asked'>): Refusal | null {
  const claim = findClaim(draft.case, claimId)
  const refusal = refuseShowing(claim)
  if (refusal) return refusal
  if (claim.disownedAt !== null) {
    return refuseAsNotAllowed(
      'Someone at this house said that they do not know you. Say what papers you can show instead.',
    )
  }
  const to = findCodeAddress(draft.case.residence, way)
  if (to === null) return refuseAsNotAllowed(notPublished[way])
  note(draft, claim, 'code_sent', { way })
  draft.tasks.push({ kind: 'send code', claimId, way, to })
  return null
}

function findCodeAddress({ isListed, email, phone, takesTexts }: ClaimedResidence, way: CodeWay): string | null {
  if (!isListed) return null
  if (way === 'phone') return takesTexts ? parseTextNumber(phone) : null
  return email !== null && /^[^\s<>,;@]+@[^\s<>,;@]+$/.test(email) ? email : null
}

export const proveByCode = (draft: Draft, { claimId, way }: EventOf<'code proved'>) => show(draft, claimId, way, '')
export const showPapers = (draft: Draft, { claimId, letter }: EventOf<'papers shown'>) =>
  show(draft, claimId, 'letter', letter)

/** Hands the residence over at once if a code proves the claim and nothing stands against it; otherwise it waits. */
function show(draft: Draft, claimId: string, way: ClaimWay, letter: string): Refusal | null {
  const refusal = refuseShowing(findClaim(draft.case, claimId))
  if (refusal) return refusal
  const { decider } = draft.case
  const given = { way, letter, shownAt: draft.at, deciderId: decider.id, deciderName: decider.name }
  const claim = changeClaim(draft, claimId, given)
  note(draft, claim, way === 'letter' ? 'sent_to_be_looked_at' : 'proved')
  const because = findObstacle(draft.case, claim)
  if (because === null) approveByCode(draft, claim)
  else wait(draft, claim, because)
  return null
}

function wait(draft: Draft, claim: Claim, because: WaitingReason): void {
  mail(draft, 'waits', 'claimant', claim, { cause: 'shown', because })
  mail(draft, 'to-decide', 'decider', claim, { because, replyTo: claim.madeEmail })
  notifyHolder(draft, claim)
  // Each claimant hears once that another claim waits as well.
  for (const { id, competingSince } of draft.case.claims.filter(isOpen)) {
    if (competingSince !== null || findRivals(draft.case, id).length === 0) continue
    const rival = changeClaim(draft, id, { competingSince: draft.at })
    if (id !== claim.id) mail(draft, 'rival', 'claimant', rival, { cause: isShown(rival) ? 'shown' : 'idle' })
  }
}
