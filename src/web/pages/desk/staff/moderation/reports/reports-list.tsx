import type { ReportsWords } from '#content/desk/moderation.ts'
import { type ReportChoice, reportChoices } from '#contract/staff/report-choices.ts'
import type { ListedReport, ReportsPage } from '#contract/staff/reports.ts'
import { isUrgent } from '#domain/listing/page-report.ts'
import { promiseStanding } from '#web/pages/desk/staff/inbox/promise.ts'
import { PromiseMark } from '#web/pages/desk/staff/inbox/promise-mark.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { ListChoices, ListWays } from '#web/parts/desk/lists/list-links.tsx'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { reportsAddress } from './reports-address.ts'

type ReportsListProps = {
  page: ReportsPage
  show: ReportChoice
  cursor: string | null
  at: Date
  me: string
  words: ReportsWords
}

export function ReportsList({ page: { rows, next, counts }, show, cursor, at, me, words }: ReportsListProps) {
  const now = useNow(at)
  return (
    <>
      <DeskHead title={words.title} lead={words.lead} />
      <Counts counts={counts} words={words.counts} />
      <ListChoices
        label={words.chips}
        choices={reportChoices.map((each) => ({
          words: words.choices[each],
          to: reportsAddress(each),
          isCurrent: each === show,
        }))}
      />
      {rows.length === 0 ? (
        <EmptyState mark="window" title={words.empty[show].title}>
          <p className="ink-2">{words.empty[show].words}</p>
        </EmptyState>
      ) : (
        <section aria-labelledby="list-order">
          <h2 id="list-order" className="t-label ink-3 mb-2">
            {words.order[show]}
          </h2>
          <ul className="ruled line-above line-below">
            {rows.map((report) => (
              <li key={report.id}>
                <ReportRow report={report} now={now} me={me} words={words} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ListWays start={reportsAddress(show)} cursor={cursor} next={next} />
    </>
  )
}

function Counts({ counts, words }: { counts: ReportsPage['counts']; words: ReportsWords['counts'] }) {
  const { label, ...names } = words
  const keys = ['open', 'late', 'urgent', 'mine'] as const
  return (
    <dl className="totals" aria-label={label}>
      {keys.map((key) => (
        <div key={key}>
          <dt>{names[key]}</dt>
          <dd>
            {counts[key]}
            {key === 'late' && counts.late > 0 && <span className="promise age" data-state="late" aria-hidden="true" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type ReportRowProps = { report: ListedReport; now: Date; me: string; words: ReportsWords }

function ReportRow({ report, now, me, words }: ReportRowProps) {
  const { id, kind, words: said, listing, takenBy, decided } = report
  const place = [listing.city, listing.state].filter(Boolean).join(', ')
  return (
    <article className="mail-row entry">
      <div>
        <h3 className="small bold break">
          <SiteLink className="ink" to={`/staff/reports/${id}`}>
            {words.kinds[kind]}: {listing.name}
          </SiteLink>
        </h3>
        <p className="small ink-2 break">
          {place}. {listing.organization}
        </p>
      </div>
      <p className="small ink-2 break measure report-words">{said}</p>
      <p className="row gap-4 tight small ink-2">
        <PromiseMark standing={promiseStanding({ ...report, answeredAt: decided?.at ?? null }, now)} />
        {isUrgent(kind) && decided === null && <b className="ink">{words.urgent}</b>}
        {decided !== null && <span>{words.decisions[decided.as]}</span>}
        {takenBy && decided === null && (
          <span>{takenBy.id === me ? words.takenByYou : words.takenBy(takenBy.name)}</span>
        )}
      </p>
    </article>
  )
}
