import '#web/ui/text/card.css'
import { reportsWords as words } from '#content/staff/moderation.ts'
import { promiseWords } from '#content/staff/promise.ts'
import type { ReportDetail } from '#contract/residence/moderation/reports.ts'
import { isUrgent } from '#domain/residence/listing/page-report.ts'
import { describePromise } from '#web/pages/staff/inbox/promise.ts'
import { PromiseMark } from '#web/pages/staff/inbox/promise-mark.tsx'
import { ReportEntries } from '#web/pages/staff/moderation/report-entries.tsx'
import { StaffScreen } from '#web/pages/staff/staff-screen.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { Part } from '#web/parts/desk/lists/part.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import { ReportActions } from './report-actions.tsx'

export default function ReportScreen(given: DeskScreenProps<ReportDetail>) {
  return (
    <StaffScreen of={given} title={words.title} here="/staff/reports">
      {(report, { at, user }) => <Report report={report} at={at} me={user?.id ?? ''} />}
    </StaffScreen>
  )
}

function Report({ report, at, me }: { report: ReportDetail; at: Date; me: string }) {
  const now = useNow(at)
  const { kind, words: said, listing, decided, receivedAt } = report
  const standing = describePromise({ ...report, answeredAt: decided?.at ?? null }, now, promiseWords)
  return (
    <>
      <Breadcrumbs trail={[{ words: words.title, to: '/staff/reports' }]} here={listing.name} />
      <DeskHead title={`${words.kinds[kind]}: ${listing.name}`} lead={<Moment at={receivedAt} />}>
        {isUrgent(kind) && decided === null && <b>{words.urgent}</b>}
        <PromiseMark standing={standing} />
      </DeskHead>
      <div className="grid beside-4 gap-6 align-start pad-y-4">
        <div className="stack stack-fill gap-6">
          <section aria-labelledby="wrote">
            <h2 id="wrote" className="vh">
              {words.wrote}
            </h2>
            <p className="letter card as-typed break w-52">{said}</p>
          </section>
          <Reporter of={report} />
          <Listing of={report} />
          <Others of={report} />
        </div>
        <aside className="deskside stack stack-fill gap-6" aria-label={words.about}>
          <ReportActions report={report} me={me} words={words} />
        </aside>
      </div>
    </>
  )
}

function Reporter({ of: { email, language } }: { of: ReportDetail }) {
  return (
    <section aria-labelledby="reporter" className="stack gap-1">
      <h2 id="reporter">{words.reporter}</h2>
      {email !== '' && (
        <SiteLink className="tap break" to={`mailto:${encodeURIComponent(email)}`}>
          {email}
        </SiteLink>
      )}
      <p className="small ink-2">
        {email === '' ? words.anonymous : words.answered} {language === 'es' && words.inSpanish}
      </p>
    </section>
  )
}

function Listing({ of: { listing } }: { of: ReportDetail }) {
  const statuses: Readonly<Record<string, string>> = words.statuses
  return (
    <section aria-labelledby="listing" className="stack gap-2">
      <h2 id="listing">{words.listing}</h2>
      <p className="break">
        <b>{listing.name}</b>, {[listing.city, listing.state].filter(Boolean).join(', ')}. {listing.organization}.{' '}
        {statuses[listing.isHidden ? 'hidden' : listing.status]}.
      </p>
      <p className="row gap-2">
        <ButtonLink to={`/staff/listings/${listing.id}`} icon="house">
          {words.open}
        </ButtonLink>
        {listing.status === 'published' && (
          <ButtonLink to={`/residences/${listing.slug}`} icon="window">
            {words.publicPage}
          </ButtonLink>
        )}
      </p>
    </section>
  )
}

function Others({ of: { others } }: { of: ReportDetail }) {
  if (others.length === 0) return null
  return (
    <Part id="others" title={words.others} gap={2}>
      <ReportEntries
        reports={others}
        kinds={words.kinds}
        standing={(decided) => (decided === null ? words.choices.open : words.decisions[decided.as])}
      />
    </Part>
  )
}
