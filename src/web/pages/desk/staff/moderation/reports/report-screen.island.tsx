import { reportsWords } from '#content/desk/staff/moderation.ts'
import type { ReportDetail } from '#contract/staff/reports.ts'
import { StaffFrame } from '#web/pages/desk/staff/staff-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { ReportActions } from './report-actions.tsx'
import { ReportView } from './report-view.tsx'

export default function ReportScreen(given: DeskScreenProps<ReportDetail>) {
  return <DeskScreen of={given} show={Report} />
}

function Report({ answer, refused, user }: DeskShown<ReportDetail>) {
  const me = user?.id ?? ''
  return (
    <StaffFrame answer={answer} title={reportsWords.title} here="/staff/reports">
      {(report, at) => (
        <ReportView
          report={report}
          at={at}
          words={reportsWords}
          actions={<ReportActions report={report} me={me} refused={refused} words={reportsWords} />}
        />
      )}
    </StaffFrame>
  )
}
