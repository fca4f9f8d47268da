import type { ReportChange, ReportDetail, ReportsPage, ReportsQuery } from '#contract/residence/moderation/reports.ts'
import { dayMs } from '#domain/language/durations.ts'
import type { HideReason } from '#domain/residence/listing/hiding.ts'
import { reachDays, reportMonths } from '#domain/residence/listing/page-report.ts'
import type { Outbox } from '#server/modules/mail/mail.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { encodeCursor, readCursor } from '#server/plumbing/calls/page-cursor.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { answerReports } from './answering.service.ts'
import { type Listings, type Moderator, toSystemActor } from './listings.service.ts'
import { writeReportPassedOnMail } from './report.mails.ts'
import {
  countReports,
  deleteDecided,
  findReport,
  findReportReaders,
  forgetReporters,
  type LockedReport,
  listReports,
  listReportsOfListing,
  lockOpenReports,
  lockReport,
  setTaken,
} from './reports.store.ts'

export type Reports = ReturnType<typeof createReports>

type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'supportEmail' | 'baseUrl'> & {
  mail: Outbox
  listings: Pick<Listings, 'hideIn'>
}

const pageSize = 25

export function createReports(parts: Parts) {
  const { transactions, mail, clock } = parts
  return {
    list: (who: Moderator, { show, cursor }: ReportsQuery): Promise<ReportsPage> =>
      transactions.run(system, async (tx) => {
        const after = cursor === undefined ? null : readCursor(cursor)
        const me = who.person.id
        const found = await listReports(tx, { show, me, after, limit: pageSize + 1 })
        const rows = found.slice(0, pageSize)
        const last = found.length > pageSize ? rows.at(-1) : undefined
        const next = last ? encodeCursor({ time: new Date(last.decided?.at ?? last.dueAt), id: last.id }) : null
        return { rows, next, counts: await countReports(tx, me, clock.now()) }
      }),
    read: (who: Moderator, id: string): Promise<ReportDetail> =>
      transactions.run(system, async (tx) => {
        const report = await findReport(tx, id)
        if (!report) throw buildMissingError()
        const all = await listReportsOfListing(tx, report.listing.id)
        const affiliate = await findReportReaders(tx, report.listing.state)
        const others = all.filter((other) => other.id !== id)
        return { ...report, others, affiliate: affiliate?.name ?? null, mayDecide: who.mayChange }
      }),
    /** Throws `not_found`, and `conflict` where somebody else has it or it is decided already. */
    async change(who: Moderator, id: string, change: ReportChange): Promise<void> {
      await transactions.run(toSystemActor(who), async (tx) => {
        const report = await lockReport(tx, id)
        if (!report) throw buildMissingError()
        if (report.isDecided) throw new AppError('conflict', 'This report is decided already.')
        if (report.takenBy !== null && report.takenBy !== who.person.id && change.act !== 'give_back') {
          throw new AppError('conflict', `${report.takenName} has taken this report. Give it back first.`)
        }
        await apply(tx, parts, who, report, change)
      })
      await mail.startDelivery()
    },
    /** Hides a listing in its own room: what is reported of it is answered by that. Throws as `hideIn` does. */
    async hideListing(who: Moderator, id: string, said: { reason: HideReason; words: string }): Promise<void> {
      await transactions.run(toSystemActor(who), (tx) => hideWithReports(tx, parts, who, id, said))
      await mail.startDelivery()
    },
    forgetOld: (): Promise<void> =>
      transactions.run(system, async (tx) => {
        const now = clock.now().getTime()
        await forgetReporters(tx, new Date(now - reachDays * dayMs))
        await deleteDecided(tx, new Date(now - reportMonths * 30.5 * dayMs))
      }),
  }
}

async function apply(tx: Tx, parts: Parts, who: Moderator, report: LockedReport, change: ReportChange): Promise<void> {
  switch (change.act) {
    case 'take':
      return setTaken(tx, report.id, who.person, parts.clock.now())
    case 'give_back':
      return setTaken(tx, report.id, null, parts.clock.now())
    case 'no_action':
      return answerReports(tx, parts, who.person, [report], { as: 'no_action', words: change.words, affiliate: '' })
    case 'passed_on':
      return passOn(tx, parts, who, report, change.words)
    case 'hidden':
      return hideWithReports(tx, parts, who, report.residenceId, change)
  }
}

async function hideWithReports(
  tx: Tx,
  parts: Parts,
  who: Moderator,
  residenceId: string,
  { reason, words }: { reason: HideReason; words: string },
): Promise<void> {
  await parts.listings.hideIn(tx, who, residenceId, { reason, words })
  const all = await lockOpenReports(tx, residenceId)
  await answerReports(tx, parts, who.person, all, { as: 'hidden', words, affiliate: '' })
}

async function passOn(tx: Tx, parts: Parts, who: Moderator, report: LockedReport, words: string): Promise<void> {
  const affiliate = await findReportReaders(tx, report.stateCode)
  if (!affiliate) throw new AppError('conflict', 'The state has no affiliate with an account here. Decide it yourself.')
  if (report.isSharedWithAffiliate) throw new AppError('conflict', `${affiliate.name} has this report on its desk.`)
  const mailText = writeReportPassedOnMail({
    residence: report.place,
    kind: report.kind,
    said: report.words,
    note: words,
  })
  for (const to of affiliate.emails) {
    await parts.mail.enqueue(tx, { kind: 'report-passed-on', to, replyTo: parts.supportEmail, mailText })
  }
  await answerReports(tx, parts, who.person, [report], { as: 'passed_on', words, affiliate: affiliate.name })
}

function buildMissingError(): AppError {
  return new AppError('not_found', 'There is no such report.')
}
