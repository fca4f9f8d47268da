import { reportsWords } from '#content/desk/staff/moderation.ts'
import type { ReportDetail } from '#contract/staff/reports.ts'
import { StaffScreen } from '#web/pages/desk/staff/staff-screen.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { ReportActions } from './report-actions.tsx'
import { ReportView } from './report-view.tsx'

export default function ReportScreen(given: DeskScreenProps<ReportDetail>) {
  return (
    <StaffScreen of={given} title={reportsWords.title} here="/staff/reports">
      {(report, { at, user }) => {
        const me = user?.id ?? ''
        return (
          <ReportView
            report={report}
            at={at}
            words={reportsWords}
            actions={<ReportActions report={report} me={me} words={reportsWords} />}
          />
        )
      }}
    </StaffScreen>
  )
}
