import type { ClaimEnd, NoticeEnd } from './claim.ts'
import { type Claim, type ClaimCase, findClaim, findNotices, isHeldByAnother, type Notice } from './claim-case.ts'
import type { ClaimMailKind, ClaimOutcome, Decider, MailReader, MailSlots } from './claim-event.ts'

export type Draft = ClaimOutcome & { before: ClaimCase; at: Date; isBySystem: boolean }

export function changeClaim(draft: Draft, id: string, change: Partial<Claim>): Claim {
  const claims = draft.case.claims.map((claim) => (claim.id === id ? { ...claim, ...change } : claim))
  draft.case = { ...draft.case, claims }
  return findClaim(draft.case, id)
}

export function endClaim(draft: Draft, id: string, endedAs: ClaimEnd, endReason: string, by: Decider | null): Claim {
  const decidedName = by === null ? null : `${by.personName}, ${by.organization.name}`
  const decidedBy = by === null ? null : by.organization.id
  return changeClaim(draft, id, { endedAs, endedAt: draft.at, endReason, decidedBy, decidedName })
}

export function changeHolder(draft: Draft, organizationId: string, claimedAt: Date | null): void {
  draft.case = { ...draft.case, residence: { ...draft.case.residence, organizationId, claimedAt } }
}

export function changeNotices(draft: Draft, claimId: string, change: (notice: Notice) => Notice): void {
  const notices = draft.case.notices.map((notice) => (notice.claimId === claimId ? change(notice) : notice))
  draft.case = { ...draft.case, notices }
}

export function endNotices(draft: Draft, claimId: string, endedAs: NoticeEnd): string[] {
  const end = { endedAs, endedAt: draft.at }
  changeNotices(draft, claimId, (notice) => (notice.endedAt === null ? { ...notice, ...end } : notice))
  return findNotices(draft.case, claimId).map(({ organizationId }) => organizationId)
}

export function note(
  draft: Draft,
  { id, organizationId }: Claim,
  change: string,
  after: Record<string, string> = {},
  of = organizationId,
): void {
  draft.history.push({ organizationId: of, claimId: id, change, after, isBySystem: draft.isBySystem })
}

type MailAudience = 'claimant' | 'decider' | { as: MailReader; id: string }
export const toHolder = (id: string): MailAudience => ({ as: 'holder', id })

export function mail(
  draft: Draft,
  kind: ClaimMailKind,
  to: MailAudience,
  claim: Claim,
  { replyTo = null, ...slots }: Partial<MailSlots> & { replyTo?: string | null } = {},
): void {
  const { claimant, decider } = { claimant: claim.organizationId, decider: claim.deciderId ?? draft.case.decider.id }
  const reader = typeof to === 'string' ? { as: to, id: to === 'claimant' ? claimant : decider } : to
  draft.mails.push({ kind, to: reader.as, organizationId: reader.id, claimId: claim.id, replyTo, slots })
}

/** Once for each holder; a former holder's objection is kept. */
export function notifyHolder(draft: Draft, claim: Claim): void {
  if (!isHeldByAnother(draft.case, claim)) return
  const holderId = draft.case.residence.organizationId
  const shown = findNotices(draft.case, claim.id).find(({ organizationId }) => organizationId === holderId)
  if (shown?.endedAt === null) return
  endNotices(draft, claim.id, 'handed_over')
  const notice: Notice = {
    claimId: claim.id,
    organizationId: holderId,
    residenceName: claim.residenceName,
    city: claim.city,
    stateCode: claim.stateCode,
    claimantName: claim.organizationName,
    notifiedAt: draft.at,
    objection: shown?.objection ?? '',
    objectedAt: shown?.objectedAt ?? null,
    objectedName: shown?.objectedName ?? null,
    endedAt: null,
    endedAs: null,
    undoneAt: shown?.undoneAt ?? null,
  }
  draft.case = { ...draft.case, notices: [...draft.case.notices.filter((one) => one !== shown), notice] }
  mail(draft, 'held-claimed', toHolder(holderId), claim)
}
