import type { ReportDecision } from '#domain/residence/listing/page-report.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { writeReportAnswerMail } from './report.mails.ts'
import { type LockedReport, setDecided } from './reports.store.ts'

type Parts = { mail: Pick<MailService, 'enqueue'>; clock: Clock; supportEmail: string }
type AnsweredReport = { as: ReportDecision; words: string; affiliate: string }

export async function answerReports(
  tx: Tx,
  { mail, clock, supportEmail }: Parts,
  by: { id: string; name: string },
  reports: readonly LockedReport[],
  { as, words, affiliate }: AnsweredReport,
): Promise<void> {
  for (const { id, email, language, place } of reports) {
    await setDecided(tx, id, { as, by, at: clock.now(), words })
    if (email === '') continue
    const mailText = writeReportAnswerMail({ residence: place, decision: as, affiliate, language })
    await mail.enqueue(tx, { kind: 'report-answer', to: email, replyTo: supportEmail, mailText })
  }
}
