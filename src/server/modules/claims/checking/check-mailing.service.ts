import type { Check, CheckMail } from '#domain/claims/checking/check-case.ts'
import { allianceId } from '#domain/people/organization.ts'
import type { HeldMails, MailService } from '#server/modules/mail/mail.service.ts'
import { cleanNameForMail } from '#server/plumbing/mail/name-for-mail.ts'
import { listLeaderEmails } from '#server/plumbing/members.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { type CheckFacts, checkMail } from './check.mails.ts'
import { countWaiting, findTakenBack } from './checks.store.ts'
import type { ReleasedResidences } from './trust.store.ts'

type CheckMailContext = Partial<ReleasedResidences> & {
  held?: HeldMails | null
  waiting?: number
  takenBack?: CheckFacts['takenBack']
}

export type CheckMailing = ReturnType<typeof createCheckMailing>

type Parts = Pick<ServerParts, 'supportEmail' | 'baseUrl'> & { mail: Pick<MailService, 'enqueue'> }

export function createCheckMailing({ mail, supportEmail, baseUrl }: Parts) {
  function writeMailText(
    { kind, replyTo, decider, reason }: CheckMail,
    check: Check,
    { live = [], drafts = [], waiting = 1, takenBack = null }: CheckMailContext,
  ) {
    return checkMail(kind, {
      about: check.residenceId === null ? 'organization' : 'house',
      organization: cleanNameForMail(check.organizationName),
      person: cleanNameForMail(check.askedName) || cleanNameForMail(check.organizationName),
      residence: nameResidence(check.residenceName, check.city, check.stateCode),
      decider,
      reason,
      waiting,
      takenBack,
      live: live.map(({ name, city, state }) => nameResidence(name, city, state)),
      drafts: drafts.map((name) => cleanNameForMail(name)),
      canReply: replyTo !== null,
      queueUrl: `${baseUrl}/workspace/claims#check-${check.id}`,
      residencesUrl: `${baseUrl}/workspace/residences`,
    })
  }

  async function findReaders(tx: Tx, kind: CheckMail['kind'], { organizationId, deciderId }: Check): Promise<string[]> {
    if (kind.endsWith('-for-operator')) return listLeaderEmails(tx, organizationId)
    const isForStaff = kind.endsWith('-for-staff') || deciderId === null || deciderId === allianceId
    return isForStaff ? [supportEmail] : listLeaderEmails(tx, deciderId)
  }

  return {
    async send(tx: Tx, check: Check, said: CheckMail, released: CheckMailContext): Promise<void> {
      const { kind, replyTo } = said
      const isAsked = kind === 'asked-for-decider'
      const waiting = isAsked ? await countWaiting(tx, check.organizationId) : 1
      const takenBack = isAsked ? await findTakenBack(tx, check) : null
      const outgoing = {
        kind: `check-${kind}`,
        mailText: writeMailText(said, check, { ...released, waiting, takenBack }),
        held: released.held ?? null,
        ...(replyTo !== null && { replyTo }),
      }
      for (const to of await findReaders(tx, kind, check)) await mail.enqueue(tx, { ...outgoing, to })
    },
  }
}

function nameResidence(name: string, city: string, state: string): string {
  return `${cleanNameForMail(name)} in ${cleanNameForMail(city)}, ${state}`
}
