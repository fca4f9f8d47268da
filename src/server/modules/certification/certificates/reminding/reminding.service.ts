import { certificateDay, endingDays } from '#domain/certification/certificate/certificate.ts'
import { checkInNoticeDays, dueReminder } from '#domain/certification/certificate/reminding.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Transactions, Tx } from '#server/plumbing/transactions.ts'
import { checkInMail, endingMail } from './ending.mails.ts'
import { type EndingCertificate, listEnding, listLeaders, setReminded, takeCheckIns } from './reminding.store.ts'

type Parts = {
  transactions: Transactions
  clock: Clock
  baseUrl: string
  supportEmail: string
  mail: Pick<MailService, 'enqueue' | 'startDelivery'>
}

export function createReminding(parts: Parts) {
  const { transactions, clock, mail } = parts
  return {
    /** Nothing is sent twice: what was sent stands with the certificate, in the same transaction. */
    async remind(): Promise<void> {
      await transactions.run({ kind: 'system' }, async (tx) => {
        const ending = await listEnding(tx, certificateDay(clock.now()), endingDays)
        const due: EndingCertificate[] = []
        for (const one of ending) {
          const days = dueReminder(one.daysLeft, one.remindedDays, one.termDays)
          if (days === null) continue
          await setReminded(tx, one.id, days)
          due.push(one)
        }
        await mailAll(parts, tx, due, 'end')
        const checkIns = await takeCheckIns(tx, certificateDay(clock.now()), checkInNoticeDays, clock.now())
        await mailAll(parts, tx, checkIns, 'check-in')
      })
      await mail.startDelivery()
    },
  }
}

async function mailAll(parts: Parts, tx: Tx, due: readonly EndingCertificate[], what: Told['what']): Promise<void> {
  for (const [id, own] of Map.groupBy(due, ({ affiliateId }) => affiliateId)) {
    await mailTo(parts, tx, { id, own, reader: 'affiliate', what })
  }
  const claimed = due.filter(({ operatorId }) => operatorId !== null)
  // One operator may have houses in several states, and each affiliate renews its own.
  for (const own of Map.groupBy(claimed, (one) => `${one.operatorId} ${one.affiliateId}`).values()) {
    await mailTo(parts, tx, { id: own[0]?.operatorId ?? '', own, reader: 'operator', what })
  }
}

type Told = {
  id: string
  own: readonly EndingCertificate[]
  reader: 'operator' | 'affiliate'
  what: 'end' | 'check-in'
}

async function mailTo({ mail, baseUrl, supportEmail }: Parts, tx: Tx, { id, own, reader, what }: Told): Promise<void> {
  const affiliate = own[0]?.affiliate ?? ''
  for (const to of await listLeaders(tx, id)) {
    const around = { baseUrl, affiliate, reader }
    const mailText = what === 'end' ? endingMail(own, around) : checkInMail(own, around)
    await mail.enqueue(tx, {
      kind: what === 'end' ? 'certificate-ending' : 'certificate-check-in',
      to,
      replyTo: supportEmail,
      mailText,
    })
  }
}
