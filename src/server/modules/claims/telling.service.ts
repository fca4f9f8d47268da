import type { ClaimWay, WaitingReason } from '#domain/claim.ts'
import { allianceId } from '#domain/organisation.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { type ClaimFacts, type ClaimLetterKind, claimLetter } from './claim-letters.ts'
import { belongsToOneOf, type Claim, readersOf } from './claims.store.ts'

/** What a letter needs to know of a claim besides the claim. */
type Around = { holder?: string; reason?: string; decider?: string; way?: ClaimWay; because?: WaitingReason }

export type Telling = {
  /** Whoever made the claim; the owners of the organisation where that person has left it. */
  claimant(tx: Tx, kind: ClaimLetterKind, claim: Claim, around?: Around): Promise<void>
  /** The affiliate or the alliance, whichever was given the claim. They answer to the claimant. */
  decider(tx: Tx, kind: ClaimLetterKind, claim: Claim, around?: Around): Promise<void>
  holder(tx: Tx, kind: ClaimLetterKind, claim: Claim, holderId: string, around?: Around): Promise<void>
  /** The alliance, of a claim that waited too long. */
  staff(tx: Tx, kind: ClaimLetterKind, facts: Pick<ClaimFacts, 'house' | 'decider'>): Promise<void>
}

/** Queues the mails of a claim in the transaction of what they tell of. */
export function createTelling(parts: {
  mail: Pick<MailService, 'enqueue'>
  supportEmail: string
  baseUrl: string
}): Telling {
  const { mail, supportEmail, baseUrl } = parts
  const claimsUrl = `${baseUrl}/workspace/claims`
  const nothing: ClaimFacts = {
    ...{ house: '', claimant: '', person: '', holder: '', decider: '', reason: '', way: 'letter', because: 'letter' },
    claimsUrl,
  }

  function letterOf(kind: ClaimLetterKind, claim: Claim, around: Around) {
    const { organisationName: claimant, madeName: person, deciderName, way } = claim
    const own = { house: houseWords(claim), claimant, person, decider: deciderName ?? '', way: way ?? 'letter' }
    return claimLetter(kind, { ...nothing, ...own, ...around })
  }

  return {
    async claimant(tx, kind, claim, around = {}) {
      const letter = letterOf(kind, claim, around)
      const isStillThere = await belongsToOneOf(tx, claim.madeBy, [claim.organisationId])
      const all = isStillThere ? [claim.madeEmail] : await readersOf(tx, claim.organisationId)
      for (const to of all) await mail.enqueue(tx, { kind: `claim-${kind}`, to, letter })
    },
    async decider(tx, kind, claim, around = {}) {
      const letter = letterOf(kind, claim, around)
      const { deciderId } = claim
      const all = deciderId === null || deciderId === allianceId ? [supportEmail] : await readersOf(tx, deciderId)
      const replyTo = claim.madeEmail
      for (const to of all) await mail.enqueue(tx, { kind: `claim-${kind}`, to, replyTo, letter })
    },
    async holder(tx, kind, claim, holderId, around = {}) {
      const letter = letterOf(kind, claim, around)
      for (const to of await readersOf(tx, holderId)) await mail.enqueue(tx, { kind: `claim-${kind}`, to, letter })
    },
    async staff(tx, kind, facts) {
      const letter = claimLetter(kind, { ...nothing, ...facts })
      await mail.enqueue(tx, { kind: `claim-${kind}`, to: supportEmail, letter })
    },
  }
}

/** "Harbor Row House in Conway, AR". */
export function houseWords(claim: { residenceName: string; city: string; stateCode: string }): string {
  return `${claim.residenceName} in ${claim.city}, ${claim.stateCode}`
}
