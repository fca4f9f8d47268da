import { allianceId } from '#domain/people/organisation.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import { nameForMail } from '#server/plumbing/mail/name-for-mail.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { listReaders } from '../case.store.ts'
import { type CheckFacts, type CheckLetterKind, checkLetter } from './check.mails.ts'
import type { Check } from './checks.store.ts'
import type { LiveResidence } from './trust.store.ts'

type Around = Partial<Pick<CheckFacts, 'decider' | 'reason' | 'drafts'>> & {
  live?: readonly LiveResidence[]
  replyTo?: string | null
}

export type CheckMailing = ReturnType<typeof createCheckMailing>

export function createCheckMailing(parts: {
  mail: Pick<MailService, 'enqueue'>
  supportEmail: string
  baseUrl: string
}) {
  const { mail, supportEmail, baseUrl } = parts

  function mailOf(kind: CheckLetterKind, check: Check, { replyTo = null, live = [], drafts = [], ...around }: Around) {
    const letter = checkLetter(kind, {
      about: check.residenceId === null ? 'organization' : 'house',
      organization: nameForMail(check.organisationName),
      person: nameForMail(check.askedName) || nameForMail(check.organisationName),
      residence: residenceIn(check.residenceName, check.city, check.stateCode),
      decider: check.deciderName ?? '',
      reason: '',
      live: live.map(({ name, city, state }) => residenceIn(name, city, state)),
      drafts: drafts.map((name) => nameForMail(name)),
      canReply: replyTo !== null,
      queueUrl: `${baseUrl}/workspace/claims#check-${check.id}`,
      residencesUrl: `${baseUrl}/workspace/residences`,
      ...around,
    })
    return { kind: `check-${kind}`, letter, ...(replyTo !== null && { replyTo }) }
  }

  return {
    async operator(tx: Tx, kind: CheckLetterKind, check: Check, around: Around): Promise<void> {
      const told = mailOf(kind, check, around)
      for (const to of await listReaders(tx, check.organisationId)) await mail.enqueue(tx, { ...told, to })
    },
    async decider(tx: Tx, kind: CheckLetterKind, check: Check, around: Around = {}): Promise<void> {
      const told = mailOf(kind, check, { replyTo: check.askedEmail || null, ...around })
      const { deciderId } = check
      const all = deciderId === null || deciderId === allianceId ? [supportEmail] : await listReaders(tx, deciderId)
      for (const to of all) await mail.enqueue(tx, { ...told, to })
    },
    async staff(tx: Tx, kind: CheckLetterKind, check: Check): Promise<void> {
      await mail.enqueue(tx, { ...mailOf(kind, check, {}), to: supportEmail })
    },
  }
}

function residenceIn(name: string, city: string, state: string): string {
  return `${nameForMail(name)} in ${nameForMail(city)}, ${state}`
}
