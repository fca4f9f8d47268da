import { createHmac, randomUUID } from 'node:crypto'
import { computeReportDue, isUrgent, mayAffiliateRead } from '#domain/residence/listing/page-report.ts'
import type { Outbox } from '#server/modules/mail/mail.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import type { ReportWords } from './report.form.ts'
import { writeReportReceivedMail } from './report.mails.ts'
import { findReported, insertReport } from './reports.store.ts'

export type Reporter = { language: 'en' | 'es'; clientAddress: string }

export type Reporting = ReturnType<typeof createReporting>

const sameWordsMs = 600_000

type Parts = Pick<ServerParts, 'transactions' | 'limits' | 'clock' | 'secretKey' | 'supportEmail' | 'baseUrl'> & {
  mail: Outbox
}

export function createReporting(parts: Parts) {
  const { transactions, mail, limits, clock, secretKey, supportEmail, baseUrl } = parts
  const perAddress = limits.limit('report-address', { uses: 10, window: 3600 })
  return {
    /**
     * The same words from the same address within ten minutes are one report. Throws `not_found` for a home that is not
     * public, and `too_many_requests` after 10 an hour from one address.
     */
    async report(slug: string, said: ReportWords, { language, clientAddress }: Reporter): Promise<void> {
      const now = clock.now()
      const typed = [slug, said.kind, said.words, said.email, clientAddress, Math.floor(now.getTime() / sameWordsMs)]
      const keyHash = createHmac('sha256', secretKey)
        .update(`report ${JSON.stringify(typed)}`)
        .digest()
      await transactions.run({ kind: 'visitor' }, async (tx) => {
        const residence = await findReported(tx, slug)
        if (!residence) throw new AppError('not_found', 'There is no such residence.')
        const id = randomUUID()
        const times = { receivedAt: now, dueAt: computeReportDue(said.kind, now) }
        const isSharedWithAffiliate = mayAffiliateRead(said.kind)
        const made = { id, residenceId: residence.id, language, keyHash, isSharedWithAffiliate, ...said, ...times }
        const isNew = await insertReport(tx, made)
        if (!isNew) return
        // Counted only now: a form that comes twice uses up one try.
        await perAddress.take(tx, toAddressBlock(clientAddress))
        const facts = { residence: residence.place, kind: said.kind, reportUrl: `${baseUrl}/staff/reports/${id}` }
        await mail.enqueue(tx, {
          kind: isUrgent(said.kind) ? 'report-urgent' : 'report-received',
          to: supportEmail,
          mailText: writeReportReceivedMail(facts),
        })
      })
      await mail.startDelivery()
    },
  }
}
