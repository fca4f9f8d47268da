import { certificateDay, endingDays } from '#domain/certification/certificate/certificate.ts'
import { dueReminder } from '#domain/certification/certificate/reminding.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Transactions, Tx } from '#server/plumbing/transactions.ts'
import { endingMail } from './ending.mails.ts'
import { type EndingCertificate, listEnding, listLeaders, setReminded } from './reminding.store.ts'

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
          const days = dueReminder(one.daysLeft, one.remindedDays)
          if (days === null) continue
          await setReminded(tx, one.id, days)
          due.push(one)
        }
        for (const [id, own] of Map.groupBy(due, ({ affiliateId }) => affiliateId)) {
          await mailTo(parts, tx, { id, own, reader: 'affiliate' })
        }
        const claimed = due.filter(({ operatorId }) => operatorId !== null)
        // One operator may have houses in several states, and each affiliate renews its own.
        for (const own of Map.groupBy(claimed, (one) => `${one.operatorId} ${one.affiliateId}`).values()) {
          await mailTo(parts, tx, { id: own[0]?.operatorId ?? '', own, reader: 'operator' })
        }
      })
      await mail.startDelivery()
    },
  }
}

type Told = { id: string; own: readonly EndingCertificate[]; reader: 'operator' | 'affiliate' }

async function mailTo({ mail, baseUrl, supportEmail }: Parts, tx: Tx, { id, own, reader }: Told): Promise<void> {
  const affiliate = own[0]?.affiliate ?? ''
  for (const to of await listLeaders(tx, id)) {
    const mailText = endingMail(own, { baseUrl, affiliate, reader })
    await mail.enqueue(tx, { kind: 'certificate-ending', to, replyTo: supportEmail, mailText })
  }
}
