import { endingDays, toCertificateDay } from '#domain/certification/certificate/certificate.ts'
import {
  checkInNoticeDays,
  findDueReminder,
  findLapseNotice,
  type LapseNotice,
  toldOfLapse,
} from '#domain/certification/certificate/reminding.ts'
import { computeLastRenewalDay } from '#domain/certification/certificate/renewing.ts'
import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import type { Outbox } from '#server/modules/mail/mail.service.ts'
import { noteCertificate } from '#server/plumbing/history/noted-certificates.ts'
import type { MailText } from '#server/plumbing/mail/mail-text.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'
import { runAsSystem } from '#server/plumbing/work/as-system.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { type CheckedInFacts, writeCheckedInMail } from './checked-in.mails.ts'
import { type EndedFacts, writeEndedMail, writeLiftedMail } from './ended.mails.ts'
import { checkInMail, type MailAround, writeEndingMail, writeUnconfirmedMail } from './ending.mails.ts'
import { writeLapsedMail, writeLastDaysMail } from './lapsed.mails.ts'
import {
  type EndingCertificate,
  listEnding,
  listLeaders,
  listLeadersOf,
  listLeadersOfEach,
  setReminded,
  takeCheckIns,
  takeUnconfirmed,
} from './reminding.store.ts'

type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'baseUrl' | 'supportEmail'> & { mail: Outbox }

/** Of each organization; for the system alone. */
export const findLeaders = (tx: Tx, organizationIds: readonly string[]) => listLeadersOfEach(tx, organizationIds)

const byTheClock = { kind: 'system', origin: { source: 'certificate' } } as const

export type RemindingService = ReturnType<typeof createReminding>

export function createReminding(parts: Parts) {
  const { transactions, clock, mail } = parts
  return {
    /** Nothing is sent twice: what was sent stands with the certificate, in the same transaction. */
    async remind(): Promise<void> {
      await transactions.run(byTheClock, async (tx) => {
        const ending = await listEnding(tx, toCertificateDay(clock.now()), endingDays)
        const due: EndingCertificate[] = []
        const lapsed: (EndingCertificate & { notice: LapseNotice; renewableUntil: string | null })[] = []
        for (const one of ending) {
          const overlay = buildOverlay(one.state)
          const notice = findLapseNotice(one.daysLeft, one.remindedDays, { ...overlay, ...one })
          if (notice !== null) {
            await setReminded(tx, one.id, toldOfLapse[notice])
            if (notice === 'lapsed') await noteLapse(tx, one)
            const renewableUntil = one.isForATime ? null : computeLastRenewalDay(one.endsOn, overlay)
            lapsed.push({ notice, renewableUntil, ...one })
          }
          const days = findDueReminder(one.daysLeft, one.remindedDays, { termDays: one.termDays })
          if (days === null) continue
          await setReminded(tx, one.id, days)
          due.push(one)
        }
        await mailAll(parts, tx, due, { kind: 'certificate-ending', write: writeEndingMail })
        const writers = { lapsed: writeLapsedMail, 'grace-ends': writeLastDaysMail }
        for (const [notice, own] of Map.groupBy(lapsed, (one) => one.notice)) {
          await mailAll(parts, tx, own, { kind: 'certificate-lapsed', write: writers[notice] })
        }
        const today = toCertificateDay(clock.now())
        const checkIns = await takeCheckIns(tx, today, checkInNoticeDays, clock.now())
        await mailAll(parts, tx, checkIns, { kind: 'certificate-check-in', write: checkInMail })
      })
      await mail.startDelivery()
    },
    async tellUnconfirmed(): Promise<void> {
      const told = await transactions.run(system, async (tx) => {
        const unconfirmed = await takeUnconfirmed(tx)
        await mailAll(parts, tx, unconfirmed, { kind: 'certificate-unconfirmed', write: writeUnconfirmedMail })
        return unconfirmed.length
      })
      if (told > 0) await mail.startDelivery()
    },
    async tellEnded(tx: Tx, residenceId: string, facts: EndedFacts): Promise<void> {
      await tellOperator(parts, tx, residenceId, {
        kind: 'certificate-ended',
        mailText: writeEndedMail(facts, parts.baseUrl),
      })
    },
    async tellLifted(tx: Tx, residenceId: string, facts: Omit<EndedFacts, 'as'>): Promise<void> {
      const mailText = writeLiftedMail(facts, parts.baseUrl)
      await tellOperator(parts, tx, residenceId, { kind: 'certificate-lifted', mailText })
    },
    async tellCheckedIn(tx: Tx, residenceId: string, facts: CheckedInFacts): Promise<void> {
      const mailText = writeCheckedInMail(facts, parts.baseUrl)
      await tellOperator(parts, tx, residenceId, { kind: 'certificate-checked-in', mailText })
    },
    startDelivery: () => mail.startDelivery(),
  }
}

function noteLapse(tx: Tx, { affiliateId, residenceId, residence, number, endsOn }: EndingCertificate): Promise<void> {
  const certified = { affiliateId, residence: { id: residenceId, name: residence } }
  return noteCertificate(tx, certified, { change: 'lapsed', after: { number, ends_on: endsOn } })
}

async function tellOperator(
  { mail, supportEmail: replyTo }: Parts,
  tx: Tx,
  residenceId: string,
  letter: { kind: string; mailText: MailText },
): Promise<void> {
  await runAsSystem(tx, async () => {
    for (const to of await listLeadersOf(tx, residenceId)) {
      await mail.enqueue(tx, { to, replyTo, ...letter })
    }
  })
}

type HeldCertificate = { affiliateId: string; affiliate: string; operatorId: string | null }
type Letter<One> = { kind: string; write: (own: readonly One[], around: MailAround) => MailText }

async function mailAll<One extends HeldCertificate>(parts: Parts, tx: Tx, due: readonly One[], letter: Letter<One>) {
  for (const [id, own] of Map.groupBy(due, ({ affiliateId }) => affiliateId)) {
    await mailTo(parts, tx, { id, own, reader: 'affiliate' }, letter)
  }
  const claimed = due.filter(({ operatorId }) => operatorId !== null)
  // One operator may have houses in several states, and each affiliate renews its own.
  for (const own of Map.groupBy(claimed, (one) => `${one.operatorId} ${one.affiliateId}`).values()) {
    await mailTo(parts, tx, { id: own[0]?.operatorId ?? '', own, reader: 'operator' }, letter)
  }
}

type OrganizationReminder<One> = { id: string; own: readonly One[]; reader: MailAround['reader'] }

async function mailTo<One extends HeldCertificate>(
  { mail, baseUrl, supportEmail }: Parts,
  tx: Tx,
  { id, own, reader }: OrganizationReminder<One>,
  { kind, write }: Letter<One>,
): Promise<void> {
  const around = { baseUrl, affiliate: own[0]?.affiliate ?? '', reader }
  for (const to of await listLeaders(tx, id)) {
    await mail.enqueue(tx, { kind, to, replyTo: supportEmail, mailText: write(own, around) })
  }
}
