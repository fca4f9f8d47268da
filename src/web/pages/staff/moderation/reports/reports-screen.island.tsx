import { reportsWords as words } from '#content/staff/moderation.ts'
import { promiseWords } from '#content/staff/promise.ts'
import { type ReportChoice, reportChoices } from '#contract/residence/moderation/report-choices.ts'
import type { ListedReport, ReportsPage } from '#contract/residence/moderation/reports.ts'
import { isUrgent } from '#domain/residence/listing/page-report.ts'
import { FoundRow } from '#web/pages/staff/found-row.tsx'
import { describePromise } from '#web/pages/staff/inbox/promise.ts'
import { PromiseMark } from '#web/pages/staff/inbox/promise-mark.tsx'
import { StaffScreen } from '#web/pages/staff/staff-screen.tsx'
import { QueueList } from '#web/parts/desk/lists/queue-list.tsx'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { buildReportsAddress, readReportChoice } from './reports-address.ts'

export default function ReportsScreen(given: DeskScreenProps<ReportsPage>) {
  return (
    <StaffScreen of={given} title={words.title} here="/staff/reports">
      {(page, { at, user, query }) => (
        <Reports page={page} show={readReportChoice(query)} cursor={query.get('cursor')} at={at} me={user?.id ?? ''} />
      )}
    </StaffScreen>
  )
}

type ReportsProps = {
  page: ReportsPage
  show: ReportChoice
  cursor: string | null
  at: Date
  me: string
}

function Reports({ page, show, cursor, at, me }: ReportsProps) {
  const now = useNow(at)
  return (
    <>
      <QueueList
        words={words}
        lead={words.lead}
        page={page}
        counted={['open', 'late', 'urgent', 'mine']}
        choices={reportChoices}
        chosen={show}
        cursor={cursor}
        toAddress={buildReportsAddress}
        show={(report) => <ReportRow report={report} now={now} me={me} />}
      />
      <p className="mt-4">
        <SiteLink className="tap" to="/workspace/messages">
          {words.suggested}
        </SiteLink>
      </p>
    </>
  )
}

function ReportRow({ report, now, me }: { report: ListedReport; now: Date; me: string }) {
  const { id, kind, words: said, listing, takenBy, decided, settled, sharedWithAffiliate } = report
  const place = [listing.city, listing.state].filter(Boolean).join(', ')
  return (
    <FoundRow
      to={`/staff/reports/${id}`}
      name={`${words.kinds[kind]}: ${listing.name}`}
      about={`${place}. ${listing.organization}`}
    >
      <p className="small ink-2 break measure report-words">{said}</p>
      <p className="row gap-4 tight small ink-2">
        <PromiseMark standing={describePromise({ ...report, answeredAt: decided?.at ?? null }, now, promiseWords)} />
        {isUrgent(kind) && decided === null && <b className="ink">{words.urgent}</b>}
        {settled !== null ? (
          <span>{words.settlements[settled.as]}</span>
        ) : (
          sharedWithAffiliate !== null && decided === null && <span>{words.withAffiliate}</span>
        )}
        {decided !== null && settled?.as !== decided.as && <span>{words.decisions[decided.as]}</span>}
        {takenBy && decided === null && (
          <span>{takenBy.id === me ? words.takenByYou : words.takenBy(takenBy.name)}</span>
        )}
      </p>
    </FoundRow>
  )
}
