import { importHours } from '#contract/imports/imports.ts'
import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import { addHours } from '#domain/language/added-time.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import type { Outbox } from '#server/modules/mail/mail.service.ts'
import { system } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { listLeaders } from './reminding.store.ts'
import { type StoppedBefore, writeSetMail } from './set.mails.ts'
import { type SetCertificate, takeSet } from './set-mailing.store.ts'

type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'baseUrl' | 'supportEmail'> & { mail: Outbox }

export function createSetMailing({ transactions, clock, baseUrl, supportEmail: replyTo, mail }: Parts) {
  return {
    /** Soon after an affiliate set certificates; of an import, once it can no longer be undone. */
    async tellSet(): Promise<void> {
      const sent = await transactions.run(system, async (tx) => {
        const at = clock.now()
        const undoableSince = addHours(at, -importHours)
        const all = await takeSet(tx, { at, undoableSince })
        const news = all.filter((one) => one.operatorId !== null && isNews(one, at))
        for (const own of Map.groupBy(news, (one) => `${one.operatorId} ${one.affiliateId}`).values()) {
          const [{ operatorId, affiliate } = { operatorId: null, affiliate: '' }] = own
          const facts = own.map((one) => {
            const extensionDays = buildOverlay(one.state).conditional?.extensionDays ?? null
            const isExtended = one.extendedFrom !== null && one.before?.endsOn !== one.endsOn
            return { stoppedBefore: findStopReason(one), extensionDays, isExtended, ...one }
          })
          const mailText = writeSetMail(facts, affiliate, baseUrl)
          for (const to of await listLeaders(tx, operatorId ?? '')) {
            await mail.enqueue(tx, { kind: 'certificate-set', to, replyTo, mailText })
          }
        }
        return news.length
      })
      if (sent > 0) await mail.startDelivery()
    },
  }
}

/** Not of one that is over, and not of a correction on the day it was set that changes nothing of when and at what level. */
function isNews(one: SetCertificate, at: Date): boolean {
  const { before, endsOn, setAt, state } = one
  if (endsOn < toLocalDay(at, state)) return false
  if (before === null || findStopReason(one) !== null) return true
  const isSame =
    before.number === one.number &&
    before.level === one.level &&
    before.issuedOn === one.issuedOn &&
    before.endsOn === endsOn &&
    before.form === one.form
  return !isSame || toLocalDay(new Date(before.setAt), state) !== toLocalDay(setAt, state)
}

function findStopReason({ before }: SetCertificate): StoppedBefore | null {
  if (before?.endedAs === 'suspended') return 'suspended'
  return before?.endedAs === 'replaced' ? before.unconfirmedAs : null
}
