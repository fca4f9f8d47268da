import type { CorrectionChange, CorrectionsPage, CorrectionsQuery } from '#contract/residence/moderation/corrections.ts'
import type { Outbox } from '#server/modules/mail/mail.service.ts'
import { answerReports } from '#server/modules/residence/moderation/answering.service.ts'
import { writeReportPassedUpMail } from '#server/modules/residence/moderation/report.mails.ts'
import { type LockedReport, lockReport } from '#server/modules/residence/moderation/reports.store.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { encodeCursor, readCursor } from '#server/plumbing/calls/page-cursor.ts'
import { type Actor, system } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { countCorrections, listCorrections, maySeeCorrection, setSettled } from './corrections.store.ts'

export type Corrections = ReturnType<typeof createCorrections>

export type Officer = { actor: Actor; affiliate: string; person: { id: string; name: string } }

type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'supportEmail' | 'baseUrl'> & { mail: Outbox }

const pageSize = 25

export function createCorrections(parts: Parts) {
  const { transactions, mail, clock, supportEmail, baseUrl } = parts
  return {
    list: ({ actor, affiliate }: Officer, { show, cursor }: CorrectionsQuery): Promise<CorrectionsPage> =>
      transactions.run(actor, async (tx) => {
        const after = cursor === undefined ? null : readCursor(cursor)
        const found = await listCorrections(tx, { show, after, limit: pageSize + 1 })
        const rows = found.slice(0, pageSize)
        const last = found.length > pageSize ? rows.at(-1) : undefined
        const time = last?.settled?.at ?? last?.decided?.at ?? last?.dueAt ?? ''
        const next = last ? encodeCursor({ time: new Date(time), id: last.id }) : null
        return { affiliate, rows, next, counts: await countCorrections(tx, clock.now()) }
      }),
    async settle({ actor, affiliate, person }: Officer, { id, as, words }: CorrectionChange): Promise<void> {
      if (!(await transactions.run(actor, (tx) => maySeeCorrection(tx, id)))) throw buildMissingError()
      await transactions.run(system, async (tx) => {
        const report = await lockReport(tx, id)
        if (!report) throw buildMissingError()
        requireOpen(report)
        await setSettled(tx, id, { as, by: person, at: clock.now(), words })
        if (as !== 'passed_up') return answerReports(tx, parts, person, [report], { as, words: '', affiliate })
        const facts = { residence: report.place, affiliate, reportUrl: `${baseUrl}/staff/reports/${id}` }
        const mailText = writeReportPassedUpMail(facts)
        await mail.enqueue(tx, { kind: 'report-passed-up', to: supportEmail, mailText })
      })
      await mail.startDelivery()
    },
  }
}

export function createCorrectionCount({ transactions, clock }: Pick<Parts, 'transactions' | 'clock'>) {
  return {
    async count(actor: Actor): Promise<{ open: number; late: number }> {
      const { open, late } = await transactions.run(actor, (tx) => countCorrections(tx, clock.now()))
      return { open, late }
    },
  }
}

function requireOpen({ isDecided, isSettled, takenBy }: LockedReport): void {
  if (isDecided || isSettled) throw new AppError('conflict', 'This report is settled already.')
  if (takenBy !== null) throw new AppError('conflict', 'Somebody of the alliance has taken this report.')
}

function buildMissingError(): AppError {
  return new AppError('not_found', 'There is no such report in your state.')
}
