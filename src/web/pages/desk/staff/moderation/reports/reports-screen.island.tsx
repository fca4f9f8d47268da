import { reportsWords } from '#content/desk/staff/moderation.ts'
import type { ReportsPage } from '#contract/staff/reports.ts'
import { StaffScreen } from '#web/pages/desk/staff/staff-screen.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { readReportChoice } from './reports-address.ts'
import { ReportsList } from './reports-list.tsx'

export default function ReportsScreen(given: DeskScreenProps<ReportsPage>) {
  return (
    <StaffScreen of={given} title={reportsWords.title} here="/staff/reports">
      {(page, { at, user, query }) => (
        <ReportsList
          page={page}
          show={readReportChoice(query)}
          cursor={query.get('cursor')}
          at={at}
          me={user?.id ?? ''}
          words={reportsWords}
        />
      )}
    </StaffScreen>
  )
}
