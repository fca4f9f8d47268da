import type { ClaimEnd, NoticeEnd } from '#domain/claims/claim.ts'
import { type Claim, type ClaimCase, findClaim, isHeldByAnother, type Notice } from '#domain/claims/claim-case.ts'
import type { ClaimMail, Decider, MailSlots, Outcome } from '#domain/claims/claim-event.ts'

export function changeClaim(out: Outcome, id: string, change: Partial<Claim>): Claim {
  const claims = out.case.claims.map((claim) => (claim.id === id ? { ...claim, ...change } : claim))
  out.case = { ...out.case, claims }
  return findClaim(out.case, id)
}

export function changeHolder(out: Outcome, organisationId: string, claimedAt: Date | null): void {
  out.case = { ...out.case, residence: { ...out.case.residence, organisationId, claimedAt } }
}

export function changeNotices(out: Outcome, claimId: string, change: (notice: Notice) => Notice): void {
  const notices = out.case.notices.map((notice) => (notice.claimId === claimId ? change(notice) : notice))
  out.case = { ...out.case, notices }
}

type Ending = { at: Date; reason: string; by: Decider | null }

export function endClaim(out: Outcome, id: string, as: ClaimEnd, { at, reason, by }: Ending): Claim {
  const decidedName = by === null ? null : `${by.personName}, ${by.organisation.name}`
  const decidedBy = by === null ? null : by.organisation.id
  return changeClaim(out, id, { endedAs: as, endedAt: at, endReason: reason, decidedBy, decidedName })
}

/** Gives everybody who was ever told of the claim, in the order they were. */
export function endNotices(out: Outcome, claimId: string, endedAs: NoticeEnd, at: Date): string[] {
  changeNotices(out, claimId, (notice) => (notice.endedAt === null ? { ...notice, endedAt: at, endedAs } : notice))
  return noticesOf(out.case, claimId)
    .toSorted(
      (one, other) =>
        one.toldAt.getTime() - other.toldAt.getTime() || compare(one.organisationId, other.organisationId),
    )
    .map(({ organisationId }) => organisationId)
}

const compare = (one: string, other: string) => (one < other ? -1 : 1)

export function noticesOf({ notices }: ClaimCase, claimId: string): Notice[] {
  return notices.filter((notice) => notice.claimId === claimId)
}

export function note(
  out: Outcome,
  claim: Claim,
  change: string,
  { of = claim.organisationId, after = {}, isByMachine = false }: NoteDetails = {},
): void {
  out.history.push({ organisationId: of, claimId: claim.id, change, after, isByMachine })
}

type NoteDetails = { of?: string; after?: Record<string, string>; isByMachine?: boolean }
type Answered = Partial<MailSlots> & { replyTo?: string | null }

export function mailClaimant(out: Outcome, kind: ClaimMail['kind'], claim: Claim, words: Answered = {}): void {
  addMail(out, { kind, to: 'claimant', organisationId: claim.organisationId, claimId: claim.id }, words)
}

export function mailHolder(
  out: Outcome,
  kind: ClaimMail['kind'],
  claim: Claim,
  holderId: string,
  words: Answered = {},
): void {
  addMail(out, { kind, to: 'holder', organisationId: holderId, claimId: claim.id }, words)
}

export function mailDecider(
  out: Outcome,
  kind: ClaimMail['kind'],
  claim: Claim,
  { deciderId, ...words }: Answered & { deciderId?: string } = {},
): void {
  const organisationId = deciderId ?? claim.deciderId ?? out.case.decider.id
  addMail(out, { kind, to: 'decider', organisationId, claimId: claim.id }, words)
}

export function addMail(
  out: Outcome,
  mail: Omit<ClaimMail, 'slots' | 'replyTo'>,
  { replyTo = null, ...slots }: Answered,
): void {
  out.mails.push({ ...mail, replyTo, slots })
}

/** Once for each holder; a former holder's objection is kept. */
export function tellHolder(out: Outcome, claim: Claim, at: Date): void {
  if (!isHeldByAnother(out.case, claim)) return
  const holderId = out.case.residence.organisationId
  changeNotices(out, claim.id, (notice) =>
    notice.organisationId === holderId || notice.endedAt !== null
      ? notice
      : { ...notice, endedAt: at, endedAs: 'handed_over' },
  )
  const told = noticesOf(out.case, claim.id).find((notice) => notice.organisationId === holderId)
  if (told?.endedAt === null) return
  const notice: Notice = {
    claimId: claim.id,
    organisationId: holderId,
    residenceName: claim.residenceName,
    city: claim.city,
    stateCode: claim.stateCode,
    claimantName: claim.organisationName,
    toldAt: at,
    objection: told?.objection ?? '',
    objectedAt: told?.objectedAt ?? null,
    objectedName: told?.objectedName ?? null,
    endedAt: null,
    endedAs: null,
    undoneAt: told?.undoneAt ?? null,
  }
  out.case = { ...out.case, notices: [...out.case.notices.filter((one) => one !== told), notice] }
  mailHolder(out, 'held-claimed', claim, holderId)
}
