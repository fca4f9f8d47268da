import { findClaim } from '#domain/claims/claim-case.ts'
import type { ClaimMail, ClaimOutcome } from '#domain/claims/claim-event.ts'
import { allianceId } from '#domain/people/organization.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import { cleanNameForMail } from '#server/plumbing/mail/name-for-mail.ts'
import { isMember, listLeaderEmails } from '#server/plumbing/members.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { writeClaimMail } from './claim.mails.ts'

export type ClaimMailing = ReturnType<typeof createClaimMailing>

type Parts = Pick<ServerParts, 'supportEmail' | 'baseUrl'> & { mail: Pick<MailService, 'enqueue'> }

export function createClaimMailing({ mail, supportEmail, baseUrl }: Parts) {
  function write(of: ClaimOutcome['case'], { kind, to: reader, claimId, replyTo, slots }: ClaimMail) {
    const claim = findClaim(of, claimId)
    return writeClaimMail(kind, {
      reader,
      cause: slots.cause ?? 'shown',
      residence: describePlace(claim),
      // Operators chose these names, so a mail never turns them into links.
      claimant: cleanNameForMail(claim.organizationName),
      person: cleanNameForMail(claim.madeName),
      holder: cleanNameForMail(slots.holder ?? ''),
      winner: cleanNameForMail(slots.winner ?? ''),
      waiting: cleanNameForMail(slots.waiting ?? '', 240),
      decider: slots.decider ?? claim.deciderName ?? '',
      reason: slots.reason ?? '',
      way: slots.way ?? claim.way ?? 'letter',
      because: slots.because ?? 'letter',
      canReply: replyTo !== null,
      claimUrl: `${baseUrl}/workspace/claims#claim-${claimId}`,
    })
  }

  async function listAddresses(tx: Tx, of: ClaimOutcome['case'], { to, organizationId, claimId }: ClaimMail) {
    if (organizationId === allianceId) return [supportEmail]
    const { madeBy, madeEmail } = findClaim(of, claimId)
    const isTheirs = to === 'claimant' && (await isMember(tx, madeBy, organizationId))
    return isTheirs ? [madeEmail] : listLeaderEmails(tx, organizationId)
  }

  return {
    async send(tx: Tx, { case: of, mails, held }: ClaimOutcome): Promise<void> {
      for (const outgoing of mails) {
        const sent = {
          kind: findKind(outgoing),
          mailText: write(of, outgoing),
          held,
          ...(outgoing.replyTo !== null && { replyTo: outgoing.replyTo }),
        }
        for (const to of await listAddresses(tx, of, outgoing)) await mail.enqueue(tx, { ...sent, to })
      }
    },
    mailboxOf: ({ organization, person }: { organization: { id: string }; person: { email: string } }) =>
      organization.id === allianceId ? supportEmail : person.email,
  }
}

export function describePlace(claim: { residenceName: string; city: string; stateCode: string }): string {
  return `${claim.residenceName} in ${claim.city}, ${claim.stateCode}`
}

function findKind({ kind, slots: { cause = 'shown' } }: ClaimMail): string {
  return cause === 'shown' || cause === kind ? `claim-${kind}` : `claim-${kind}-${cause}`
}
