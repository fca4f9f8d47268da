import { reportsWords } from '#content/desk/staff/moderation.ts'
import type { ReportsPage } from '#contract/staff/reports.ts'
import { StaffFrame } from '#web/pages/desk/staff/staff-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { readReportChoice } from './reports-address.ts'
import { ReportsList } from './reports-list.tsx'

export default function ReportsScreen(given: DeskScreenProps<ReportsPage>) {
  return <DeskScreen of={given} show={Reports} />
}

function Reports({ answer, user, query }: DeskShown<ReportsPage>) {
  return (
    <StaffFrame answer={answer} title={reportsWords.title} here="/staff/reports">
      {(page, at) => (
        <ReportsList
          page={page}
          show={readReportChoice(query)}
          cursor={query.get('cursor')}
          at={at}
          me={user?.id ?? ''}
          words={reportsWords}
        />
      )}
    </StaffFrame>
  )
}
