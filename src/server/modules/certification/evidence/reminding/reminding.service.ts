import { toCertificateDay } from '#domain/certification/certificate/certificate.ts'
import { findDueReminder } from '#domain/certification/certificate/reminding.ts'
import { evidenceReminders } from '#domain/certification/evidence/evidence.ts'
import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import { listAskedRules } from '#domain/certification/standard/rules-for.ts'
import { listLeaders } from '#server/modules/certification/certificates/reminding/reminding.store.ts'
import type { Outbox } from '#server/modules/mail/mail.service.ts'
import { system } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { type EndingFile, writeEvidenceMail } from './evidence.mails.ts'
import { type EndingEvidence, listEnding, setReminded } from './reminding.store.ts'

type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'baseUrl' | 'supportEmail'> & { mail: Outbox }

export function createEvidenceReminding({ transactions, clock, mail, baseUrl, supportEmail }: Parts) {
  return {
    /** Nothing is sent twice: what was sent stands with the evidence, in the same transaction. */
    async remind(): Promise<void> {
      await transactions.run(system, async (tx) => {
        const due: EndingEvidence[] = []
        for (const one of await listEnding(tx, toCertificateDay(clock.now()), evidenceReminders[0])) {
          const days = findDueReminder(one.daysLeft, one.remindedDays, { steps: evidenceReminders })
          if (days === null) continue
          await setReminded(tx, one.id, days)
          due.push(one)
        }
        for (const [id, own] of Map.groupBy(due, ({ organizationId }) => organizationId)) {
          const mailText = writeEvidenceMail(own.map(toFile), { baseUrl })
          for (const to of await listLeaders(tx, id)) {
            await mail.enqueue(tx, { kind: 'evidence-ending', to, replyTo: supportEmail, mailText })
          }
        }
      })
      await mail.startDelivery()
    },
  }
}

function toFile({ title, code, version, level, stateCode, ...rest }: EndingEvidence): EndingFile {
  const { residence, applicationId, endsOn, daysLeft } = rest
  const rule = listAskedRules({ version, level, overlay: buildOverlay(stateCode) }).find((one) => one.code === code)
  return { title: title || rule?.title || code, code, residence, applicationId, endsOn, daysLeft }
}
