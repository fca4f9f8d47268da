import type { ReportsWords } from '#content/staff/moderation.ts'
import type { ShownReport } from '#contract/residence/moderation/reports.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'

type ReportEntriesProps = {
  reports: readonly ShownReport[]
  kinds: ReportsWords['kinds']
  standing: (decided: ShownReport['decided']) => string
}

export function ReportEntries({ reports, kinds, standing }: ReportEntriesProps) {
  return (
    <ul className="ruled">
      {reports.map(({ id, kind, words, receivedAt, decided }) => (
        <li key={id} className="stack gap-1">
          <SiteLink className="tap bold" to={`/staff/reports/${id}`}>
            {kinds[kind]}
          </SiteLink>
          <p className="small as-typed break">{words}</p>
          <p className="small ink-2">
            <Moment at={receivedAt} />. {standing(decided)}.
          </p>
        </li>
      ))}
    </ul>
  )
}
