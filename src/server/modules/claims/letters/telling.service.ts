import { allianceId } from '#domain/people/organisation.ts'
import { belongsToOneOf, type Claim, readersOf } from '#server/modules/claims/claims.store.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import { nameForMail } from '#server/plumbing/mail/name-for-mail.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { type ClaimFacts, type ClaimLetterKind, claimLetter } from './claim.mails.ts'

type Around = Partial<Pick<ClaimFacts, 'holder' | 'reason' | 'decider' | 'winner' | 'waiting' | 'way' | 'because'>> & {
  replyTo?: string | null
}

export type Telling = {
  claimant(tx: Tx, kind: ClaimLetterKind, claim: Claim, around?: Around): Promise<void>
  /** Answers go to `writer`, the address of the person who wrote. */
  decider(tx: Tx, kind: ClaimLetterKind, claim: Claim, writer: string | null, around?: Around): Promise<void>
  holder(tx: Tx, kind: ClaimLetterKind, claim: Claim, holderId: string, around?: Around): Promise<void>
  staff(tx: Tx, kind: ClaimLetterKind, claim: Claim): Promise<void>
  mailboxOf(decider: { organisation: { id: string }; person: { email: string } }): string
}

export function createTelling(parts: {
  mail: Pick<MailService, 'enqueue'>
  supportEmail: string
  baseUrl: string
}): Telling {
  const { mail, supportEmail, baseUrl } = parts
  const addressOf = (id: string) => `${baseUrl}/workspace/claims#claim-${id}`
  const nothing: ClaimFacts = {
    house: '',
    claimant: '',
    person: '',
    holder: '',
    decider: '',
    reason: '',
    winner: '',
    waiting: '',
    way: 'letter',
    because: 'letter',
    canReply: false,
    claimUrl: '',
  }

  function mailOf(kind: ClaimLetterKind, claim: Claim, { replyTo = null, ...around }: Around) {
    const { deciderName, way } = claim
    const claimant = nameForMail(claim.organisationName)
    const person = nameForMail(claim.madeName)
    const own = {
      house: houseWords(claim),
      claimant,
      person,
      decider: deciderName ?? '',
      way: way ?? 'letter',
      claimUrl: addressOf(claim.id),
    }
    const canReply = replyTo !== null
    const letter = claimLetter(kind, { ...nothing, ...own, ...around, ...clean(around), canReply })
    return { kind: `claim-${kind}`, letter, ...(replyTo !== null && { replyTo }) }
  }

  return {
    async claimant(tx, kind, claim, around = {}) {
      const told = mailOf(kind, claim, around)
      const isStillThere = await belongsToOneOf(tx, claim.madeBy, [claim.organisationId])
      const all = isStillThere ? [claim.madeEmail] : await readersOf(tx, claim.organisationId)
      for (const to of all) await mail.enqueue(tx, { ...told, to })
    },
    async decider(tx, kind, claim, writer, around = {}) {
      const told = mailOf(kind, claim, { ...around, replyTo: writer })
      const { deciderId } = claim
      const all = deciderId === null || deciderId === allianceId ? [supportEmail] : await readersOf(tx, deciderId)
      for (const to of all) await mail.enqueue(tx, { ...told, to })
    },
    async holder(tx, kind, claim, holderId, around = {}) {
      const told = mailOf(kind, claim, around)
      for (const to of await readersOf(tx, holderId)) await mail.enqueue(tx, { ...told, to })
    },
    async staff(tx, kind, claim) {
      await mail.enqueue(tx, { ...mailOf(kind, claim, {}), to: supportEmail })
    },
    mailboxOf: ({ organisation, person }) => (organisation.id === allianceId ? supportEmail : person.email),
  }
}

/** Operators chose these names, so a letter never turns them into links. */
function clean({ holder, winner, waiting }: Around): Around {
  return {
    ...(holder !== undefined && { holder: nameForMail(holder) }),
    ...(winner !== undefined && { winner: nameForMail(winner) }),
    ...(waiting !== undefined && { waiting: nameForMail(waiting, 240) }),
  }
}

export function houseWords(claim: { residenceName: string; city: string; stateCode: string }): string {
  return `${claim.residenceName} in ${claim.city}, ${claim.stateCode}`
}
