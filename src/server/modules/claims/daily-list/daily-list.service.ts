import { addHours } from '#domain/language/added-time.ts'
import type { Outbox } from '#server/modules/mail/mail.service.ts'
import { findDecidingAffiliate, listLeaderEmails } from '#server/plumbing/members.ts'
import { system } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { writeDailyListMail } from './daily-list.mails.ts'
import { listNew, type NewListing, readInSightUntil, takeDueStates } from './daily-list.store.ts'

/** Less than 24, so that a job that runs a little early still sends. */
const dayHours = 20
type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'supportEmail' | 'baseUrl'> & { mail: Outbox }

export function createDailyList({ transactions, mail, clock, supportEmail, baseUrl }: Parts) {
  return {
    /**
     * States whose affiliate has nobody with an account go to the alliance. A state with no news gets no mail, and
     * nothing is sent twice.
     */
    async send(): Promise<void> {
      const now = clock.now()
      const toldBefore = addHours(now, -dayHours)
      await transactions.run(system, async (tx) => {
        const until = await readInSightUntil(tx, now)
        const withoutAffiliate: { name: string; residences: NewListing[] }[] = []
        for (const { code, name, since } of await takeDueStates(tx, toldBefore, until)) {
          const residences = await listNew(tx, code, since, until)
          if (residences.length === 0) continue
          const affiliate = await findDecidingAffiliate(tx, code)
          if (affiliate === null) {
            withoutAffiliate.push({ name, residences })
            continue
          }
          const mailText = writeDailyListMail({ baseUrl, where: name, residences, reader: 'affiliate' })
          for (const to of await listLeaderEmails(tx, affiliate.id))
            await mail.enqueue(tx, { kind: 'daily-list', to, replyTo: supportEmail, mailText })
        }
        if (withoutAffiliate.length === 0) return
        const where = new Intl.ListFormat('en-US').format(withoutAffiliate.map(({ name }) => name))
        const residences = withoutAffiliate.flatMap(({ residences }) => residences)
        const mailText = writeDailyListMail({ baseUrl, where, residences, reader: 'alliance' })
        await mail.enqueue(tx, { kind: 'daily-list', to: supportEmail, replyTo: supportEmail, mailText })
      })
      await mail.startDelivery()
    },
  }
}
